"""The build backend of the package: a wheel is the folder bestdraw/ in a zip file, the same bytes every time."""
import base64
import hashlib
import os
import tarfile
import zipfile

NAME, VERSION = "bestdraw", "0.1.0"
INFO = f"{NAME}-{VERSION}.dist-info"
METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: The best draw of a Swiss chess round, with its proof
License: GPL-3.0-or-later
Requires-Python: >=3.9
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: wheel_of_folder\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def _files():
    for name in sorted(os.listdir(NAME)):
        if name.endswith(".py") or name == "py.typed":
            with open(os.path.join(NAME, name), "rb") as file:
                yield f"{NAME}/{name}", file.read()
    yield f"{INFO}/METADATA", METADATA.encode()
    yield f"{INFO}/WHEEL", WHEEL.encode()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    record = []
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in _files():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}\n")
            wheel.writestr(zipfile.ZipInfo(path), data)
        record.append(f"{INFO}/RECORD,,\n")
        wheel.writestr(zipfile.ZipInfo(f"{INFO}/RECORD"), "".join(record))
    return name


def build_sdist(sdist_directory, config_settings=None):
    name = f"{NAME}-{VERSION}"
    with tarfile.open(os.path.join(sdist_directory, name + ".tar.gz"), "w:gz") as archive:
        for path in ("pyproject.toml", "wheel_of_folder.py", NAME):
            archive.add(path, arcname=f"{name}/{path}", filter=lambda entry: None if "__pycache__" in entry.name else entry)
    return name + ".tar.gz"
