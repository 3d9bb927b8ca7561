import statistics
import timeit


class Timer:
    """Timer of a statement: `timeit` and `blocked_autorange`."""

    def __init__(
        self,
        stmt="pass",
        setup="pass",
        global_setup="",
        timer=timeit.default_timer,
        globals=None,
        label=None,
        sub_label=None,
        description=None,
        env=None,
        num_threads=1,
    ):
        self.timer = timeit.Timer(stmt, setup, timer, globals=globals)
        self.title = ", ".join(filter(None, (label, sub_label, description))) or str(stmt)
        self.times, self.number_per_run = [], 1

    def timeit(self, number=1000000):
        self.times, self.number_per_run = [self.timer.timeit(number) / number], number
        return self

    def blocked_autorange(self, callback=None, min_run_time=0.2):
        number, seconds = self.timer.autorange()
        self.times, self.number_per_run = [seconds / number], number
        while sum(self.times) * number < min_run_time:
            self.times.append(self.timer.timeit(number) / number)
        return self

    adaptive_autorange = blocked_autorange

    @property
    def mean(self):
        return statistics.mean(self.times)

    @property
    def median(self):
        return statistics.median(self.times)

    def __repr__(self):
        measurements = f"{len(self.times)} measurements of {self.number_per_run} runs"
        return f"{self.title}: {self.median * 1e6:.2f} us, {measurements}"
