"""A checker for the part of JSON Schema (2020-12) that docs/schema uses; a keyword that it does not know is an error.

With closed=True an object that lists its properties has no others: the schemas themselves leave room for keys that are added later, the tests
want every key described."""
KINDS = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "boolean": lambda v: isinstance(v, bool),
    "null": lambda v: v is None,
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
}
SILENT = {"$schema", "$id", "$defs", "title", "description", "x-event", "x-words"}


class Misfit(Exception):
    pass


def listed(value):
    return value if isinstance(value, list) else [value]


class Checker:
    def __init__(self, root, closed=False):
        self.root, self.closed = root, closed

    def fits(self, value, schema=None):
        try:
            self.check(value, schema)
        except Misfit:
            return False
        return True

    def check(self, value, schema=None, at="$"):
        schema = self.root if schema is None else schema
        for keyword, wanted in schema.items():
            if keyword in SILENT:
                continue
            getattr(self, "on_" + keyword.lstrip("$"))(value, wanted, schema, at)

    def on_type(self, value, wanted, _schema, at):
        if not any(KINDS[kind](value) for kind in listed(wanted)):
            raise Misfit(f"{at}: {value!r:.60} is not {wanted}")

    def on_enum(self, value, wanted, _schema, at):
        if value not in wanted:
            raise Misfit(f"{at}: {value!r:.60} is none of {wanted}")

    def on_const(self, value, wanted, _schema, at):
        self.on_enum(value, [wanted], None, at)

    def on_minimum(self, value, wanted, _schema, at):
        if KINDS["number"](value) and value < wanted:
            raise Misfit(f"{at}: {value} is below {wanted}")

    def on_maximum(self, value, wanted, _schema, at):
        if KINDS["number"](value) and value > wanted:
            raise Misfit(f"{at}: {value} is above {wanted}")

    def on_ref(self, value, wanted, _schema, at):
        self.check(value, self.root["$defs"][wanted.removeprefix("#/$defs/")], at)

    def on_anyOf(self, value, wanted, _schema, at):
        if not any(self.fits(value, one) for one in wanted):
            raise Misfit(f"{at}: {value!r:.60} fits none of {len(wanted)} shapes")

    def on_items(self, value, wanted, _schema, at):
        for i, item in enumerate(value if isinstance(value, list) else []):
            self.check(item, wanted, f"{at}[{i}]")

    def on_minItems(self, value, wanted, _schema, at):
        if isinstance(value, list) and len(value) < wanted:
            raise Misfit(f"{at}: fewer than {wanted}")

    def on_maxItems(self, value, wanted, _schema, at):
        if isinstance(value, list) and len(value) > wanted:
            raise Misfit(f"{at}: more than {wanted}")

    def on_required(self, value, wanted, _schema, at):
        for name in wanted if isinstance(value, dict) else []:
            if name not in value:
                raise Misfit(f"{at}: {name} is missing")

    def on_dependentRequired(self, value, wanted, _schema, at):
        for name, needs in wanted.items():
            if isinstance(value, dict) and name in value:
                self.on_required(value, needs, None, at)

    def on_properties(self, value, wanted, schema, at):
        if not isinstance(value, dict):
            return
        for name, one in wanted.items():
            if name in value:
                self.check(value[name], one, f"{at}.{name}")
        if self.closed and "additionalProperties" not in schema:
            self.on_additionalProperties(value, False, schema, at)

    def on_additionalProperties(self, value, wanted, schema, at):
        for name in value if isinstance(value, dict) else []:
            if name in schema.get("properties", {}):
                continue
            if wanted is False:
                raise Misfit(f"{at}: {name} is not described")
            if wanted is not True:
                self.check(value[name], wanted, f"{at}.{name}")
