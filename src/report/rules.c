#include "report/rules.h"

#include "report/page.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

static void rules_list_json(bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "rulebooks/1");
    bd_writer_list(&json, "rulebooks");
    for (size_t i = 0; i < bd_rulebook_count(); i++) {
        const bd_rulebook *rules = bd_rulebook_at(i);
        bd_writer_object_row(&json, NULL);
        bd_writer_string(&json, "id", rules->id);
        bd_writer_string(&json, "title", bd_say(rules->title));
        bd_writer_string(&json, "source", rules->source);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}

void bd_rules_list(bd_rules_format format, const bd_terminal *terminal, bd_text *out)
{
    static const bd_column columns[] = {{BD_ENGLISH(REPORT_COLUMN_RULEBOOK), "id", false, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_TITLE), "title", false, 16},
                                        {BD_ENGLISH(REPORT_COLUMN_SOURCE), "source", false, 12}};
    if (format == BD_RULES_JSON) {
        rules_list_json(out);
        return;
    }
    bd_table table = bd_table_new(out->arena, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < bd_rulebook_count(); i++) {
        const bd_rulebook *rules = bd_rulebook_at(i);
        bd_table_add_string(&table, rules->id);
        bd_table_add_string(&table, bd_say(rules->title));
        bd_table_add_string(&table, rules->source);
    }
    if (format == BD_RULES_CSV)
        bd_table_csv(&table, out);
    else
        bd_table_text(&table, terminal, out);
}

/* The value of an option that is not set, as JSON; NULL: it has none. */
static const char *rules_default_of(const bd_option *option, bd_text *out)
{
    bd_text text = bd_text_new(out->arena);
    if (option->by_default == BD_OPTION_NONE) return NULL;
    bd_option_print(option, option->by_default, &text);
    return bd_page_part(out, &text);
}

static const char *rules_range_of(const bd_option *option, bd_text *out)
{
    bd_text text = bd_text_new(out->arena);
    bd_option_print_range(option, &text);
    return bd_page_part(out, &text);
}

static void rules_options_json(const bd_rulebook *rules, bd_writer *json)
{
    bd_writer_list(json, "options");
    for (size_t i = 0; i < rules->option_count; i++) {
        const bd_option *option = rules->options[i];
        const char *by_default = rules_default_of(option, json->text);
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "name", option->name);
        bd_writer_string(json, "values", rules_range_of(option, json->text));
        if (by_default != NULL)
            bd_writer_number(json, "default", by_default);
        else
            bd_writer_null(json, "default");
        bd_writer_string(json, "sentence", bd_say(option->sentence));
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static void rules_options_text(const bd_rulebook *rules, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 6 };
    bd_text_add(out, "\n%s\n", BD_SAY(REPORT_RULES_OPTIONS));
    for (size_t i = 0; i < rules->option_count; i++) {
        const bd_option *option = rules->options[i];
        const char *range = rules_range_of(option, out);
        const char *by_default = rules_default_of(option, out);
        bd_text_add_spaces(out, INDENT - 4);
        bd_page_bold(out, terminal, option->name);
        bd_text_add_string(out, " (");
        if (by_default != NULL)
            bd_text_add(out, BD_SAY(REPORT_RULES_OPTION), range, by_default);
        else
            bd_text_add(out, BD_SAY(REPORT_RULES_OPTION_UNSET), range);
        bd_text_add_string(out, ")\n");
        bd_text_add_spaces(out, INDENT);
        bd_page_wrapped(out, bd_say(option->sentence), INDENT, terminal->width);
    }
}

static void rules_one_json(const bd_rulebook *rules, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "rulebook/1");
    bd_writer_string(&json, "id", rules->id);
    bd_writer_string(&json, "title", bd_say(rules->title));
    bd_writer_string(&json, "source", rules->source);
    bd_writer_list(&json, "criteria");
    for (size_t i = 0; i < rules->rule_count; i++) {
        bd_writer_object_row(&json, NULL);
        bd_writer_string(&json, "id", rules->rules[i].criterion->id);
        bd_writer_string(&json, "article", rules->rules[i].article);
        bd_writer_string(&json, "sentence", bd_say(rules->rules[i].criterion->minimises));
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    rules_options_json(rules, &json);
    bd_writer_end(&json);
}

static void rules_one_csv(const bd_rulebook *rules, bd_text *out)
{
    static const bd_column columns[] = {
        {"", "number", true, 0}, {"", "id", false, 0}, {"", "article", false, 0}, {"", "sentence", false, 0}};
    bd_table table = bd_table_new(out->arena, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < rules->rule_count; i++) {
        bd_table_add(&table, "%zu", i + 1);
        bd_table_add_string(&table, rules->rules[i].criterion->id);
        bd_table_add_string(&table, rules->rules[i].article);
        bd_table_add_string(&table, bd_say(rules->rules[i].criterion->minimises));
    }
    bd_table_csv(&table, out);
}

void bd_rules_one(const bd_rulebook *rules, bd_rules_format format, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 6 };
    if (format == BD_RULES_JSON) {
        rules_one_json(rules, out);
        return;
    }
    if (format == BD_RULES_CSV) {
        rules_one_csv(rules, out);
        return;
    }
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
