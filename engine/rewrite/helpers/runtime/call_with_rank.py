import os


def call_with_rank(fn, args):
    """Call `fn` with the rank of the process as first argument."""
    fn(int(os.environ["PADDLE_TRAINER_ID"]), *args)
