# %% torch._dynamo.is_dynamo_supported torch._dynamo.is_inductor_supported torch.cpu.is_initialized torch.backends.cuda.cudnn_sdp_enabled torch.backends.cuda.flash_sdp_enabled torch.backends.cuda.is_flash_attention_available torch.backends.cuda.math_sdp_enabled torch.backends.cuda.mem_efficient_sdp_enabled torch.backends.mha.get_fastpath_enabled torch.backends.mkl.is_available torch.backends.nnpack.is_available
v0 = torch._dynamo.is_dynamo_supported()
v1 = torch._dynamo.is_inductor_supported()
v2 = torch.cpu.is_initialized()
v3 = torch.backends.cuda.cudnn_sdp_enabled()
v4 = torch.backends.cuda.flash_sdp_enabled()
v5 = torch.backends.cuda.is_flash_attention_available()
v6 = torch.backends.cuda.math_sdp_enabled()
v7 = torch.backends.cuda.mem_efficient_sdp_enabled()
v9 = torch.backends.mha.get_fastpath_enabled()
v10 = torch.backends.mkl.is_available()
v11 = torch.backends.nnpack.is_available()
# %% torch.backends.openmp.is_available torch.backends.cudnn.benchmark_limit torch.backends.cudnn.fp32_precision torch.backends.mkldnn.fp32_precision torch.backends.miopen.immediate torch.backends.mkldnn.deterministic torch.backends.mkl.VERBOSE_OFF torch.backends.mkl.VERBOSE_ON torch.backends.mkldnn.allow_tf32 torch.backends.quantized.engine
v0 = torch.backends.openmp.is_available()
v1 = torch.backends.cudnn.benchmark_limit
v2 = torch.backends.cudnn.fp32_precision
v3 = torch.backends.mkldnn.fp32_precision
v6 = torch.backends.miopen.immediate
v7 = torch.backends.mkldnn.deterministic
v8 = torch.backends.mkl.VERBOSE_OFF
v9 = torch.backends.mkl.VERBOSE_ON
v10 = torch.backends.mkldnn.allow_tf32
v11 = torch.backends.quantized.engine
# %% torch.cuda.get_allocator_backend torch.get_deterministic_debug_mode torch.mps.device_count torch.xpu.device_count torch.mtia.device_count torch.has_lapack torch.has_mkl torch.has_openmp torch.has_spectral torch.cuda.has_half torch.cuda.has_magma torch.hub.DEFAULT_CACHE_DIR
v0 = torch.cuda.get_allocator_backend()
v1 = torch.get_deterministic_debug_mode()
v2 = torch.mps.device_count()
v3 = torch.xpu.device_count()
v4 = torch.mtia.device_count()
v5 = torch.has_lapack
v6 = torch.has_mkl
v7 = torch.has_openmp
v8 = torch.has_spectral
v9 = torch.cuda.has_half
v10 = torch.cuda.has_magma
v11 = torch.hub.DEFAULT_CACHE_DIR
# %% torch.hub.ENV_GITHUB_TOKEN torch.hub.ENV_TORCH_HOME torch.hub.ENV_XDG_CACHE_HOME torch.hub.MODULE_HUBCONF torch.hub.READ_DATA_CHUNK torch.hub.VAR_DEPENDENCY torch.is_anomaly_check_nan_enabled torch.is_autocast_cache_enabled torch.is_anomaly_enabled torch.is_autocast_cpu_enabled torch.is_autocast_ipu_enabled torch.is_autocast_xla_enabled
v0 = torch.hub.ENV_GITHUB_TOKEN
v1 = torch.hub.ENV_TORCH_HOME
v2 = torch.hub.ENV_XDG_CACHE_HOME
v3 = torch.hub.MODULE_HUBCONF
v4 = torch.hub.READ_DATA_CHUNK
v5 = torch.hub.VAR_DEPENDENCY
v6 = torch.is_anomaly_check_nan_enabled()
v7 = torch.is_autocast_cache_enabled()
v8 = torch.is_anomaly_enabled()
v9 = torch.is_autocast_cpu_enabled()
v10 = torch.is_autocast_ipu_enabled()
v11 = torch.is_autocast_xla_enabled()
# %% torch.is_vulkan_available torch.vitals_enabled torch.is_warn_always_enabled torch.xpu.is_initialized torch.mtia.is_available torch.mtia.is_initialized torch.backends.cuda.fp16_bf16_reduction_math_sdp_allowed torch.backends.kleidiai.is_available torch.multiprocessing.ENV_VAR_PARALLEL_START torch.multiprocessing.get_all_sharing_strategies torch.multiprocessing.get_sharing_strategy torch.version.debug
v0 = torch.is_vulkan_available()
v1 = torch.vitals_enabled()
v2 = torch.is_warn_always_enabled()
v3 = torch.xpu.is_initialized()
v4 = torch.mtia.is_available()
v5 = torch.mtia.is_initialized()
v6 = torch.backends.cuda.fp16_bf16_reduction_math_sdp_allowed()
v7 = torch.backends.kleidiai.is_available()
v8 = torch.multiprocessing.ENV_VAR_PARALLEL_START
v9 = torch.multiprocessing.get_all_sharing_strategies()
v10 = torch.multiprocessing.get_sharing_strategy()
v11 = torch.version.debug
# %% torch.version.xpu torch.xpu.get_arch_list torch.xpu.get_gencode_flags torch.xpu.max_memory_allocated torch.xpu.max_memory_reserved torch.xpu.memory_allocated torch.xpu.memory_reserved torch.mtia.max_memory_allocated torch.mtia.memory_allocated torch.xpu.memory_stats torch.xpu.memory_stats_as_nested_dict torch.mtia.memory_stats
v0 = torch.version.xpu
v1 = torch.xpu.get_arch_list()
v2 = torch.xpu.get_gencode_flags()
v3 = torch.xpu.max_memory_allocated()
v4 = torch.xpu.max_memory_reserved()
v5 = torch.xpu.memory_allocated()
v6 = torch.xpu.memory_reserved()
v7 = torch.mtia.max_memory_allocated()
v8 = torch.mtia.memory_allocated()
v9 = torch.xpu.memory_stats()
v10 = torch.xpu.memory_stats_as_nested_dict()
v11 = torch.mtia.memory_stats()
# %% torch._dynamo.mark_dynamic torch._dynamo.mark_static torch._dynamo.mark_static_address torch._dynamo.maybe_mark_dynamic torch.backends.mha.set_fastpath_enabled torch.backends.nnpack.set_flags torch.mtia.reset_peak_memory_stats torch.cpu.synchronize torch.init_num_threads torch.set_anomaly_enabled torch.set_flush_denormal torch.mps.manual_seed
x = torch.ones(2, 2)
torch._dynamo.mark_dynamic(x, 0)
torch._dynamo.mark_static(x)
torch._dynamo.mark_static_address(x)
torch._dynamo.maybe_mark_dynamic(x, 0)
torch.backends.mha.set_fastpath_enabled(True)
torch.backends.nnpack.set_flags(True)
torch.mtia.reset_peak_memory_stats()
torch.cpu.synchronize()
torch.init_num_threads()
torch.set_anomaly_enabled(False)
torch.set_flush_denormal(False)
torch.mps.manual_seed(1)
done = True
# %% torch.xpu.manual_seed torch.xpu.manual_seed_all torch.multiprocessing.init_reductions torch.cuda.reset_accumulated_host_memory_stats torch.cuda.reset_peak_host_memory_stats torch._dynamo.reset torch._dynamo.reset_code_caches torch._dynamo.reset_code_state torch._dynamo.reset_frame_count torch.xpu.empty_cache torch.xpu.seed torch.xpu.seed_all
torch.xpu.manual_seed(1)
torch.xpu.manual_seed_all(1)
torch.multiprocessing.init_reductions()
torch.cuda.reset_accumulated_host_memory_stats()
torch.cuda.reset_peak_host_memory_stats()
torch._dynamo.reset()
torch._dynamo.reset_code_caches()
torch._dynamo.reset_code_state()
torch._dynamo.reset_frame_count()
torch.xpu.empty_cache()
torch.xpu.seed()
torch.xpu.seed_all()
done = True
# %% torch.multiprocessing.set_sharing_strategy torch.set_deterministic_debug_mode torch.utils.checkpoint.set_checkpoint_debug_enabled torch.backends.cuda.allow_fp16_bf16_reduction_math_sdp torch.backends.cuda.enable_cudnn_sdp torch.backends.cuda.enable_flash_sdp torch.backends.cuda.enable_math_sdp torch.backends.cuda.enable_mem_efficient_sdp torch.utils.checkpoint.set_checkpoint_early_stop
torch.multiprocessing.set_sharing_strategy("file_system")
torch.set_deterministic_debug_mode(0)
torch.utils.checkpoint.set_checkpoint_debug_enabled(True)
torch.backends.cuda.allow_fp16_bf16_reduction_math_sdp(True)
torch.backends.cuda.enable_cudnn_sdp(True)
torch.backends.cuda.enable_flash_sdp(True)
torch.backends.cuda.enable_math_sdp(True)
torch.backends.cuda.enable_mem_efficient_sdp(True)
torch.utils.checkpoint.set_checkpoint_early_stop(True)
done = True
# %% torch.distributed.Backend.NCCL torch.distributed.Backend.GLOO torch.distributed.Backend
import torch.distributed as dist
names = [dist.Backend.NCCL, dist.Backend.GLOO, dist.Backend.MPI]
told = f"is_{dist.Backend.NCCL}_available"
made = dist.Backend("GLOO")
# %% torch.hub.set_dir torch.hub.get_dir
before = torch.hub.get_dir()
torch.hub.set_dir("models")
place = torch.hub.get_dir()
torch.hub.set_dir(before)
del before
