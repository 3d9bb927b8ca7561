# %% torch.multiprocessing.spawn
import os as _os
import sys as _sys
import tempfile as _tempfile
import torch.multiprocessing as mp

_folder = _tempfile.mkdtemp()
with open(_os.path.join(_folder, "work_of_ranks.py"), "w") as _file:
    _file.write("def work(rank, path):\n    open(f'{path}/{rank}.done', 'w').close()\n")
_sys.path.insert(0, _folder)
from work_of_ranks import work as _work

mp.spawn(_work, args=(_folder,), nprocs=2)
found = sorted(name for name in _os.listdir(_folder) if name.endswith(".done"))
