import dataclasses
import inspect
import json
import pathlib
import tempfile
import types

import safetensors.paddle


class ModelHubMixin:
    """Layer that saves itself and its configuration, and loads them from a folder or the hub."""

    _access = dict(force_download=False, proxies=None, token=None, cache_dir=None)
    _access.update(local_files_only=False, revision=None)
    _hub_mixin_config = None
    _hub_mixin_info = types.SimpleNamespace(
        model_card_template="---\n{{ card_data }}\n---\n\nA model for PaddlePaddle.\n",
        model_card_data={},
        repo_url=None,
        paper_url=None,
        docs_url=None,
    )

    def __init_subclass__(cls, coders=None, tags=(), **about):
        super().__init_subclass__()
        if coders:
            raise NotImplementedError(
                "the configuration takes arguments that JSON has, and no others"
            )
        info = dict(vars(cls._hub_mixin_info))
        info.update((name, about.pop(name)) for name in list(about) if name in info)
        card = {**getattr(info["model_card_data"], "to_dict", dict)(), **about}
        card["tags"] = sorted({*(card.get("tags") or ()), *tags, "model_hub_mixin"})
        cls._hub_mixin_info = types.SimpleNamespace(**info)
        cls._hub_mixin_info.model_card_data = cls._hub().ModelCardData(**card)

    @staticmethod
    def _hub():
        import huggingface_hub

        return huggingface_hub

    def __new__(cls, *args, **kwargs):
        instance = super().__new__(cls)
        parameters = list(inspect.signature(cls.__init__).parameters.values())[1:]
        given = {each.name: each.default for each in parameters if each.default is not each.empty}
        given.update(zip((each.name for each in parameters), args))
        given.update(kwargs)
        config = given.pop("config", None)
        if not dataclasses.is_dataclass(config):
            plain = {name: value for name, value in given.items() if cls._is_plain(value)}
            config = {**plain, **(config or {})}
        instance.__dict__["_hub_mixin_config"] = config or None
        return instance

    @staticmethod
    def _is_plain(value):
        try:
            json.dumps(value)
        except (TypeError, ValueError):
            return False
        return True

    def save_pretrained(
        self,
        save_directory,
        *,
        config=None,
        repo_id=None,
        push_to_hub=False,
        model_card_kwargs=None,
        **push_to_hub_kwargs,
    ):
        folder = pathlib.Path(save_directory)
        folder.mkdir(parents=True, exist_ok=True)
        written = folder / "config.json"
        written.unlink(missing_ok=True)
        self._save_pretrained(folder)
        config = self._hub_mixin_config if config is None else config
        config = dataclasses.asdict(config) if dataclasses.is_dataclass(config) else config
        if config is not None and not written.exists():
            written.write_text(json.dumps(config, sort_keys=True, indent=2))
        card = folder / "README.md"
        if not card.exists():
            self.generate_model_card(**(model_card_kwargs or {})).save(card)
        if not push_to_hub:
            return None
        push_to_hub_kwargs.update(config=config, model_card_kwargs=model_card_kwargs)
        return self.push_to_hub(repo_id or folder.name, **push_to_hub_kwargs)

    def _save_pretrained(self, save_directory):
        state = getattr(self, "module", self).state_dict()
        safetensors.paddle.save_file(dict(state), str(save_directory / "model.safetensors"))

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *, resume_download=None, **options):
        model = str(pretrained_model_name_or_path)
        access = {name: options.pop(name, usual) for name, usual in cls._access.items()}
        config = {}
        try:
            config = json.loads(
                cls._file_of(model, "config.json", **access).read_text(encoding="utf-8")
            )
        except (FileNotFoundError, cls._hub().errors.HfHubHTTPError):
            pass
        parameters = inspect.signature(cls.__init__).parameters
        takes_all = any(each.kind is each.VAR_KEYWORD for each in parameters.values())
        values = {name: value for name, value in config.items() if takes_all or name in parameters}
        if "config" in parameters and config:
            values = {"config": config}
        instance = cls._from_pretrained(
            model_id=model, resume_download=resume_download, **access, **{**values, **options}
        )
        if config and not instance._hub_mixin_config:
            instance._hub_mixin_config = config
        return instance

    @classmethod
    def _file_of(cls, model, name, **access):
        folder = pathlib.Path(model)
        if folder.is_dir():
            return folder / name
        return pathlib.Path(cls._hub().hf_hub_download(model, name, **access))

    @classmethod
    def _from_pretrained(
        cls, *, model_id, resume_download=None, map_location="cpu", strict=False, **options
    ):
        access = {name: options.pop(name, usual) for name, usual in cls._access.items()}
        model = cls(**options)
        weights = cls._file_of(model_id, "model.safetensors", **access)
        places, state = model.state_dict(), {}
        for name, value in safetensors.paddle.load_file(str(weights)).items():
            other = name.replace("running_mean", "_mean").replace("running_var", "_variance")
            if not name.endswith("num_batches_tracked"):
                state[name if name in places else other] = value
        missing, unexpected = model.set_state_dict(state)
        if strict and (missing or unexpected):
            raise RuntimeError(f"of the weights, {missing} are missing, {unexpected} are not known")
        return model

    def push_to_hub(
        self,
        repo_id,
        *,
        config=None,
        commit_message="Push model using huggingface_hub.",
        private=None,
        token=None,
        branch=None,
        model_card_kwargs=None,
        **upload,
    ):
        hub = self._hub().HfApi(token=token)
        repo_id = hub.create_repo(repo_id=repo_id, private=private, exist_ok=True).repo_id
        with tempfile.TemporaryDirectory() as folder:
            self.save_pretrained(folder, config=config, model_card_kwargs=model_card_kwargs)
            upload.update(folder_path=folder, revision=branch, commit_message=commit_message)
            return hub.upload_folder(repo_id=repo_id, repo_type="model", **upload)

    def generate_model_card(self, *args, **kwargs):
        info = self._hub_mixin_info
        links = {"repo_url": info.repo_url, "paper_url": info.paper_url, "docs_url": info.docs_url}
        return self._hub().ModelCard.from_template(
            card_data=info.model_card_data,
            template_str=info.model_card_template,
            **{**links, **kwargs},
        )
