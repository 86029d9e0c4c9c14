#include "report/rules.h"

#include "report/page.h"
#include "report/table.h"
#include "report/writer.h"

static void list_json(bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "rulebooks/1");
    bd_writer_list(&json, "rulebooks");
    for (size_t i = 0; i < bd_rulebook_count(); i++) {
        const bd_rulebook *rules = bd_rulebook_at(i);
        bd_writer_object_row(&json, NULL);
        bd_writer_string(&json, "id", rules->id);
        bd_writer_string(&json, "title", rules->title);
        bd_writer_string(&json, "source", rules->source);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}

void bd_rules_list(bd_rules_format format, const bd_terminal *terminal, bd_text *out)
{
    static const bd_column columns[] = {
        {"Rulebook", "id", false, 0}, {"Title", "title", false, 16}, {"Source", "source", false, 12}};
    if (format == BD_RULES_JSON) {
        list_json(out);
        return;
    }
    bd_table table = bd_table_new(out->arena, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < bd_rulebook_count(); i++) {
        const bd_rulebook *rules = bd_rulebook_at(i);
        bd_table_add_string(&table, rules->id);
        bd_table_add_string(&table, rules->title);
        bd_table_add_string(&table, rules->source);
    }
    if (format == BD_RULES_CSV)
        bd_table_csv(&table, out);
    else
        bd_table_text(&table, terminal, out);
}

static void one_json(const bd_rulebook *rules, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "rulebook/1");
    bd_writer_string(&json, "id", rules->id);
    bd_writer_string(&json, "title", rules->title);
    bd_writer_string(&json, "source", rules->source);
    bd_writer_list(&json, "criteria");
    for (size_t i = 0; i < rules->rule_count; i++) {
        bd_writer_object_row(&json, NULL);
        bd_writer_string(&json, "id", rules->rules[i].criterion->id);
        bd_writer_string(&json, "article", rules->rules[i].article);
        bd_writer_string(&json, "sentence", rules->rules[i].criterion->minimises);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}

static void one_csv(const bd_rulebook *rules, bd_text *out)
{
    static const bd_column columns[] = {
        {"", "number", true, 0}, {"", "id", false, 0}, {"", "article", false, 0}, {"", "sentence", false, 0}};
    bd_table table = bd_table_new(out->arena, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < rules->rule_count; i++) {
        bd_table_add(&table, "%zu", i + 1);
        bd_table_add_string(&table, rules->rules[i].criterion->id);
        bd_table_add_string(&table, rules->rules[i].article);
        bd_table_add_string(&table, rules->rules[i].criterion->minimises);
    }
    bd_table_csv(&table, out);
}

void bd_rules_one(const bd_rulebook *rules, bd_rules_format format, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 6 };
    if (format == BD_RULES_JSON) {
        one_json(rules, out);
        return;
    }
    if (format == BD_RULES_CSV) {
        one_csv(rules, out);
        return;
    }
    bd_page_bold(out, terminal, rules->id);
    bd_text_add(out, ": %s\nSource: ", rules->title);
    bd_page_wrapped(out, rules->source, 8, terminal->width);
    bd_text_add_string(out, "\nWhat is minimised, the first line first:\n");
    for (size_t i = 0; i < rules->rule_count; i++) {
        const bd_criterion *criterion = rules->rules[i].criterion;
        bd_text_add(out, "%3zu.  ", i + 1);
        bd_page_bold(out, terminal, criterion->id);
        bd_text_add(out, " (%s)\n", rules->rules[i].article);
        bd_text_add_spaces(out, INDENT);
        bd_page_wrapped(out, criterion->minimises, INDENT, terminal->width);
    }
}
