"""A log that nobody reads here."""


def configure(*_, **__):
    pass


def log_value(*_, **__):
    pass
