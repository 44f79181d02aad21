from pathlib import Path

import pytest

from bot.settings import BadSetting, Settings, read
from bot.text.fluent import text


def test_nothing_set_gives_the_defaults():
    assert read({}) == Settings()
    assert read({"CARAVEL_PORT": "  ", "DISCORD_TOKEN": ""}) == Settings()


def test_everything_set(tmp_path):
    found = read(
        {
            "DISCORD_TOKEN": "a.b.c",
            "CARAVEL_DATA": str(tmp_path),
            "CARAVEL_LANGUAGE": "RU",
            "CARAVEL_LOG": "debug",
            "CARAVEL_PORT": "0",
            "CARAVEL_WIDTH": "400",
            "CARAVEL_API_BASE": "http://127.0.0.1:5/api/v10",
            "CARAVEL_GATEWAY": "wss://example.org/gw",
            "CARAVEL_SANDBOX": "1",
        }
    )
    assert found == Settings(
        "a.b.c",
        Path(tmp_path),
        "ru",
        "debug",
        0,
        400,
        "http://127.0.0.1:5/api/v10",
        "wss://example.org/gw",
        "1",
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "Bot abc.def.ghi"),
        ("DISCORD_TOKEN", "ключик"),
        ("CARAVEL_LANGUAGE", "de"),
        ("CARAVEL_LOG", "loud"),
        ("CARAVEL_PORT", "http"),
        ("CARAVEL_PORT", "70000"),
        ("CARAVEL_PORT", "-1"),
        ("CARAVEL_PORT", "²"),
        ("CARAVEL_WIDTH", "12"),
        ("CARAVEL_API_BASE", "127.0.0.1:80"),
        ("CARAVEL_API_BASE", "http://"),
        ("CARAVEL_API_BASE", "http://[::1"),
        ("CARAVEL_GATEWAY", "https://gateway.example.org"),
        ("CARAVEL_SANDBOX", "yes"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_wrong_one_is_refused_in_one_line_that_names_it(name, value, language):
    with pytest.raises(BadSetting) as refused:
        read({name: value})
    words = text(language).strict(refused.value.text, **refused.value.args_)
    assert name in words and "\n" not in words
    if name == "DISCORD_TOKEN":
        assert value not in words


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_folder_of_components_has_to_be_there(tmp_path, language):
    assert read({"CARAVEL_COMPONENTS": str(tmp_path)}).components == tmp_path
    (tmp_path / "file").write_text("x")
    for name in ("nowhere", "file"):
        with pytest.raises(BadSetting) as refused:
            read({"CARAVEL_COMPONENTS": str(tmp_path / name)})
        words = text(language).strict(refused.value.text, **refused.value.args_)
        assert "CARAVEL_COMPONENTS" in words and name in words and "\n" not in words


def test_a_data_folder_that_is_a_file(tmp_path):
    (tmp_path / "data").write_text("x")
    with pytest.raises(BadSetting) as refused:
        read({"CARAVEL_DATA": str(tmp_path / "data")})
    assert "CARAVEL_DATA" in text("en").strict(refused.value.text, **refused.value.args_)
