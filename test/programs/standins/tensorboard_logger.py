"""A log that is not read here."""


def configure(*_, **__):
    pass


def log_value(*_, **__):
    pass
