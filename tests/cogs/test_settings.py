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
            "CARAVEL_DATABASE": "postgresql://at/there",
            "CARAVEL_SHARDS": "4",
            "CARAVEL_SHARD": "3, 0",
            "CARAVEL_METRICS": "9100",
        }
    )
    assert found.several and not Settings(shards=4).several and not Settings(server="postgresql://at/there").several
    assert found == Settings(
        token="a.b.c",
        data=Path(tmp_path),
        language="ru",
        log="debug",
        port=0,
        width=400,
        api_base="http://127.0.0.1:5/api/v10",
        gateway="wss://example.org/gw",
        sandbox="1",
        server="postgresql://at/there",
        shards=4,
        named=(0, 3),
        metrics=9100,
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
        ("CARAVEL_SHARDS", "0"),
        ("CARAVEL_SHARD", "1"),  # there is only 0
        ("CARAVEL_SHARD", "0-3"),
        ("CARAVEL_METRICS", "70000"),
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
