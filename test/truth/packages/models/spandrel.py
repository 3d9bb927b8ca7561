# Converted: spandrel torchvision==0.24.1
# As they are: safetensors

# %% ESRGAN
from spandrel.architectures.ESRGAN.__arch.RRDB import RRDBNet
model = RRDBNet(num_filters=8, num_blocks=2)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% SwinIR
from spandrel.architectures.SwinIR.__arch.SwinIR import SwinIR
model = SwinIR(img_size=16, embed_dim=12, depths=[2, 2], num_heads=[2, 2], window_size=4, upscale=2, upsampler="pixelshuffle")
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% NAFNet
from spandrel.architectures.NAFNet.__arch.NAFNet_arch import NAFNet
model = NAFNet(width=8, enc_blk_nums=[1, 1], middle_blk_num=1, dec_blk_nums=[1, 1])
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% DnCNN
from spandrel.architectures.DnCNN.__arch.network_dncnn import DnCNN
model = DnCNN(in_nc=3, out_nc=3, nc=8, nb=4)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% HAT
from spandrel.architectures.HAT.__arch.HAT import HAT
model = HAT(img_size=16, embed_dim=12, depths=(2,), num_heads=(2,), window_size=4, upscale=2, upsampler="pixelshuffle", compress_ratio=3, squeeze_factor=3)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% Compact
from spandrel.architectures.Compact.__arch.SRVGG import SRVGGNetCompact
model = SRVGGNetCompact(num_feat=8, num_conv=2)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))
