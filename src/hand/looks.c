#include "hand/looks.h"

#include "rulebook/rulebook.h"

#include <stdlib.h>
#include <string.h>

/* CAA 2 and 24; the guide's sets C and D. */
static const bd_weighed british[] = {
    BD_LOOK_REPEATS,   BD_LOOK_BYE_AGAIN,       BD_LOOK_BYE_HALF,   BD_LOOK_KIN,
    BD_LOOK_ON,        BD_LOOK_FLOATS,          BD_LOOK_FURTHER,    BD_LOOK_NEXT_FLOATS,
    BD_LOOK_COLOURS,   BD_LOOK_HALF_BYES,       BD_LOOK_DEFAULTED,  BD_LOOK_CLUB,
    BD_LOOK_EXCHANGES, BD_LOOK_UPPER_TRANSFERS, BD_LOOK_BYE_PLACE,  BD_LOOK_UP_AGAIN,
    BD_LOOK_UP_PLACE,  BD_LOOK_DOWN_AGAIN,      BD_LOOK_DOWN_PLACE, BD_LOOK_NEXT_UP_PLACE,
    BD_LOOK_VARIATION, BD_LOOK_SQUARES,         BD_LOOK_GRADES};

/* 27A1 to 27A5, with 28N1 around 27A2: the halves come before the colours. */
static const bd_weighed american[] = {
    BD_LOOK_REPEATS,   BD_LOOK_BYE_AGAIN,   BD_LOOK_KIN,           BD_LOOK_ON,        BD_LOOK_FLOATS,
    BD_LOOK_FURTHER,   BD_LOOK_NEXT_FLOATS, BD_LOOK_TEAM,          BD_LOOK_EXCHANGES, BD_LOOK_BYE_PLACE,
    BD_LOOK_UP_PLACE,  BD_LOOK_DOWN_PLACE,  BD_LOOK_NEXT_UP_PLACE, BD_LOOK_COLOURS,   BD_LOOK_CLUB,
    BD_LOOK_VARIATION, BD_LOOK_SQUARES,     BD_LOOK_GRADES};

int bd_looks_compare(const bd_eye *eye, const bd_looks *a, const bd_looks *b, int *first)
{
    for (int i = 0; i < eye->order_count; i++) {
        const int look = (int)eye->order[i];
        const int from = look == BD_LOOK_COLOURS ? BD_LOOK_COUNT : look;
        const int to = look == BD_LOOK_COLOURS ? BD_LOOK_COUNT + eye->colours : look + 1;
        for (int k = from; k < to; k++) {
            if (a->at[k] == b->at[k]) continue;
            if (first != NULL) *first = k;
            return a->at[k] < b->at[k] ? -1 : 1;
        }
    }
    return 0;
}

void bd_looks_add(const bd_eye *eye, bd_looks *sum, const bd_looks *more)
{
    for (int k = 0; k < BD_LOOK_COUNT + eye->colours; k++) sum->at[k] += more->at[k];
}

int bd_transferred(const bd_desk *desk, int u, int v)
{
    const bd_player *players = desk->round->players;
    return bd_claim_compare(&players[u].claim, &players[v].claim) < 0 ? u : v;
}

static void looks_transfer(const bd_eye *eye, int node, bd_looks *looks)
{
    looks->at[BD_LOOK_COUNT + eye->size_of[node]]++;
    looks->at[BD_LOOK_COUNT + eye->claim_of[node]]++;
}

/* 27A4: in odd rounds the excess of one colour is limited to one, in even rounds there is none; nobody has
 * the same colour three times running. 27A5: colours alternate. */
static void pair_american_colour(const bd_eye *eye, const bd_player *player, bool white, bd_pair *pair)
{
    const bd_claim *claim = &player->claim;
    const int excess = abs(claim->difference + (white ? 1 : -1)) - eye->desk->round->number % 2;
    const bool same = claim->last == (white ? BD_WHITE : BD_BLACK);
    pair->size = (uint8_t)(pair->size + (excess > 0 ? excess : 0) + (same && claim->run >= 2));
    pair->claim = (uint8_t)(pair->claim + same);
}

bd_pair bd_pair_of(const bd_eye *eye, int u, int v)
{
    if (u > v) return bd_pair_of(eye, v, u);
    const bd_desk *desk = eye->desk;
    const bd_round *round = desk->round;
    bd_pair pair = {.legal = bd_desk_may_meet(desk, u, v),
                    .met = bd_round_met(round, u, v),
                    .company = (uint8_t)bd_desk_company(desk, u, v),
                    .clash = bd_claims_clash(&round->players[u].claim, &round->players[v].claim)};
    if (desk->repeats && pair.met) pair.meetings = (uint8_t)bd_round_meetings(round, u, v);
    if (eye->american) {
        const bool white = bd_round_higher_has_white(round, u, v, 0);
        pair_american_colour(eye, &round->players[u], white, &pair);
        pair_american_colour(eye, &round->players[v], !white, &pair);
    } else if (pair.clash) {
        const int changes = bd_transferred(desk, u, v);
        pair.size = eye->size_of[changes];
        pair.claim = eye->claim_of[changes];
    }
    return pair;
}

void bd_looks_board(const bd_eye *eye, const bd_pair *pair, bd_looks *looks)
{
    looks->at[BD_LOOK_REPEATS] += pair->meetings;
    looks->at[BD_LOOK_KIN] += (pair->company & BD_KEPT_APART) != 0;
    looks->at[BD_LOOK_TEAM] += (pair->company & BD_ONE_TEAM) != 0;
    looks->at[BD_LOOK_HALF_BYES] += (pair->company & BD_BOTH_HALF_BYES) != 0;
    looks->at[BD_LOOK_DEFAULTED] += (pair->company & BD_BETTER_NOT) != 0;
    looks->at[BD_LOOK_CLUB] += (pair->company & BD_ONE_CLUB) != 0;
    if (eye->american) {
        looks->at[BD_LOOK_COUNT] += pair->size;
        looks->at[BD_LOOK_COUNT + 1] += pair->claim;
    } else if (pair->clash) {
        looks->at[BD_LOOK_COUNT + pair->size]++;
        looks->at[BD_LOOK_COUNT + pair->claim]++;
    }
}

bd_sides bd_sides_count(const bd_desk *desk, const uint16_t *cards, int count)
{
    bd_sides sides = {0};
    for (int i = 0; i < count; i++) {
        const bd_colour due = desk->round->players[cards[i]].claim.due;
        *(due == BD_WHITE ? &sides.white : due == BD_BLACK ? &sides.black : &sides.none) += 1;
    }
    return sides;
}

int bd_sides_transfers(const bd_sides *sides, int leavers, bd_colour *over)
{
    const int excess = abs(sides->white - sides->black) - sides->none;
    *over = excess <= 0 ? BD_NO_COLOUR : sides->white > sides->black ? BD_WHITE : BD_BLACK;
    return excess > leavers ? (excess - leavers) / 2 : 0;
}

static void looks_count_seekers(const bd_eye *eye, const uint16_t *cards, int count, bd_colour over,
                                int *with_claim)
{
    for (int i = 0; i < count; i++)
        if (eye->desk->round->players[cards[i]].claim.due == over) with_claim[eye->claim_of[cards[i]]]++;
}

int bd_looks_needed(const bd_eye *eye, const uint16_t *cards, int count, int leavers, bd_looks *looks)
{
    if (eye->american) return 0;
    const bd_sides sides = bd_sides_count(eye->desk, cards, count);
    bd_colour over;
    const int needed = bd_sides_transfers(&sides, leavers, &over);
    int with_claim[BD_COLOURS] = {0}, left = needed;
    if (needed > 0) looks_count_seekers(eye, cards, count, over, with_claim);
    /* The weakest claims stand last. A claim's difference is that of any card that has it. */
    for (int claim = eye->colours - 1; claim >= 0 && left > 0; claim--) {
        const int these = with_claim[claim] < left ? with_claim[claim] : left;
        for (int i = 0, done = 0; i < count && done < these; i++)
            if (eye->claim_of[cards[i]] == claim && eye->desk->round->players[cards[i]].claim.due == over) {
                looks_transfer(eye, cards[i], looks);
                done++;
            }
        left -= these;
    }
    return needed;
}

int bd_floats_again(const bd_eye *eye, int node, bd_float direction)
{
    const bd_player *player = &eye->desk->round->players[node];
    const bool down = direction == BD_FLOAT_DOWN;
    if (!bd_rulebook_has(eye->desk->round->rules, BD_HAS_SCHOOLS)) return player->last_float == direction;
    /* Who has floated one way should float the other way next; who has floated both ways not again. */
    const int same = down ? player->downfloats : player->upfloats;
    const int other = down ? player->upfloats : player->downfloats;
    const bool refused = down ? same > 0 : player->last_float == direction;
    return 8 * refused + (other > same ? 0 : same == 0 ? 1 : same == other ? 2 : 3);
}

static int eye_compare_claims(const void *left, const void *right)
{
    const bd_player *const *a = left, *const *b = right;
    return bd_claim_compare(&(*b)->claim, &(*a)->claim);
}

/* One entry for each size of difference, then one for each claim, strongest first; what finds no room counts
 * as the weakest. */
static void eye_number_claims(bd_eye *eye, const bd_player **row, int count, uint8_t *claim_of,
                              uint8_t *size_of)
{
    const bd_player *players = eye->desk->round->players;
    int sizes = 0, claims = 0;
    for (int i = 0; i < count; i++) {
        const bool other = i == 0 || abs(row[i]->claim.difference) != abs(row[i - 1]->claim.difference);
        sizes += other && sizes < BD_COLOURS / 2;
        size_of[row[i] - players] = (uint8_t)(sizes - 1);
    }
    for (int i = 0; i < count; i++) {
        const bool other = i == 0 || bd_claim_compare(&row[i]->claim, &row[i - 1]->claim) != 0;
        claims += other && sizes + claims < BD_COLOURS;
        claim_of[row[i] - players] = (uint8_t)(sizes + claims - 1);
    }
    eye->sizes = sizes;
    eye->colours = sizes + claims;
}

bool bd_eye_open(bd_desk *desk, bd_eye *out)
{
    const bd_round *round = desk->round;
    const bool teams = bd_rulebook_has(round->rules, BD_HAS_TEAMS);
    const size_t cards = (size_t)round->cards;
    const bd_player **row = bd_desk_room(desk, cards, sizeof *row);
    uint8_t *claim_of = bd_desk_room(desk, cards, 1), *size_of = bd_desk_room(desk, cards, 1);
    if (row == NULL || claim_of == NULL || size_of == NULL) return false;
    *out = (bd_eye){.desk = desk,
                    .order = teams ? american : british,
                    .order_count =
                        (int)(teams ? sizeof american / sizeof *american : sizeof british / sizeof *british),
                    .claim_of = claim_of,
                    .size_of = size_of,
                    .halves = bd_rulebook_has(round->rules, BD_HAS_MID_LINE) &&
                              (bd_round_is_first(round) || !bd_rulebook_has(round->rules, BD_HAS_SCHOOLS)),
                    .american = teams};
    int count = 0;
    for (int u = 0; u < round->cards; u++)
        if (round->players[u].claim.due != BD_NO_COLOUR) row[count++] = &round->players[u];
    qsort(row, (size_t)count, sizeof *row, eye_compare_claims);
    eye_number_claims(out, row, count, claim_of, size_of);
    if (teams) out->sizes = 0, out->colours = 2;
    return true;
}
