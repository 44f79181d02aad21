"""The people side of the sandbox: what the web page (or anything else that stands in for Discord's client) talks to.

All bodies and answers are JSON. Ids are strings. A refused request answers 4xx with ``{"message": "<one
sentence>"}``: 400 for what Discord's own client would never send, 403 for what this person may not do here, 404 for
what is unknown (or not visible to this person), 409 when the server has no bot connected where one is needed. No
authorisation: loopback.

Static files
    ``GET /``                       ``bot/sandbox/page/index.html``
    ``GET /page/{file}``            the other files of ``bot/sandbox/page/`` (*.js, *.css, *.svg); link them as
                                    ``page/x.js``
    ``GET /cdn/...``                attachments: every url in a message object is absolute and can be used as it is

People
    ``GET /people``                 ``[{"id", "name", "locale", "colour", "in_guild"}]``; colour is "#rrggbb"
    ``POST /people``                ``{"name", "locale"}`` -> the new person (201); locale is one of Discord's:
                                    "en-US", "ru"
    ``PATCH /people/{user}``        ``{"locale"?, "name"?, "dms_open"?: bool}`` -> the person; sends ``hello`` anew
    ``POST /people/{user}/leave``   leaves the guild; ``POST /people/{user}/return`` joins it again

Events: ``WS /people/{user}/events``
    Server to page, one JSON object a frame, ``{"type": ..., ...}``. The page sends nothing (pings are answered).

    ``hello``            first frame of each connection, and again when something as large as the language changes:
                         ``me`` (person), ``bot`` {"id", "name", "online"}, ``guild`` {"id", "name", "locale"},
                         ``members`` [{"id", "name", "colour", "bot"}], ``channels`` (visible guild text channels, and
                         DM channels of type 1 with ``recipients``), ``threads`` (visible, archived ones too; each
                         with
                         ``parent_id``, ``thread_metadata`` {"archived", "locked", ...} and ``member_ids``),
                         ``commands`` (see below), ``unread`` {channel id: number of mentions not seen}.
                         Discord's channel objects with one addition: ``can_send`` bool.
    ``channel_create`` / ``channel_update``   ``channel``;  ``channel_delete``  ``channel_id``  (DMs arrive so, too)
    ``thread_create`` / ``thread_update``     ``thread``;   ``thread_delete``   ``thread_id``, ``parent_id``
    ``members``          ``members``, the whole list anew (someone came, left, or changed the name)
    ``message``          ``message``: Discord's message object plus ``"ephemeral": bool``. An ephemeral message is
                         sent to its owner's open connections only and is never stored for later ones: after a reload
                         it is gone. While the bot is "thinking" the message has flag 128 (LOADING) and no content.
                         ``interaction_metadata`` {"id", "type", "user", "name"?} says who used which command for it.
    ``message_update``   ``message``, the whole object again
    ``message_delete``   ``message_id``, ``channel_id``
    ``interaction``      ``interaction_id``, ``state``, ``kind`` ("command", "component", "modal"), ``channel_id``,
                         and as known ``message_id``, ``custom_id``, ``name``; states in order: ``sent``, then
                         ``deferred`` (the bot has asked for time), then ``done`` or ``failed`` with ``reason`` "This
                         interaction failed" (no answer in three seconds, or the 15 minutes of a deferred one are
                         over)
    ``modal``            ``interaction_id`` (quote it in /submit), ``custom_id``, ``title``, ``components`` as the
                         bot sent them: rows (type 1) of text inputs (4), or labels (18) {"label", "description"?,
                         "component"}, the component being text input 4, selects 3 5 6 7 8, radio group 21, checkbox
                         group 22, checkbox 23; or text displays (10)
    ``notify``           ``channel_id``, ``message_id``, ``kind`` ("mention", "reply" or "dm"), ``content``: this is
                         where a phone would ring
    ``commands_changed`` ``commands``
    ``typing``           ``channel_id``, ``user_id``
    ``bot_online`` / ``bot_offline``

    A command: ``{"id", "name", "label", "description", "options", "dm"}``, an option ``{"type", "name", "label",
    "description", "required", "autocomplete", "choices"?: [{"name", "value"}], "min_value"?, "max_value"?,
    "min_length"?, "max_length"?, "channel_types"?, "options"?}``; types 1 sub-command, 2 group, 3 string, 4 integer,
    5 bool, 6 user, 7 channel, 8 role, 9 mentionable, 10 number. ``name`` is what to send back, ``label`` and
    ``description`` and the names of choices are in the person's language.

What a person does (``POST /people/{user}/...``)
    ``say``        ``{"channel_id", "content", "reply_to"?}`` -> the message (201)
    ``press``      ``{"message_id", "custom_id"}`` -> ``{"interaction_id"}`` (202)
    ``select``     ``{"message_id", "custom_id", "values": [...]}`` -> ``{"interaction_id"}``; for user, role,
                   channel menus the values are ids
    ``submit``     ``{"interaction_id", "custom_id", "fields": {custom_id: text, [values] or bool}}`` ->
                   ``{"interaction_id"}``
    ``close``      ``{"interaction_id"}``: shuts a modal without sending it (204)
    ``command``    ``{"channel_id", "command": "table new", "options": {name: value}}`` -> ``{"interaction_id"}``;
                   the path is command, group and sub-command with spaces between; users and channels are given by id
    ``complete``   the same plus ``"focused": name``; the value of the focused one is what has been typed so far ->
                   ``{"choices": [{"name", "value"}]}`` (empty when the bot does not answer in time)
    ``dismiss``    ``{"message_id"}``: an ephemeral message goes away (204)
    ``read``       ``{"channel_id"}``: mentions there are seen (204)
    ``dm``         ``{}`` -> the DM channel with the bot (made if there is none)
    ``threads/{id}/join``, ``threads/{id}/leave``  (204)
    ``moderate``   what the guild's moderator would do, open to everyone here: one of
                   ``{"delete_message": id}``, ``{"delete_channel": id}`` (threads too), ``{"archive": id, "locked"?:
                   bool}``,
                   ``{"unarchive": id}`` (204)
    ``GET /people/{user}/channels/{id}/messages?before=&limit=``  newest first, at most 100 (default 50), no
                                                                  ephemeral ones

    Refused with 400: commands the bot has not synced, options the command does not have or of another type or not
    among its fixed choices, missing required options, a custom_id that is not on the message, disabled components,
    values not in the menu, more or fewer values than it allows, a message that is not visible any more, fields that
    the modal does not have or that break its lengths.
"""
