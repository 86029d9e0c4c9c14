"""Finds the places of a C file where a small fault can be planted, and writes the file again with chosen faults in it.

The reader is a tokeniser and a parser of statements and expressions that knows as much of C as this project uses. What it cannot
read, one function at a time, it leaves alone and counts. Contexts that must be constant (case labels, dimensions, static
initialisers) and the sizes that memory is taken by (which are the sanitizers' business) are left out.
"""

import re

TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n\f]+|\\\n)
      |(?P<comment>/\*.*?\*/|//[^\n]*)
      |(?P<string>(?:u8|[LuU])?"(?:\\.|[^"\\])*")
      |(?P<char>[LuU]?'(?:\\.|[^'\\])*')
      |(?P<number>\.?[0-9](?:[eEpP][+-]|[0-9a-zA-Z_.])*)
      |(?P<name>[A-Za-z_][A-Za-z0-9_]*)
      |(?P<mark>\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[][(){}<>;,.:?=+\-*/%&|^!~])
    """,
    re.S | re.X,
)
DIRECTIVE = re.compile(r"^[ \t]*#(?:\\\n|/\*.*?\*/|[^\n])*", re.M | re.S)

WORDS_OF_TYPES = set(
    "void char short int long float double signed unsigned bool _Bool struct union enum const volatile static extern "
    "register inline restrict".split()
)
STANDARD_TYPES = set(
    "size_t ssize_t ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intmax_t uintmax_t "
    "uintptr_t FILE va_list time_t jmp_buf cJSON glp_prob glp_smcp glp_iocp glp_tran off_t mode_t pid_t pthread_t "
    "pthread_mutex_t pthread_cond_t sigset_t".split()
)
# Their arguments are no expressions to be touched; dropping the call is no fault of interest either.
LEAVE_ALONE = set("BD_ASSERT BD_NEW BD_ROOM BD_WORD BD_WORD_N BD_SAY BD_ENGLISH offsetof va_arg va_start va_end "
                  "INT64_C UINT64_C INT32_C UINT32_C _Static_assert static_assert".split())
NUMBER_MACROS = {"INT64_C", "UINT64_C", "INT32_C", "UINT32_C"}
SYMMETRIC = {"strcmp", "memcmp", "strncmp", "strcasecmp"}

BINARY = {
    "||": 4, "&&": 5, "|": 6, "^": 7, "&": 8, "==": 9, "!=": 9, "<": 10, ">": 10, "<=": 10, ">=": 10,
    "<<": 11, ">>": 11, "+": 12, "-": 12, "*": 13, "/": 13, "%": 13,
}  # fmt: skip
ASSIGN = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
TURNED = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"], "+=": ["-="], "-=": ["+="], "++": ["--"],
    "--": ["++"], "|=": ["&="], "&=": ["|="],
}  # fmt: skip
KIND_OF = {"&&": "logic", "||": "logic"}
for _mark in ("<", "<=", ">", ">=", "==", "!="):
    KIND_OF[_mark] = "relation"


class Unread(Exception):
    pass


class Token:
    __slots__ = ("kind", "text", "at")

    def __init__(self, kind, text, at):
        self.kind, self.text, self.at = kind, text, at

    @property
    def end(self):
        return self.at + len(self.text)


class Fault:
    """One fault: what stands there, what is put there instead, and how the two are joined in the source."""

    def __init__(self, kind, before, after, how):
        self.kind, self.before, self.after, self.how = kind, before, after, how
        self.file = self.function = self.line_text = ""
        self.line = self.at = self.nth = 0
        self.id = 0

    @property
    def key(self):
        change = f"{self.before} -> {self.after}"
        return (self.file, self.line_text, change if self.nth == 1 else f"{change} (#{self.nth})")


class Node:
    def __init__(self, start, end, kids=(), pure=True, what="leaf", mark=""):
        self.start, self.end, self.kids, self.pure, self.what, self.mark = start, end, list(kids), pure, what, mark
        self.faults = []


def tokens_of(source):
    """Tokens without spaces, comments and directives."""
    blanked = DIRECTIVE.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), source)
    out, at = [], 0
    while at < len(blanked):
        match = TOKEN.match(blanked, at)
        if match is None:
            raise Unread(f"character {blanked[at]!r}")
        if match.lastgroup not in ("space", "comment"):
            out.append(Token(match.lastgroup, match.group(), at))
        at = match.end()
    return out


def types_in(source):
    """Names that a typedef of this text declares."""
    names, tokens, i = set(), tokens_of(source), 0
    while i < len(tokens):
        if tokens[i].text == "typedef":
            depth, last = 0, ""
            while i < len(tokens) and not (tokens[i].text == ";" and depth == 0):
                text = tokens[i].text
                depth += (text == "{") - (text == "}")
                if depth == 0 and text == "(" and tokens[i - 1].text != "__attribute__":
                    last = tokens[i + 2].text if tokens[i + 1].text == "*" else last
                    break
                if depth == 0 and tokens[i].kind == "name":
                    last = text
                i += 1
            names.add(last)
        i += 1
    return names


class Reader:
    def __init__(self, source, types):
        self.source, self.types = source, types | STANDARD_TYPES
        self.tokens = tokens_of(source)
        self.i = 0
        self.unread = []

    # ---- tokens ----

    def text(self, ahead=0):
        k = self.i + ahead
        return self.tokens[k].text if k < len(self.tokens) else ""

    def kind(self, ahead=0):
        k = self.i + ahead
        return self.tokens[k].kind if k < len(self.tokens) else ""

    def next(self):
        if self.i >= len(self.tokens):
            raise Unread("end of file")
        self.i += 1
        return self.tokens[self.i - 1]

    def expect(self, text):
        token = self.next()
        if token.text != text:
            raise Unread(f"'{token.text}' where '{text}' was expected")
        return token

    def match_of(self, i):
        """Index of the token that closes the bracket at i."""
        depth = 0
        for k in range(i, len(self.tokens)):
            text = self.tokens[k].text
            if self.tokens[k].kind != "mark":
                continue
            depth += text in "([{"
            depth -= text in ")]}"
            if depth == 0:
                return k
        raise Unread("a bracket that is not closed")

    def skip_to(self, text):
        """Past the next `text` outside brackets."""
        while self.text() != text:
            if self.kind() == "mark" and self.text() in ("(", "[", "{"):
                self.i = self.match_of(self.i)
            self.next()
        return self.next()

    def is_type_name(self, word):
        """Declared in our headers; or in those of others, which call a type by "_t" at its end."""
        return word in self.types or word.endswith("_t")

    # ---- functions ----

    def functions(self):
        """(name, tree) of every function body; what cannot be read goes to self.unread."""
        out, k = [], 0
        while k < len(self.tokens):
            text = self.tokens[k].text
            if self.tokens[k].kind != "mark" or text not in ("{", "("):
                k += 1
                continue
            close = self.match_of(k)
            if text == "{" and self.tokens[k - 1].text == ")":
                name = self.name_before(k - 1)
                self.i = k
                try:
                    out.append((name, self.compound()))
                except Unread as reason:
                    self.unread.append((name, str(reason)))
            k = close + 1
        return out

    def name_before(self, close):
        depth = 0
        for k in range(close, -1, -1):
            depth += self.tokens[k].text == ")"
            depth -= self.tokens[k].text == "("
            if depth == 0:
                return self.tokens[k - 1].text
        return ""

    # ---- tables ----

    def tables(self):
        """Constant tables at file level whose numbers can be moved: the name is used as that of the table only."""
        out, k = [], 0
        while k < len(self.tokens):
            if self.tokens[k].text == "static" and self.tokens[k + 1].text == "const":
                table = self.table(k)
                if table is not None:
                    out.append(table)
            if self.tokens[k].kind == "mark" and self.tokens[k].text in ("{", "("):
                k = self.match_of(k)
            k += 1
        return out

    def table(self, start):
        self.i = start
        name = None
        while self.text() not in ("=", ";", "(", "{"):
            if self.text() == "[":
                name = name or self.tokens[self.i - 1]
                self.i = self.match_of(self.i)
            self.next()
        if name is None or self.text() != "=" or self.text(1) != "{":
            return None
        uses = [k for k, t in enumerate(self.tokens) if t.text == name.text and t is not name]
        if any(self.tokens[k - 1].text in (".", "->", "*", "int", "const") or self.tokens[k + 1].text == "=" for k in uses):
            return None
        first, end = self.i + 1, self.match_of(self.i + 1)
        node = Node(self.tokens[start].at, self.tokens[end + 1].end, what="table", mark=name.text)
        node.name_at, k = name.at, first
        while k < end:
            token = self.tokens[k]
            if token.kind == "mark" and token.text in ("[", "("):
                k = self.match_of(k)
            elif token.kind == "number" or token.text in ("true", "false"):
                kid = Node(token.at, token.end, what="number")
                if token.kind == "number":
                    self.move_constant(kid, token.text)
                else:
                    self.plant(kid, "constant", token.text, "false" if token.text == "true" else "true", "other")
                for fault in kid.faults:
                    fault.how = "table"
                node.kids.append(kid)
            k += 1
        return node

    # ---- statements ----

    def compound(self):
        start = self.expect("{").at
        kids = []
        while self.text() != "}":
            kids.append(self.statement())
        return Node(start, self.next().end, kids)

    def statement(self):
        text, start = self.text(), self.tokens[self.i].at
        if text == "{":
            return self.compound()
        if text == ";":
            return Node(start, self.next().end)
        if text in ("if", "while", "switch"):
            return self.branch(text)
        if text == "do":
            self.next()
            body = self.statement()
            self.expect("while")
            self.expect("(")
            condition = self.expression()
            self.expect(")")
            return Node(start, self.expect(";").end, [body, condition])
        if text == "for":
            return self.loop()
        if text in ("case", "default"):
            return Node(start, self.skip_to(":").end)
        if text == "return":
            self.next()
            kids = [] if self.text() == ";" else [self.expression()]
            return Node(start, self.expect(";").end, kids, what="leave")
        if text in ("break", "continue", "goto"):
            self.next()
            return Node(start, self.skip_to(";").end, what="leave")
        if text in ("_Static_assert", "static_assert", "typedef"):
            return Node(start, self.skip_to(";").end)
        if self.kind() == "name" and self.text(1) == ":":
            self.next()
            return Node(start, self.next().end)
        if self.is_declaration():
            return self.declaration()
        expression = self.expression()
        node = Node(start, self.expect(";").end, [expression], what="statement")
        if expression.mark not in LEAVE_ALONE and not self.is_void(start):
            self.plant(node, "drop", self.of(node), ";", "drop")
        return node

    def is_void(self, start):
        """(void)unused; says nothing."""
        return re.match(r"\(void\)\w+;", self.source[start : start + 60]) is not None

    def branch(self, word):
        start = self.next().at
        self.expect("(")
        condition = self.expression()
        self.expect(")")
        if word != "switch":
            self.negate(condition)
        body = self.statement()
        kids = [condition, body]
        if word == "if" and self.text() == "else":
            self.next()
            kids.append(self.statement())
        elif word == "if" and body.what == "leave":
            self.plant(body, "drop", self.of(body), ";", "drop")
        return Node(start, kids[-1].end, kids)

    def negate(self, condition):
        text = self.of(condition)
        self.plant(condition, "condition", text, f"!({text})", "not")

    def loop(self):
        start = self.next().at
        self.expect("(")
        kids = []
        if self.text() == ";":
            self.next()
        elif self.is_declaration():
            kids.append(self.declaration())
        else:
            kids.append(self.expression())
            self.expect(";")
        if self.text() != ";":
            kids.append(self.expression())
        self.expect(";")
        if self.text() != ")":
            step = self.expression()
            self.strip_steps(step)
            kids.append(step)
        self.expect(")")
        kids.append(self.statement())
        return Node(start, kids[-1].end, kids)

    def strip_steps(self, node):
        """i++ of a loop turned into i-- is a loop without end: no news."""
        node.faults = [f for f in node.faults if f.kind != "sign"]
        for kid in node.kids:
            self.strip_steps(kid)

    def is_type(self, i):
        token = self.tokens[i]
        return token.kind == "name" and (token.text in WORDS_OF_TYPES or self.is_type_name(token.text))

    def is_declaration(self):
        if self.kind() != "name":
            return False
        if self.is_type(self.i):
            return self.text(1) not in ("(", ".", "->", "[", "=")
        return self.kind(1) == "name" and not self.text(1).startswith("PRI")

    def declaration(self):
        start = self.tokens[self.i].at
        fixed = False
        while self.is_type(self.i):
            word = self.next().text
            fixed |= word in ("static", "extern")
            if word in ("struct", "union", "enum"):
                if self.kind() == "name":
                    self.next()
                if self.text() == "{":
                    self.i = self.match_of(self.i) + 1
            elif self.is_type_name(word) and self.kind() == "name" and not self.is_qualifier():
                break
        else:
            if self.kind() == "name" and self.kind(1) == "name":
                self.next()
        if fixed:
            return Node(start, self.skip_to(";").end)
        kids = []
        while True:
            while self.text() in ("*", "const", "volatile", "restrict"):
                self.next()
            if self.text() == "(":
                return Node(start, self.skip_to(";").end)
            if self.text() == ";":
                return Node(start, self.next().end, kids)
            if self.next().kind != "name":
                raise Unread("a declaration")
            while self.text() == "[":
                self.i = self.match_of(self.i) + 1
            if self.text() == "=":
                self.next()
                kids.append(self.initialiser())
            if self.text() == ";":
                return Node(start, self.next().end, kids)
            self.expect(",")

    def is_qualifier(self):
        return self.text() in ("const", "volatile", "static", "long", "int", "char", "short")

    def initialiser(self):
        return self.initialisers() if self.text() == "{" else self.assignment()

    def initialisers(self):
        start, kids = self.expect("{").at, []
        if self.text() == "0" and self.text(1) == "}":
            self.next()
        while self.text() != "}":
            while self.text() in (".", "["):
                if self.text() == "[":
                    self.i = self.match_of(self.i)
                else:
                    self.next()
                self.next()
                if self.text() == "=":
                    self.next()
                    break
            kids.append(self.initialiser())
            if self.text() != "}":
                self.expect(",")
        return Node(start, self.next().end, kids, all(k.pure for k in kids))

    # ---- expressions ----

    def of(self, node):
        return re.sub(r"\s*\n\s*", " ", self.source[node.start : node.end])

    def plant(self, node, kind, before, after, how):
        fault = Fault(kind, before, after, how)
        fault.at = node.start
        node.faults.append(fault)

    def expression(self):
        left = self.assignment()
        while self.text() == ",":
            self.next()
            right = self.assignment()
            left = Node(left.start, right.end, [left, right], left.pure and right.pure)
        return left

    def assignment(self):
        left = self.choice()
        if self.text() not in ASSIGN:
            return left
        mark = self.next().text
        right = self.initialisers() if self.text() == "{" else self.assignment()
        node = Node(left.start, right.end, [left, right], False, "assign", mark)
        if mark in TURNED:
            self.turn(node, mark, left, right, "sign")
        return node

    def turn(self, node, mark, left, right, kind):
        for other in TURNED[mark]:
            a, b = self.of(left), self.of(right)
            self.plant(node, kind, f"{a} {mark} {b}", f"{a} {other} {b}", "other")

    def choice(self):
        condition = self.binary(4)
        if self.text() != "?":
            return condition
        self.negate(condition)
        self.next()
        yes = self.expression()
        self.expect(":")
        no = self.choice()
        return Node(condition.start, no.end, [condition, yes, no], condition.pure and yes.pure and no.pure)

    def binary(self, least):
        left = self.unary()
        while self.kind() == "mark" and BINARY.get(self.text(), 0) >= least:
            mark = self.next().text
            right = self.binary(BINARY[mark] + 1)
            node = Node(left.start, right.end, [left, right], left.pure and right.pure, "binary", mark)
            if mark in ("==", "!="):
                for side in (left, right):
                    self.forget_symmetric(side)
            self.turn(node, mark, left, right, KIND_OF.get(mark, "sign"))
            left = node
        return left

    def forget_symmetric(self, node):
        """strcmp(a, b) == 0 is strcmp(b, a) == 0."""
        if node.what == "call" and node.mark in SYMMETRIC:
            node.faults = [f for f in node.faults if f.kind != "swap" or f.how != "first"]

    def unary(self):
        token = self.tokens[self.i]
        text = token.text
        if token.kind == "mark" and text in ("++", "--", "&", "*", "+", "-", "~", "!"):
            self.next()
            inner = self.unary()
            node = Node(token.at, inner.end, [inner], inner.pure and text not in ("++", "--"), "unary", text)
            if text in ("++", "--"):
                self.plant(node, "sign", self.of(node), TURNED[text][0] + self.of(inner), "other")
            if text == "-" and inner.what != "number":
                self.plant(node, "sign", self.of(node), self.of(inner), "other")
            if text == "!":
                self.forget_symmetric(inner)
                self.plant(node, "condition", self.of(node), f"!{self.of(node)}", "not")
            return node
        if text in ("sizeof", "_Alignof"):
            self.next()
            if self.text() == "(":
                self.i = self.match_of(self.i)
                return Node(token.at, self.next().end)
            inner = self.unary()
            return Node(token.at, inner.end)
        if text == "(" and self.is_type(self.i + 1):
            close = self.match_of(self.i)
            self.i = close + 1
            if self.text() == "{":
                values = self.initialisers()
                return self.postfix(Node(token.at, values.end, [values], values.pure))
            inner = self.unary()
            return Node(token.at, inner.end, [inner], inner.pure, inner.what, inner.mark)
        return self.postfix(self.primary())

    def primary(self):
        token = self.next()
        if token.text == "(" and token.kind == "mark":
            inner = self.expression()
            return Node(token.at, self.expect(")").end, [inner], inner.pure)
        if token.kind == "string" or (token.kind == "name" and (token.text.startswith("PRI") or self.kind() == "string")):
            end = token.end
            while self.kind() == "string" or (self.kind() == "name" and re.match("PRI|[A-Z0-9_]+$", self.text())):
                end = self.next().end
            return Node(token.at, end, what="string")
        if token.kind == "number":
            node = Node(token.at, token.end, what="number")
            self.move_constant(node, token.text)
            return node
        if token.kind == "char":
            return Node(token.at, token.end, what="char")
        if token.kind == "name":
            if token.text in ("true", "false"):
                node = Node(token.at, token.end, what="number")
                self.plant(node, "constant", token.text, "false" if token.text == "true" else "true", "other")
                return node
            return Node(token.at, token.end, what="name", mark=token.text)
        raise Unread(f"'{token.text}' in an expression")

    def move_constant(self, node, text):
        up, down = f"{text} + 1", f"{text} - 1"
        if re.fullmatch(r"[0-9]{1,9}", text):
            up, down = str(int(text) + 1), str(int(text) - 1)
        self.plant(node, "constant", text, up, "other")
        if text not in ("0", "0u", "0.0"):
            self.plant(node, "constant", text, down, "other")

    def postfix(self, node):
        while True:
            text = self.text()
            if text == "(" and self.kind() == "mark":
                node = self.call(node)
            elif text == "[":
                self.next()
                index = self.expression()
                node = Node(node.start, self.expect("]").end, [node, index], node.pure and index.pure)
            elif text in (".", "->"):
                self.next()
                node = Node(node.start, self.next().end, [node], node.pure)
            elif text in ("++", "--"):
                end = self.next().end
                inner = node
                node = Node(inner.start, end, [inner], False, "step", text)
                self.plant(node, "sign", self.of(node), self.of(inner) + TURNED[text][0], "other")
            else:
                return node

    def call(self, callee):
        name = callee.mark
        if name in LEAVE_ALONE:
            self.i = self.match_of(self.i)
            node = Node(callee.start, self.next().end, [], name in NUMBER_MACROS, "call", name)
            if name in NUMBER_MACROS:
                self.plant(node, "constant", self.of(node), f"{self.of(node)} + 1", "other")
            return node
        before = self.i
        self.expect("(")
        arguments = []
        try:
            while self.text() != ")":
                arguments.append(self.assignment())
                if self.text() != ")":
                    self.expect(",")
        except Unread:
            if not name.isupper():
                raise
            self.i = self.match_of(before)
            return Node(callee.start, self.next().end, [], False, "call", name)
        node = Node(callee.start, self.next().end, [callee] + arguments, False, "call", name)
        if name.endswith("snprintf") and len(arguments) > 1:
            arguments[1].faults = []
        if name != name.upper() and len(arguments) > 1:
            for k in range(len(arguments) - 1):
                self.swap(node, callee, arguments, k)
        return node

    def swap(self, node, callee, arguments, k):
        texts = [self.of(a) for a in arguments]
        if texts[k] == texts[k + 1] or "err" in (texts[k], texts[k + 1]):
            return
        other = texts[:k] + [texts[k + 1], texts[k]] + texts[k + 2 :]
        head = self.of(callee)
        self.plant(node, "swap", f"{head}({', '.join(texts)})", f"{head}({', '.join(other)})", "first" if k == 0 else "other")


def every_fault(node, out):
    out.extend(node.faults)
    for kid in node.kids:
        every_fault(kid, out)
    return out


class CFile:
    """One source file: its faults in order, and its text with chosen ones planted behind BD_MUTANT switches."""

    def __init__(self, name, source, types):
        reader = Reader(source, types | types_in(source))
        self.name, self.source = name, source
        self.trees = reader.functions() + [(table.mark, table) for table in reader.tables()]
        self.trees.sort(key=lambda tree: tree[1].start)
        self.unread = reader.unread
        self.faults = []
        lines = source.split("\n")
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        seen = {}
        for function, tree in self.trees:
            for fault in sorted(every_fault(tree, []), key=lambda f: f.at):
                fault.file, fault.function = name, function
                low, high = 0, len(lines)
                while high - low > 1:
                    middle = (low + high) // 2
                    low, high = (middle, high) if starts[middle] <= fault.at else (low, middle)
                fault.line, fault.line_text = low + 1, lines[low].strip()
                # The same fault on lines of the same text counts on: #2, #3 ...
                same = (fault.line_text, fault.before, fault.after)
                seen[same] = seen.get(same, 0) + 1
                fault.nth = seen[same]
                self.faults.append(fault)

    def written(self, chosen):
        """The text with the faults of `chosen` (a set) in it."""
        out, at = [], 0
        for _, tree in self.trees:
            out.append(self.source[at : tree.start])
            out.append(self.table_text(tree, chosen) if tree.what == "table" else self.node_text(tree, chosen))
            at = tree.end
        return "".join(out) + self.source[at:]

    def table_text(self, table, chosen):
        """A table for each fault, and a macro in the place of its name that says which of them counts."""
        faults = [(kid, fault) for kid in table.kids for fault in kid.faults if fault in chosen]
        text = self.source[table.start : table.end]
        if not faults:
            return text
        name, at = table.mark, table.name_at - table.start

        def renamed(body, number):
            return body[:at] + f"{name}_of_fault_{number}" + body[at + len(name) :]

        out, choice = renamed(text, 0), f"&{name}_of_fault_0"
        for kid, fault in faults:
            body = self.source[table.start : kid.start] + fault.after + self.source[kid.end : table.end]
            out += " " + re.sub(r"\s*\n\s*", " ", renamed(body, fault.id))
            choice = f"BD_MUTANT({fault.id}) ? &{name}_of_fault_{fault.id} : {choice}"
        line = self.source.count("\n", 0, table.end) + 1
        return out + f"\n#define {name} (*({choice}))\n#line {line}\n"

    def flat(self, node):
        return re.sub(r"\s*\n\s*", " ", self.source[node.start : node.end])

    def node_text(self, node, chosen):
        parts, at = [], node.start
        for kid in sorted(node.kids, key=lambda n: n.start):
            parts.append(self.source[at : kid.start])
            parts.append(self.node_text(kid, chosen))
            at = kid.end
        text = "".join(parts) + self.source[at : node.end]
        for fault in node.faults:
            if fault not in chosen:
                continue
            if fault.how == "drop":
                text = f"{{ if (!BD_MUTANT({fault.id})) {text} }}"
            elif fault.how == "not":
                text = f"(!({text}) == BD_MUTANT({fault.id}))"
            elif node.pure and fault.kind in ("relation", "sign", "constant"):
                # Both are worked out: a test in which they never differ cannot notice the fault.
                text = f"(BD_MUTANT_DIFFERS({fault.id}, ({fault.after}) != ({self.flat(node)})) ? ({fault.after}) : ({text}))"
            else:
                text = f"(BD_MUTANT({fault.id}) ? ({fault.after}) : ({text}))"
        return text
