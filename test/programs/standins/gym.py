"""Gym as it was before its version 0.26, on its successor; each start of an environment is the same in every run."""

import gymnasium
from gymnasium import spaces  # noqa: F401: programs import it from here


class Environment:
    def __init__(self, name):
        self.inner, self.starts = gymnasium.make(name), 0

    def __getattr__(self, name):
        return getattr(self.inner if hasattr(self.inner, name) else self.inner.unwrapped, name)

    @property
    def unwrapped(self):
        return self

    def seed(self, seed=None):
        return [seed]

    def reset(self):
        self.starts += 1
        self.inner.action_space.seed(self.starts)
        return self.inner.reset(seed=self.starts)[0]

    def step(self, action):
        state, reward, ends, is_cut, more = self.inner.step(action)
        return state, reward, ends or is_cut, more

    def render(self, *_, **__):
        pass

    def close(self):
        self.inner.close()


NEWER = {"Pendulum-v0": "Pendulum-v1", "CartPole-v0": "CartPole-v1"}


def make(name):
    return Environment(NEWER.get(name, name))
