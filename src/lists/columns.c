/* Columns: what each is, by its heading, and where that leaves it open by its values.
 *
 * Headings are compared folded and without blanks: "F. Nacimiento" is "fnacimiento". Those of the fields
 * stand in the table of fields; what follows are the columns that are no field, and headings that mean
 * different things in different lists, which the values decide. */
#include "base/ints.h"
#include "lists/lister.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

static const struct {
    list_role role;
    const char *headings; /* folded, with a blank before and behind each */
} column_own[] = {
    {LIST_SURNAME, " surname lastname familyname last nachname familienname zuname nomdefamille apellido "
                   "apellidos primerapellido"
                   " cognome achternaam nazwisko surnames prijmeni efternavn efternamn "},
    {LIST_FORENAME, " forename firstname forenames givenname givennames first vorname vornamen rufname "
                    "prenom prenoms voornaam imie"
                    " christianname nombrepila jmeno fornavn fornamn knownas "},
    {LIST_PREFIX, " tussenv tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels namenszusatz prefix "},
    {LIST_MIDDLE, " middlename middle middlenames mi middleinitial "},
    {LIST_SUFFIX, " suffix "},
    {LIST_NUMBER, " no nr number pairingnumber startno startnr startnummer startingrank sno snr tlnnr entry "
                  "entryno n num numero rank rk rg"
                  " rang pos position lp seed pairingno ssno lfdnr lfd "},
    {LIST_BYES, " byes bye halfpointbyes halfpointbye byerounds byeround byesrequested requestedbyes "
                "byerequests byerequest byeronde"
                " byerunde freilos halfbyes halfptbyes byerondes bye12 bye12pt roundsmissed byesrounds "
                "byerondas bayes rondasbye rondabye"
                " turnibye byedemandes byedemande pauza pauzy rundypauzy "},
    {LIST_SECTION,
     " section sec sections group groupe groep gruppe grupo gruppo grupa turnier tournament tournoi torneo "
     "turniej division"
     " tickettype ticket open sectionentered whichsection sectionenteringfor competition klasse "},
    {LIST_STATUS, " status attendeestatus orderstatus withdrawn entrystatus anmeldestatus cancelled "},
    {LIST_STAMP, " timestamp zeitstempel horodateur marcatemporal informazionicronologiche orderdate "
                 "submitted submittedat submissiondate"
                 " tijdstempel sygnaturaczasowa dateentered created completiontime starttime registered "},
};

/* Headings that mean what their values say: a number in the event, an id, a rating, a school year. */
static const char column_by_value[] = " id ecf fide nat grade year class rating1 elo1 member standard std ";

/* Numbers of some federation or club, of which the heading does not say which. */
static const char column_of_member[] =
    " membershipno membershipnumber memberno membernumber memberid "
    "membership memid memno usid mitgliedsnummer mitgliedsnr mitgliednr mglnr lidnummer"
    " numerosocio nsocio tesserasocio membershipid ";

/* Known, and no field of a player. */
static const char column_other[] =
    " yr yeargroup schoolyear ecfmembership attr typ type cat category "
    "categoria kategorie kategoria kat kno rp k exp expires expiry expire expdate"
    " comment comments notes note st state age alter wiek edad eta ";

static bool column_in(const char *list, const char *key)
{
    char wanted[80];
    const size_t length = strlen(key);
    if (length == 0 || length > 70) return false;
    (void)snprintf(wanted, sizeof wanted, " %s ", key);
    return strstr(list, wanted) != NULL;
}

/* A heading of the table is written with "_" and "/" between its words. */
static bool column_same_heading(const char *heading, const char *key)
{
    for (; *heading != '\0'; heading++) {
        if (*heading == '_' || *heading == '/') continue;
        if (*heading != *key++) return false;
    }
    return *key == '\0';
}

int list_field_role(const char *key)
{
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (strcmp(bd_player_fields[i].key, key) == 0) return LIST_OWN_ROLES + (int)i;
    BD_ASSERT(false);
    return LIST_NOTE;
}

const bd_player_field *list_role_field(int role)
{
    return role >= LIST_OWN_ROLES ? &bd_player_fields[role - LIST_OWN_ROLES] : NULL;
}

static int column_field(const char *key)
{
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        if (field->unlisted) continue;
        if (column_same_heading(bd_player_heading(field), key)) return LIST_OWN_ROLES + (int)i;
        for (size_t k = 0; k < BD_PLAYER_HEADINGS && field->headings[k] != NULL; k++)
            if (column_same_heading(field->headings[k], key)) return LIST_OWN_ROLES + (int)i;
    }
    return LIST_NOTE;
}

/* A heading of several words may have one that says it: "Half point bye(s) requested", "Your ECF code". */
static int column_by_words(const char *key)
{
    static const struct {
        const char *part;
        const char *field; /* NULL: byes */
    } parts[] = {{"bye", NULL},
                 {"fideid", "fide_number"},
                 {"ecfcode", "national_id"},
                 {"uscfid", "national_id"},
                 {"uschessid", "national_id"},
                 {"dateofbirth", "birth"},
                 {"birthdate", "birth"},
                 {"yearofbirth", "birth"},
                 {"geburtsdatum", "birth"},
                 {"ecfrating", "grade"},
                 {"ecfgrade", "grade"},
                 {"fiderating", "rating"},
                 {"uscfrating", "rating"},
                 {"phone", "phone"},
                 {"mobile", "phone"},
                 {"email", "email"},
                 {"fullname", "name"},
                 {"playername", "name"},
                 {"nameofplayer", "name"},
                 {"childsname", "name"},
                 {"club", "club"},
                 {"school", "school"},
                 {"nasc", "birth"},
                 {"naiss", "birth"},
                 {"geburt", "birth"},
                 {"nacim", "birth"},
                 {"urodz", "birth"},
                 {"elona", "grade"},
                 {"ratingna", "grade"},
                 {"idna", "national_id"},
                 {"fede", "federation"},
                 {"ecfst", "grade"}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(key, parts[i].part) != NULL)
            return parts[i].field == NULL ? (int)LIST_BYES : list_field_role(parts[i].field);
    if (strstr(key, "section") != NULL) return LIST_SECTION;
    if (strstr(key, "ecf") != NULL && strstr(key, "rating") != NULL) return list_field_role("grade");
    if (strcmp(key, "reg") == 0 || strcmp(key, "regrating") == 0 || strcmp(key, "currentrating") == 0 ||
        strcmp(key, "latestrating") == 0)
        return list_field_role("rating");
    if (strncmp(key, "name", 4) == 0) return list_field_role("name");
    if (strstr(key, "firstname") != NULL) return LIST_FORENAME;
    if (strstr(key, "lastname") != NULL || strstr(key, "surname") != NULL) return LIST_SURNAME;
    return LIST_NOTE;
}

typedef enum heading_kind {
    HEADING_UNKNOWN,
    HEADING_ROLE,
    HEADING_BY_VALUE,
    HEADING_MEMBER,
    HEADING_OTHER
} heading_kind;

static heading_kind column_kind(bd_lister *l, const char *heading, int *role)
{
    const char *key = list_key(l, heading);
    *role = LIST_NOTE;
    if (strcmp(heading, "#") == 0 || strcmp(heading, "N°") == 0 || strcmp(heading, "N") == 0)
        *role = LIST_NUMBER;
    if (*role != LIST_NOTE) return HEADING_ROLE;
    if (*key == '\0') return HEADING_UNKNOWN;
    if (strchr(heading, '#') != NULL && strcmp(key, "id") != 0 &&
        column_field(key) != list_field_role("national_id"))
        return HEADING_OTHER; /* "Attendee #" */
    if (column_in(column_by_value, key)) return HEADING_BY_VALUE;
    if (column_in(column_of_member, key)) return HEADING_MEMBER;
    if (column_in(column_other, key)) return HEADING_OTHER;
    for (size_t i = 0; i < sizeof column_own / sizeof *column_own; i++)
        if (column_in(column_own[i].headings, key)) *role = column_own[i].role;
    if (*role == LIST_NOTE) *role = column_field(key);
    if (*role != LIST_NOTE) return HEADING_ROLE;
    return HEADING_UNKNOWN;
}

bool list_is_heading(bd_lister *l, const char *text)
{
    int role;
    return strlen(text) <= 70 && column_kind(l, text, &role) != HEADING_UNKNOWN;
}

const char *list_cell(const bd_lister *l, const bd_grid_row *row, int column)
{
    (void)l;
    return column >= 0 && (size_t)column < row->count ? row->cells[column].text : "";
}

static bool column_is_name(const bd_lister *l, int role)
{
    return role == l->name_field || role == LIST_SURNAME || role == LIST_FORENAME;
}

static list_known column_known(bd_lister *l, const bd_grid_row *row)
{
    list_known known = {.counted = true};
    for (size_t c = 0; c < row->count; c++) {
        int role;
        const char *text = row->cells[c].text;
        if (*text == '\0' || strlen(text) > 70) continue;
        const heading_kind kind = column_kind(l, text, &role);
        if (kind == HEADING_ROLE) known.name = known.name || column_is_name(l, role);
        const bool about = kind == HEADING_UNKNOWN && strlen(text) < 30 &&
                           strncmp(list_key(l, text), "name", 4) == 0; /* "Name (Last First)" */
        known.name = known.name || about || strcmp(list_key(l, text), "member") == 0; /* US Chess */
        known.headings += kind != HEADING_UNKNOWN || about;
    }
    return known;
}

/* Asked of every row for every column: counted once. */
list_known list_known_headings(bd_lister *l, const bd_grid_row *row)
{
    list_known *known = &l->known[row - l->grid.rows];
    if (!known->counted) *known = column_known(l, row);
    return *known;
}

/* ---- The header ---- */

static void column_put(bd_lister *l, size_t column, int role)
{
    l->role_of[column] = role;
    if (role >= 0 && l->column_of[role] < 0) l->column_of[role] = (int)column;
}

/* What somebody has said of a column. */
static bool column_told(bd_lister *l, const char *heading, int *role)
{
    static const struct {
        const char *word;
        list_role role;
    } own[] = {{"surname", LIST_SURNAME}, {"forename", LIST_FORENAME}, {"id", LIST_NUMBER},
               {"number", LIST_NUMBER},   {"byes", LIST_BYES},         {"section", LIST_SECTION},
               {"note", LIST_NOTE},       {"notes", LIST_NOTE}};
    for (size_t i = 0; i < l->answers->column_count; i++) {
        const bd_list_told *told = &l->answers->columns[i];
        if (strcmp(list_key(l, told->what), list_key(l, heading)) != 0) continue;
        *role = column_field(list_key(l, told->value));
        for (size_t k = 0; k < sizeof own / sizeof *own; k++)
            if (strcmp(told->value, own[k].word) == 0) *role = own[k].role;
        return true;
    }
    return false;
}

bool list_take_header(bd_lister *l, size_t at)
{
    const bd_grid_row *row = &l->grid.rows[at];
    l->header_row = at;
    l->column_count = row->count < LIST_COLUMNS_MAX ? row->count : LIST_COLUMNS_MAX;
    for (size_t i = 0; i < sizeof l->column_of / sizeof *l->column_of; i++) l->column_of[i] = -1;
    for (size_t c = 0; c < l->column_count; c++) {
        l->headings[c] = row->cells[c].text;
        l->role_of[c] = LIST_NOTE;
    }
    for (size_t c = 0; c < l->column_count; c++) {
        const char *key = list_key(l, l->headings[c]);
        l->ecf = l->ecf || strncmp(key, "ecf", 3) == 0 || strcmp(key, "bcf") == 0;
        l->us = l->us || strncmp(key, "uscf", 4) == 0 || strncmp(key, "uschess", 7) == 0;
        l->swiss_manager = l->swiss_manager || strcmp(key, "rtgnat") == 0 || strcmp(key, "clubnumber") == 0;
    }
    list_find_seats(l);
    return true;
}

/* ---- Values that say what a column is ---- */

typedef struct column_values {
    size_t filled, whole, letters, titles, ecf_codes, eight, years, school_years, ratings, federations,
        honours, large, small_ids, in_order, dates;
    int last;
} column_values;

static bool column_is_ecf_code(const char *text)
{
    size_t digits = 0;
    while (isdigit((unsigned char)text[digits])) digits++;
    return digits == 6 && isalpha((unsigned char)text[6]) && text[7] == '\0';
}

static bool column_is_school_year(const char *text)
{
    const char *digits = text;
    if (strcasecmp(text, "k") == 0 || strcasecmp(text, "kg") == 0 || strcasecmp(text, "reception") == 0 ||
        strcasecmp(text, "r") == 0)
        return true;
    if (*digits == 'Y' || *digits == 'y' || *digits == 'G') digits++;
    size_t n = 0;
    while (isdigit((unsigned char)digits[n])) n++;
    if (n == 0 || n > 2 || (digits[0] - '0') * (n == 2 ? 10 : 1) + (n == 2 ? digits[1] - '0' : 0) > 13)
        return false;
    return digits[n] == '\0' || strcmp(digits + n, "th") == 0 || strcmp(digits + n, "st") == 0 ||
           strcmp(digits + n, "nd") == 0 || strcmp(digits + n, "rd") == 0;
}

static void column_look(bd_lister *l, const char *text, column_values *v)
{
    static const char *const honours[] = {"mr",     "mrs",  "ms",   "miss", "dr", "prof", "sir",
                                          "master", "herr", "frau", "mme",  "m",  NULL};
    int64_t number = 0;
    const size_t length = strlen(text);
    if (length == 0 || strcmp(text, "-") == 0) return;
    v->filled++;
    const bool whole = bd_parse_int(text, length, 0, 999999999, &number);
    v->whole += whole;
    v->in_order += whole && number == v->last + 1;
    v->last = whole ? (int)number : v->last;
    const char *word = list_pass_number(text);
    v->letters += isalpha((unsigned char)*word) || (unsigned char)*word >= 0x80;
    v->titles += list_title_of(list_fold(l, text)) != NULL;
    v->honours += list_is_one_of(list_fold(l, text), honours);
    v->ecf_codes += column_is_ecf_code(text);
    v->eight += whole && length == 8;
    v->large += whole && number >= 10000;
    v->small_ids += whole && number >= 10000 && number <= BD_ID_MAX;
    v->years += whole && number >= 1900 && number <= l->answers->year;
    v->school_years += column_is_school_year(text);
    size_t digits = 0;
    while (isdigit((unsigned char)text[digits])) digits++;
    v->ratings +=
        digits >= 3 && digits <= 4 && text[digits] != '-' && text[digits] != '.' && strchr(text, ' ') == NULL;
    v->federations += length == 3 && isupper((unsigned char)text[0]) && isupper((unsigned char)text[1]) &&
                      isupper((unsigned char)text[2]);
    v->dates += digits > 0 && (strchr(text, '/') != NULL ||
                               (strchr(text, '.') != NULL && strrchr(text, '.') != strchr(text, '.')) ||
                               (digits == 4 && text[4] == '-'));
}

static column_values column_values_of(bd_lister *l, size_t column, size_t first, size_t end)
{
    column_values v = {0};
    for (size_t r = first; r < end; r++) {
        const bd_grid_row *row = &l->grid.rows[r];
        const list_known known = list_known_headings(l, row);
        if (known.headings >= 2 && known.name) continue; /* the header again */
        column_look(l, list_cell(l, row, (int)column), &v);
    }
    return v;
}

static int column_by_its_values(bd_lister *l, size_t column, const column_values *v)
{
    const char *key = list_key(l, l->headings[column]);
    const size_t most = (v->filled + 1) / 2;
    if (v->filled == 0) return LIST_NOTE;
    if (v->ecf_codes > 0 && (v->ecf_codes >= most || strcmp(key, "ecf") == 0)) return l->national_field;
    if (strcmp(key, "grade") == 0 || strcmp(key, "year") == 0 || strcmp(key, "class") == 0) {
        if (v->school_years >= most) {
            list_warn(l, 0, BD_SAY(LIST_SCHOOL_YEAR), l->headings[column]);
            return LIST_NOTE;
        }
        if (strcmp(key, "year") == 0) return v->years >= most ? l->birth_field : LIST_NOTE;
        return strcmp(key, "grade") == 0 ? l->grade_field : LIST_NOTE;
    }
    if (strcmp(key, "nat") == 0) return v->letters >= most ? l->federation_field : l->grade_field;
    if (strcmp(key, "ecf") == 0) return l->grade_field;
    if (strcmp(key, "member") == 0 && v->letters >= most) return l->name_field;
    if (strcmp(key, "standard") == 0 || strcmp(key, "std") == 0)
        return l->ecf ? l->grade_field : l->rating_field;
    if (strcmp(key, "fide") == 0) return v->large >= most ? l->fide_field : l->rating_field;
    if (strncmp(key, "rating", 6) == 0 || strncmp(key, "elo", 3) == 0) return l->rating_field;
    if (v->eight >= most) {
        list_warn(l, 0, BD_SAY(LIST_US_ID), l->headings[column]);
        l->us = true;
        return l->national_field;
    }
    if (v->whole == v->filled && v->large == v->small_ids) return LIST_NUMBER;
    if (v->large > 0)
        list_ask(l, 0, BD_ANSWER_COLUMN, l->headings[column], true, BD_SAY(LIST_WHOSE_ID),
                 l->headings[column]);
    return LIST_NOTE;
}

/* Of headings of one field the one that says more: "Elo FIDE" before "Rating". */
static bool column_says_more(bd_lister *l, const char *heading)
{
    const char *key = list_key(l, heading);
    static const char *const marks[] = {"fide", "int", "eloi", "rtgi",     "uscf", "ecf",
                                        "nat",  "dwz", "std",  "standard", "elo",  NULL};
    if (strcmp(key, "rtg") == 0 || strcmp(key, "rating") == 0 || strcmp(key, "twz") == 0) return false;
    for (size_t i = 0; marks[i] != NULL; i++)
        if (strstr(key, marks[i]) != NULL) return true;
    return false;
}

static void column_second(bd_lister *l, size_t column, int role)
{
    const int first = l->column_of[role];
    const bd_player_field *field = list_role_field(role);
    l->role_of[column] = LIST_NOTE;
    if (field != NULL && field->type == BD_PLAYER_NUMBER) {
        const bool better =
            column_says_more(l, l->headings[column]) && !column_says_more(l, l->headings[first]);
        if (better) {
            l->role_of[first] = LIST_NOTE;
            l->role_of[column] = role;
            l->column_of[role] = (int)column;
        }
        const bool clear =
            column_says_more(l, l->headings[column]) != column_says_more(l, l->headings[first]);
        const char *left = l->headings[better ? first : (int)column];
        const char *used = l->headings[better ? (int)column : first];
        if (clear)
            list_warn(l, 0, BD_SAY(LIST_COLUMN_UNUSED), left, used);
        else
            list_ask(l, 0, BD_ANSWER_COLUMN, left, true, BD_SAY(LIST_COLUMN_WHICH), used, left);
        return;
    }
    if (field != NULL && field->concerns != BD_PRIVATE)
        list_warn(l, 0, BD_SAY(LIST_COLUMN_UNUSED), l->headings[column], l->headings[first]);
}

/* "Rd off": probably byes. */
static bool column_may_be_byes(bd_lister *l, const char *heading)
{
    static const char *const keys[] = {"rdoff",      "rdsoff",  "roundoff",        "roundsoff",  "off",
                                       "missing",    "absent",  "roundsabsent",    "halfpoints", "halfpoint",
                                       "notplaying", "halfpts", "roundsnotplayed", "cantplay",   "absences",
                                       "abwesend",   NULL};
    return list_is_one_of(list_key(l, heading), keys);
}

static void column_unknown(bd_lister *l, size_t column, const column_values *v, size_t first, size_t end)
{
    const char *heading = l->headings[column];
    int role = column_may_be_byes(l, heading) ? (int)LIST_BYES : column_by_words(list_key(l, heading));
    if (l->group_count > 0 && (role == l->name_field || role == l->rating_field)) role = LIST_NOTE;
    if (role >= 0 && l->column_of[role] >= 0) role = LIST_NOTE;
    if (role < 0 || v->filled == 0) return;
    column_put(l, column, role);
    if (!column_may_be_byes(l, heading)) return;
    bd_text rounds = bd_text_new(l->arena);
    for (size_t r = first; r < end; r++) {
        const char *text = list_cell(l, &l->grid.rows[r], (int)column);
        if (*text != '\0' && rounds.length < 60)
            bd_text_add(&rounds, rounds.length > 0 ? ", %.20s" : "%.20s", text);
    }
    l->failed = l->failed || rounds.failed;
    list_ask(l, 0, BD_ANSWER_COLUMN, heading, true, BD_SAY(LIST_MAY_BE_BYES), heading,
             rounds.length > 0 ? rounds.bytes : "");
}

static void column_settle_one(bd_lister *l, size_t c, size_t first, size_t end)
{
    int role;
    const column_values v = column_values_of(l, c, first, end);
    if (column_told(l, l->headings[c], &role)) {
        column_put(l, c, role);
        return;
    }
    for (size_t g = 0; g < l->group_count; g++)
        if (l->groups[g].name == (int)c || l->groups[g].rating == (int)c) return;
    if (l->headings[c][0] == '\0') {
        if (v.filled > 0 && v.titles == v.filled && l->column_of[l->title_field] < 0) {
            column_put(l, c, l->title_field);
            list_warn(l, 0, BD_SAY(LIST_NAMELESS_TITLE));
        } else if (v.filled > 0)
            list_warn(l, 0, BD_SAY(LIST_NAMELESS_COLUMN), c + 1);
        return;
    }
    switch (column_kind(l, l->headings[c], &role)) {
    case HEADING_BY_VALUE: role = column_by_its_values(l, c, &v); break;
    case HEADING_MEMBER:
        role = v.ecf_codes * 2 > v.filled || v.eight * 2 > v.filled ? l->national_field : LIST_NOTE;
        if (role == LIST_NOTE && v.filled > 0 && !l->ecf)
            list_ask(l, 0, BD_ANSWER_COLUMN, l->headings[c], true, BD_SAY(LIST_WHOSE_ID), l->headings[c]);
        break;
    case HEADING_OTHER:
        if (v.school_years * 2 > v.filled && (strcmp(list_key(l, l->headings[c]), "yr") == 0 ||
                                              strstr(list_key(l, l->headings[c]), "year") != NULL))
            list_warn(l, 0, BD_SAY(LIST_SCHOOL_YEAR), l->headings[c]);
        return;
    case HEADING_UNKNOWN: column_unknown(l, c, &v, first, end); return;
    case HEADING_ROLE: break;
    }
    if (role == l->title_field && v.honours * 2 > v.filled && v.titles * 2 < v.filled)
        role = LIST_NOTE; /* Mr, Mrs */
    if (role == l->rating_field && v.filled > 0 && v.large * 2 > v.filled) role = LIST_NOTE;
    if (role == LIST_NOTE) return;
    if (l->column_of[role] >= 0)
        column_second(l, c, role);
    else
        column_put(l, c, role);
}

static void column_move(bd_lister *l, int from, int to)
{
    const int column = l->column_of[from];
    l->role_of[column] = to;
    l->column_of[to] = column;
    l->column_of[from] = -1;
}

/* "Name" beside "Vorname" is the surname, "Nombre" beside "Apellidos" the forename. */
static void column_settle_names(bd_lister *l)
{
    const int *of = l->column_of;
    if (of[l->name_field] < 0) return;
    if (of[LIST_SURNAME] < 0 && of[LIST_FORENAME] >= 0)
        column_move(l, l->name_field, LIST_SURNAME);
    else if (of[LIST_SURNAME] >= 0 && of[LIST_FORENAME] < 0)
        column_move(l, l->name_field, LIST_FORENAME);
}

/* "Rating" in a list of the ECF is the national one; TWZ is made of two that are there. */
static void column_settle_ratings(bd_lister *l)
{
    const int rating = l->column_of[l->rating_field];
    const char *key = rating >= 0 ? list_key(l, l->headings[rating]) : "";
    const bool plain = strcmp(key, "rating") == 0 || strcmp(key, "rtg") == 0 || strcmp(key, "rtng") == 0;
    if (plain && l->ecf && l->column_of[l->grade_field] < 0) column_move(l, l->rating_field, l->grade_field);
    for (size_t c = 0; c < l->column_count; c++) {
        const char *heading = list_key(l, l->headings[c]);
        if (strcmp(heading, "twz") != 0 || l->role_of[c] != LIST_NOTE) continue;
        if (l->column_of[l->rating_field] < 0 && l->column_of[l->grade_field] < 0) {
            column_put(l, c, l->rating_field);
            continue;
        }
        list_warn(l, 0, BD_SAY(LIST_TWZ), l->headings[c]);
        for (size_t r = l->header_row + 1; r < l->grid.count; r++)
            if (strcmp(list_cell(l, &l->grid.rows[r], (int)c), "0") == 0)
                list_warn(l, l->grid.rows[r].line, BD_SAY(LIST_ZERO_RATING), l->headings[c]);
    }
}

/* A number that every row has once is the player's; a rank or a number of another kind is not. */
void list_settle_columns(bd_lister *l, size_t first, size_t end)
{
    for (size_t c = 0; c < l->column_count; c++) column_settle_one(l, c, first, end);
    column_settle_names(l);
    column_settle_ratings(l);
    if (l->group_count > 0 && (l->column_of[l->name_field] >= 0 || l->column_of[LIST_SURNAME] >= 0))
        l->group_count = 0;
}

/* ---- No header ---- */

static int column_guess(bd_lister *l, const column_values *v)
{
    const size_t most = (v->filled + 1) / 2;
    if (v->filled == 0) return LIST_NOTE;
    if (v->ecf_codes >= most) return l->national_field;
    if (v->titles == v->filled) return l->title_field;
    if (v->federations >= most) return l->federation_field;
    if (v->dates >= most) return l->birth_field;
    if (v->in_order >= most && v->in_order > 1) return LIST_NUMBER;
    if (v->years == v->filled && l->column_of[l->rating_field] >= 0) return l->birth_field;
    if (v->ratings >= most) return l->rating_field;
    if (v->large >= most) return l->fide_field;
    if (v->letters < most) return LIST_NOTE;
    return l->column_of[l->name_field] < 0 ? l->name_field : l->club_field;
}

void list_guess_columns(bd_lister *l)
{
    size_t widest = 0;
    bd_text what = bd_text_new(l->arena);
    for (size_t r = 0; r < l->grid.count; r++)
        if (l->grid.rows[r].count > widest) widest = l->grid.rows[r].count;
    l->header_row = SIZE_MAX;
    l->column_count = widest < LIST_COLUMNS_MAX ? widest : LIST_COLUMNS_MAX;
    for (size_t i = 0; i < sizeof l->column_of / sizeof *l->column_of; i++) l->column_of[i] = -1;
    for (size_t c = 0; c < l->column_count; c++) l->headings[c] = list_print(l, "%zu", c + 1);
    for (size_t c = 0; c < l->column_count; c++) {
        const column_values v = column_values_of(l, c, 0, l->grid.count);
        int role = column_guess(l, &v);
        (void)column_told(l, l->headings[c], &role);
        l->role_of[c] = LIST_NOTE;
        if (v.ecf_codes > 0) l->ecf = true;
        if (role >= 0 && l->column_of[role] < 0) column_put(l, c, role);
        const bd_player_field *field = l->role_of[c] >= 0 ? list_role_field(l->role_of[c]) : NULL;
        const char *word = field != NULL                  ? bd_player_heading(field)
                           : l->role_of[c] == LIST_NUMBER ? "id"
                                                          : "-";
        bd_text_add(&what, c > 0 ? ", %s" : "%s", word);
    }
    l->failed = l->failed || what.failed;
    /* "Smith, John" is split by its comma. */
    if (l->grid.separator == ',' && l->column_count == 2 && l->role_of[0] == l->name_field &&
        l->role_of[1] == l->club_field) {
        column_move(l, l->name_field, LIST_SURNAME);
        column_move(l, l->club_field, LIST_FORENAME);
    }
    if (l->column_count == 1 || l->column_of[LIST_FORENAME] >= 0)
        list_warn(l, 0, BD_SAY(LIST_NAMES_ONLY));
    else
        list_ask(l, 0, BD_ANSWER_COLUMN, "1", true, BD_SAY(LIST_NO_HEADER),
                 what.length > 0 ? what.bytes : "");
}
