#include "report/rules.h"

#include "report/page.h"
#include "report/report_words.h"

bd_reply bd_rules_list(bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_RULEBOOK), "id", BD_OF_TEXT(bd_rulebook, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_TITLE), "title", BD_OF_SAID(bd_rulebook, title), BD_SHOW_ALL, 16},
        {BD_ENGLISH(REPORT_COLUMN_SOURCE), "source", BD_OF_TEXT(bd_rulebook, source), BD_SHOW_ALL, 12}};
    bd_reply reply = bd_reply_new(arena, "rulebooks/1");
    bd_rows rows = BD_ROWS(arena, bd_rulebook, members);
    for (size_t i = 0; i < bd_rulebook_count(); i++) bd_rows_add(&rows, bd_rulebook_at(i));
    bd_reply_rows(&reply, "rulebooks", &rows);
    return reply;
}

typedef struct rules_criterion {
    int number;
    const bd_criterion *criterion;
    const char *article;
} rules_criterion;

typedef struct rules_option {
    const bd_option *option;
    const char *range, *by_default; /* the value of an option that is not set, as JSON; NULL: it has none */
} rules_option;

static const bd_member rules_criteria[] = {
    {"", "number", BD_OF_INT(rules_criterion, number), BD_SHOW_CSV, 0},
    {"", "id", BD_VIA(TEXT, const char *, rules_criterion, criterion, bd_criterion, id),
     BD_SHOW_CSV | BD_SHOW_JSON, 0},
    {"", "article", BD_OF_TEXT(rules_criterion, article), BD_SHOW_CSV | BD_SHOW_JSON, 0},
    {"", "sentence", BD_VIA(SAID, const char *, rules_criterion, criterion, bd_criterion, minimises),
     BD_SHOW_CSV | BD_SHOW_JSON, 0}};

static const bd_member rules_options[] = {
    {"", "name", BD_VIA(TEXT, const char *, rules_option, option, bd_option, name), BD_SHOW_JSON, 0},
    {"", "values", BD_OF_TEXT(rules_option, range), BD_SHOW_JSON, 0},
    {"", "default", BD_OF_DIGITS(rules_option, by_default), BD_SHOW_JSON, 0},
    {"", "sentence", BD_VIA(SAID, const char *, rules_option, option, bd_option, sentence), BD_SHOW_JSON, 0}};

static rules_option rules_option_of(const bd_option *option, bd_rows *rows)
{
    bd_text range = bd_text_new(rows->arena), by_default = bd_text_new(rows->arena);
    rules_option row = {.option = option};
    bd_option_print_range(option, &range);
    row.range = BD_FINISH(rows, &range);
    if (option->by_default == BD_OPTION_NONE) return row;
    bd_option_print(option, option->by_default, &by_default);
    row.by_default = BD_FINISH(rows, &by_default);
    return row;
}

static void rules_add_options(const bd_rulebook *rules, bd_rows *rows)
{
    bd_rows_show(rows, rules_options, BD_COUNT(rules_options));
    for (size_t i = 0; i < rules->option_count; i++) {
        const rules_option row = rules_option_of(rules->options[i], rows);
        bd_rows_add(rows, &row);
    }
}

static void rules_options_text(const bd_rulebook *rules, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 6 };
    bd_rows rows = bd_rows_new(out->arena, sizeof(rules_option));
    bd_text_add(out, "\n%s\n", BD_SAY(REPORT_RULES_OPTIONS));
    for (size_t i = 0; i < rules->option_count; i++) {
        const rules_option row = rules_option_of(rules->options[i], &rows);
        bd_text_add_spaces(out, INDENT - 4);
        bd_page_bold(out, terminal, row.option->name);
        bd_text_add_string(out, " (");
        if (row.by_default != NULL)
            bd_text_add(out, BD_SAY(REPORT_RULES_OPTION), row.range, row.by_default);
        else
            bd_text_add(out, BD_SAY(REPORT_RULES_OPTION_UNSET), row.range);
        bd_text_add_string(out, ")\n");
        bd_text_add_spaces(out, INDENT);
        bd_page_wrapped(out, bd_say(row.option->sentence), INDENT, terminal->width);
    }
    out->failed = out->failed || rows.failed;
}

static void rules_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 6 };
    const bd_rulebook *rules = self;
    bd_page_bold(out, terminal, rules->id);
    bd_text_add(out, ": %s\n%s", bd_say(rules->title), BD_SAY(REPORT_RULES_SOURCE));
    bd_page_wrapped(out, rules->source, 8, terminal->width);
    bd_text_add(out, "\n%s\n", BD_SAY(REPORT_RULES_CRITERIA));
    for (size_t i = 0; i < rules->rule_count; i++) {
        const bd_criterion *criterion = rules->rules[i].criterion;
        bd_text_add(out, "%3zu.  ", i + 1);
        bd_page_bold(out, terminal, criterion->id);
        bd_text_add(out, " (%s)\n", rules->rules[i].article);
        bd_text_add_spaces(out, INDENT);
        bd_page_wrapped(out, bd_say(criterion->minimises), INDENT, terminal->width);
    }
    rules_options_text(rules, terminal, out);
}

bd_reply bd_rules_one(const bd_rulebook *rules, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "rulebook/1");
    bd_rows criteria = BD_ROWS(arena, rules_criterion, rules_criteria);
    bd_rows options = bd_rows_new(arena, sizeof(rules_option));
    for (size_t i = 0; i < rules->rule_count; i++)
        bd_rows_add(&criteria,
                    &(rules_criterion){(int)i + 1, rules->rules[i].criterion, rules->rules[i].article});
    rules_add_options(rules, &options);
    bd_reply_string(&reply, "id", rules->id);
    bd_reply_string(&reply, "title", bd_say(rules->title));
    bd_reply_string(&reply, "source", rules->source);
    bd_reply_own(&reply, rules, rules_text, NULL);
    bd_reply_rows(&reply, "criteria", &criteria);
    bd_reply_rows(&reply, "options", &options);
    return reply;
}
