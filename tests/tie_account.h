/* A second account of tie-breaks and places, for tests: slow, in floating point (points are halves, so
 * nothing is lost), written from docs/tiebreaks.md article by article and sharing no code with src/standings.
 */
#ifndef TIE_ACCOUNT_H
#define TIE_ACCOUNT_H

#include <stdbool.h>
#include <string.h>

enum { MOST = 24, ROUNDS = 9 };

/* 1 = 0 a game, + - by default, U F H Z byes, ' ' not there. */
typedef struct cell {
    int opponent;
    char what;
    bool white;
} cell;

typedef struct account {
    int players, rounds, planned;
    double win, draw;
    cell cells[MOST + 1][ROUNDS + 1];
    int rating[MOST + 1];
    bool fore, games; /* how the account is read: 8.3, /P */
} account;

static account a;

static inline char what_at(int i, int r)
{
    const cell c = a.cells[i][r];
    if (a.fore && a.rounds >= a.planned && r == a.rounds && c.opponent > 0) return '=';
    if (a.games && c.what == '+') return '1';
    if (a.games && c.what == '-') return '0';
    return c.what;
}

static inline bool played(int i, int r) { return strchr("1=0", what_at(i, r)) != NULL; }

static inline double points(int i, int r)
{
    switch (what_at(i, r)) {
    case '1':
    case '+':
    case 'U':
    case 'F': return a.win;
    case '=':
    case 'H': return a.draw;
    default: return 0;
    }
}

static inline double score(int i)
{
    double sum = 0;
    for (int r = 1; r <= a.rounds; r++) sum += points(i, r);
    return sum;
}

/* 16.1.1 and 16.1.2; forfeit losses are voluntary for the adjusted score whatever /P says. */
static inline bool requested(int i, int r) { return strchr("HZ ", what_at(i, r)) != NULL; }
static inline bool lost_by_default(int i, int r)
{
    return a.cells[i][r].what == '-' && !(a.fore && a.rounds >= a.planned && r == a.rounds);
}

/* 16.3 */
static inline double adjusted(int i)
{
    double sum = 0;
    for (int r = 1; r <= a.rounds; r++) {
        bool only_voluntary = requested(i, r);
        for (int later = r + 1; later <= a.rounds; later++)
            if (!requested(i, later) && !lost_by_default(i, later)) only_voluntary = false;
        sum += only_voluntary ? a.draw : points(i, r);
    }
    return sum;
}

static inline double smaller(double x, double y) { return x < y ? x : y; }

/* The opponent's score or the dummy's (16.4). */
static inline double opposition(int i, int r)
{
    const int opponent = a.cells[i][r].opponent;
    if (played(i, r)) return adjusted(opponent);
    if (opponent > 0) return smaller(score(i), adjusted(opponent));
    return smaller(score(i), a.draw * a.rounds);
}

/* 8.1, 9.1 with 14 and 16.5; a cut round is crossed out. */
static inline double sum_of_parts(int i, bool times_points, int low, int high)
{
    double worth[ROUNDS + 1], value[ROUNDS + 1], sum = 0;
    bool out[ROUNDS + 1] = {false};
    for (int r = 1; r <= a.rounds; r++) {
        worth[r] = opposition(i, r);
        value[r] = times_points ? worth[r] * points(i, r) : worth[r];
    }
    for (int cut = 0; cut < low; cut++) {
        int least = 0, own = 0;
        for (int r = 1; r <= a.rounds; r++) {
            const bool voluntary = requested(i, r) || what_at(i, r) == '-';
            if (out[r]) continue;
            if (least == 0 || worth[r] < worth[least] ||
                (worth[r] == worth[least] && value[r] < value[least]))
                least = r;
            if (voluntary && (own == 0 || value[r] < value[own])) own = r;
        }
        if (least == 0) break;
        out[own != 0 && value[own] >= value[least] ? own : least] = true;
    }
    for (int cut = 0; cut < high; cut++) {
        int most = 0;
        for (int r = 1; r <= a.rounds; r++)
            if (!out[r] &&
                (most == 0 || worth[r] > worth[most] || (worth[r] == worth[most] && value[r] > value[most])))
                most = r;
        if (most == 0) break;
        out[most] = true;
    }
    for (int r = 1; r <= a.rounds; r++) sum += out[r] ? 0 : value[r];
    return sum;
}

/* The Rating Regulations once more: 8.1.2 as the first difference of each percentage, 8.1.1 from the top. */
static inline int percent_of(int difference)
{
    static const int first[] = {0,   4,   11,  18,  26,  33,  40,  47,  54,  62,  69,  77,  84,
                                92,  99,  107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189,
                                198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329,
                                345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736};
    int percent = 50;
    const int size = difference < 0 ? -difference : difference;
    for (int k = 1; k <= 50; k++)
        if (size >= first[k]) percent = 50 + k;
    return difference < 0 ? 100 - percent : percent;
}

static inline int difference_of(int percent)
{
    static const int from_the_top[] = {800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336,
                                       322, 309, 296, 284, 273, 262, 251, 240, 230, 220, 211, 202, 193,
                                       184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95,  87,
                                       80,  72,  65,  57,  50,  43,  36,  29,  21,  14,  7,   0};
    return percent >= 50 ? from_the_top[100 - percent] : -from_the_top[percent];
}

static inline int rounded(double number)
{
    const int floor = (int)(number + 100000.5) - 100000;
    return floor;
}

/* 10.1; -99999: none. */
static inline double average_rating(int i, int cut_low, int cut_high)
{
    int list[ROUNDS], count = 0, sum = 0;
    for (int r = 1; r <= a.rounds; r++)
        if (played(i, r)) {
            int at = count++;
            for (; at > 0 && list[at - 1] > a.rating[a.cells[i][r].opponent]; at--) list[at] = list[at - 1];
            list[at] = a.rating[a.cells[i][r].opponent];
        }
    if (count <= cut_low + cut_high) return -99999;
    for (int k = cut_low; k < count - cut_high; k++) sum += list[k];
    return rounded((double)sum / (count - cut_low - cut_high));
}

static inline int games_of(int i, double *scored)
{
    int games = 0;
    *scored = 0;
    for (int r = 1; r <= a.rounds; r++) {
        games += played(i, r);
        *scored += what_at(i, r) == '1' ? 1 : what_at(i, r) == '=' ? 0.5 : 0;
    }
    return games;
}

static inline double performance(int i)
{
    double scored;
    const int games = games_of(i, &scored);
    if (games == 0) return -99999;
    return average_rating(i, 0, 0) + difference_of(rounded(100 * scored / games));
}

static inline double perfect(int i)
{
    double scored;
    int lowest = 99999;
    if (games_of(i, &scored) == 0) return -99999;
    for (int r = 1; r <= a.rounds; r++)
        if (played(i, r) && a.rating[a.cells[i][r].opponent] < lowest)
            lowest = a.rating[a.cells[i][r].opponent];
    if (scored == 0) return lowest - 800;
    for (int rating = lowest - 800;; rating++) {
        int expected = 0;
        for (int r = 1; r <= a.rounds; r++)
            if (played(i, r)) expected += percent_of(rating - a.rating[a.cells[i][r].opponent]);
        if (expected >= 100 * scored) return rating;
    }
}

static inline double mean_of_opponents(int i, double (*of)(int))
{
    double sum = 0;
    int count = 0;
    for (int r = 1; r <= a.rounds; r++)
        if (played(i, r)) {
            sum += of(a.cells[i][r].opponent);
            count++;
        }
    return count == 0 ? -99999 : sum / count;
}

static inline double buchholz(int i) { return sum_of_parts(i, false, 0, 0); }

static inline double running(int i, int from)
{
    double sum = 0, so_far = 0;
    for (int r = 1; r <= a.rounds; r++) {
        so_far += points(i, r);
        if (r > from) sum += so_far;
    }
    return sum;
}

static inline double us_adjusted(int i)
{
    double sum = 0;
    for (int r = 1; r <= a.rounds; r++) sum += played(i, r) ? points(i, r) : a.draw;
    return sum;
}

static inline double us_median(int i, bool drop)
{
    double list[ROUNDS], sum = 0;
    for (int r = 1; r <= a.rounds; r++) {
        const double worth = played(i, r) ? us_adjusted(a.cells[i][r].opponent) : 0;
        int at = r - 1;
        for (; at > 0 && list[at - 1] > worth; at--) list[at] = list[at - 1];
        list[at] = worth;
    }
    const int size = a.rounds >= 9 ? 2 : 1;
    const double half = a.win * a.rounds / 2;
    const int low = drop && score(i) >= half ? size : 0;
    const int high = drop && score(i) <= half ? size : 0;
    for (int k = low; k < a.rounds - high; k++) sum += list[k];
    return sum;
}

static inline double us_cumulative(int i)
{
    double sum = running(i, 0);
    for (int r = 1; r <= a.rounds; r++)
        if (!played(i, r) && points(i, r) == a.win) sum -= a.win;
    return sum;
}

static inline double koya(int i, double limit)
{
    double sum = 0;
    for (int r = 1; r <= a.rounds; r++)
        if (a.cells[i][r].opponent > 0 && score(a.cells[i][r].opponent) >= limit) sum += points(i, r);
    return sum;
}

static inline double count_rounds(int i, const char *which, bool black)
{
    int count = 0;
    for (int r = 1; r <= a.rounds; r++)
        count += strchr(which, what_at(i, r)) != NULL && !(black && a.cells[i][r].white);
    return count;
}

static inline double standard(int i)
{
    double sum = 0;
    for (int r = 1; r <= a.rounds; r++) {
        const int opponent = a.cells[i][r].opponent;
        const double other = opponent > 0 ? points(opponent, r) : a.draw;
        sum += points(i, r) > other ? 1 : points(i, r) == other ? 0.5 : 0;
    }
    return sum;
}

static inline bool somebody_is_unrated(void)
{
    for (int i = 1; i <= a.players; i++)
        if (a.rating[i] == 0) return true;
    return false;
}

static inline double half_up_mean(int i, double (*of)(int))
{
    const double mean = mean_of_opponents(i, of);
    return mean == -99999 ? mean : rounded(mean);
}

/* What a code is worth for a player; -99999: nothing. */
static inline double account_of(const char *code, int i)
{
    const size_t length = strlen(code);
    const int number = code[length - 1] - '0';
    a.games = length > 2 && strcmp(code + length - 2, "/P") == 0;
    a.fore = strncmp(code, "FB", 2) == 0;
    const char *cut = strstr(code, "/C"), *median = strstr(code, "/M");
    const int low = cut != NULL ? cut[2] - '0' : median != NULL ? median[2] - '0' : 0;
    const int high = median != NULL ? median[2] - '0' : 0;
    double value = -99999;
    if (strncmp(code, "BH", 2) == 0 || a.fore) value = sum_of_parts(i, false, low, high);
    if (strncmp(code, "SB", 2) == 0) value = sum_of_parts(i, true, low, high);
    if (strcmp(code, "AOB") == 0) value = mean_of_opponents(i, buchholz);
    if (strncmp(code, "PS", 2) == 0) value = running(i, low);
    if (strcmp(code, "PTS") == 0) value = score(i);
    if (strcmp(code, "WIN") == 0) value = count_rounds(i, "1+UF", false);
    if (strcmp(code, "WON") == 0) value = count_rounds(i, "1", false);
    if (strcmp(code, "BPG") == 0) value = count_rounds(i, "1=0", true);
    if (strcmp(code, "BWG") == 0) value = count_rounds(i, "1", true);
    if (strcmp(code, "REP") == 0) value = a.rounds - count_rounds(i, "HZ -", false);
    if (strcmp(code, "STD") == 0) value = standard(i);
    if (strcmp(code, "TPN") == 0) value = i;
    if (strcmp(code, "KS") == 0) value = koya(i, a.win * a.rounds / 2);
    if (strncmp(code, "KS/L+", 5) == 0) value = koya(i, a.win * a.rounds / 2 + 0.5 * number);
    if (strncmp(code, "KS/L-", 5) == 0) value = koya(i, a.win * a.rounds / 2 - 0.5 * number);
    if (strcmp(code, "MMED") == 0) value = us_median(i, true);
    if (strcmp(code, "SOLK") == 0) value = us_median(i, false);
    if (strcmp(code, "CUM") == 0) value = us_cumulative(i);
    if (strcmp(code, "CUMO") == 0) {
        value = 0;
        for (int r = 1; r <= a.rounds; r++) value += played(i, r) ? us_cumulative(a.cells[i][r].opponent) : 0;
    }
    const bool rated = !somebody_is_unrated();
    if (rated && strncmp(code, "ARO", 3) == 0) value = average_rating(i, low, high);
    if (rated && strcmp(code, "TPR") == 0) value = performance(i);
    if (rated && strcmp(code, "PTP") == 0) value = perfect(i);
    if (rated && strcmp(code, "APRO") == 0) value = half_up_mean(i, performance);
    if (rated && strcmp(code, "APPO") == 0) value = half_up_mean(i, perfect);
    if (rated && strcmp(code, "RTNG") == 0) value = a.rating[i];
    a.games = a.fore = false;
    return value;
}

/* Article 6. The group is a list of players; order[] says how many of it stand before each. */
static inline double met_points(int i, int j)
{
    double sum = 0;
    int games = 0;
    for (int r = 1; r <= a.rounds; r++)
        if (played(i, r) && a.cells[i][r].opponent == j) {
            sum += points(i, r);
            games++;
        }
    return games == 0 ? -1 : sum / games;
}

/* 6.3 in full: every outcome of the missing games among the group is tried; true when `first` is alone at the
 * top of `left` in all of them. */
static inline bool always_alone(const int *group, int count, double *table, int pair, int first,
                                const bool *left)
{
    for (int p = pair; p < count * count; p++) {
        const int x = p / count, y = p % count;
        if (x >= y || met_points(group[x], group[y]) >= 0) continue;
        const double outcomes[3][2] = {{a.win, 0}, {0, a.win}, {a.draw, a.draw}};
        for (int k = 0; k < 3; k++) {
            table[x] += outcomes[k][0];
            table[y] += outcomes[k][1];
            const bool alone = always_alone(group, count, table, p + 1, first, left);
            table[x] -= outcomes[k][0];
            table[y] -= outcomes[k][1];
            if (!alone) return false;
        }
        return true;
    }
    for (int x = 0; x < count; x++)
        if (x != first && left[x] && table[x] >= table[first] - 1e-9) return false;
    return true;
}

enum { TRIED = 7 }; /* missing games up to which all outcomes are tried */

/* With more missing games: at worst against at best. */
static inline bool bound_alone(const int *group, int count, const double *table, int first, const bool *left)
{
    for (int x = 0; x < count; x++) {
        int missing = 0;
        for (int y = 0; y < count; y++) missing += x != y && met_points(group[x], group[y]) < 0;
        if (x != first && left[x] && table[x] + missing * a.win >= table[first] - 1e-9) return false;
    }
    return true;
}

static inline void encounter(const int *group, int count, int before, int *order);

static inline void encounter_again(const int *group, int count, const bool *in, int before, int *order)
{
    int smaller_group[MOST], k = 0;
    for (int x = 0; x < count; x++)
        if (in[x]) smaller_group[k++] = group[x];
    encounter(smaller_group, k, before, order);
}

static inline void encounter(const int *group, int count, int before, int *order)
{
    double table[MOST] = {0};
    int missing = 0;
    for (int x = 0; x < count; x++) {
        order[group[x]] = before;
        for (int y = 0; y < count; y++) {
            const double met = x == y ? 0 : met_points(group[x], group[y]);
            table[x] += met > 0 ? met : 0;
            missing += x < y && met < 0;
        }
    }
    if (count < 2) return;
    bool in[MOST];
    if (missing == 0) {
        for (int x = 0; x < count; x++) {
            int above = 0, equal = 0;
            for (int y = 0; y < count; y++) {
                above += table[y] > table[x] + 1e-9;
                in[y] = table[y] > table[x] - 1e-9 && table[y] < table[x] + 1e-9;
                equal += in[y];
            }
            if (equal < count) encounter_again(group, count, in, before + above, order);
        }
        return;
    }
    bool left[MOST];
    int ranked = 0;
    for (int x = 0; x < count; x++) left[x] = true;
    for (bool again = true; again && ranked < count - 1;) {
        again = false;
        for (int x = 0; x < count && !again; x++) {
            if (!left[x]) continue;
            const bool alone = missing <= TRIED ? always_alone(group, count, table, 0, x, left)
                                                : bound_alone(group, count, table, x, left);
            if (!alone) continue;
            left[x] = false;
            order[group[x]] = before + ranked++;
            again = true;
        }
    }
    if (ranked > 0) encounter_again(group, count, left, before + ranked, order);
}

/* Places by points and a list, each place shared by who is equal so far. */
static inline void places_of(const char *const *codes, int count, int *place)
{
    double key[MOST + 1];
    for (int i = 1; i <= a.players; i++) {
        place[i] = 1;
        for (int j = 1; j <= a.players; j++) place[i] += score(j) > score(i);
    }
    for (int k = 0; k < count; k++) {
        int next[MOST + 1];
        for (int i = 1; i <= a.players; i++)
            key[i] = strncmp(codes[k], "DE", 2) == 0 ? 0 : account_of(codes[k], i);
        if (strncmp(codes[k], "DE", 2) == 0) {
            a.games = strcmp(codes[k], "DE/P") == 0;
            for (int p = 1; p <= a.players; p++) {
                int group[MOST], size = 0, order[MOST + 1];
                for (int i = 1; i <= a.players; i++)
                    if (place[i] == p) group[size++] = i;
                encounter(group, size, 0, order);
                for (int x = 0; x < size; x++) key[group[x]] = -order[group[x]];
            }
            a.games = false;
        }
        const int sign = strcmp(codes[k], "TPN") == 0 ? -1 : 1;
        for (int i = 1; i <= a.players; i++) {
            next[i] = place[i];
            for (int j = 1; j <= a.players; j++)
                next[i] += place[j] == place[i] && sign * key[j] > sign * key[i] + 1e-9;
        }
        for (int i = 1; i <= a.players; i++) place[i] = next[i];
    }
}

#endif
