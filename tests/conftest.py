"""The program speaks the language of the system: in tests English, whatever theirs is set to."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
