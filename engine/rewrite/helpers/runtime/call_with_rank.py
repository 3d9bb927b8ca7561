import os


def call_with_rank(fn, args):
    """Calls `fn` in a process that Paddle has started, with the number of the process in front of `args`."""
    fn(int(os.environ["PADDLE_TRAINER_ID"]), *args)
