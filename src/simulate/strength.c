#include "simulate/strength.h"

/* round(1000000 / (1 + 10^(-d / 400))) for d = 0, 10, ... 800. */
static const int strength_expectation[] = {
    500000, 514387, 528751, 543066, 557312, 571463, 585499, 599397, 613137, 626699, 640065, 653217,
    666139, 678817, 691236, 703385, 715253, 726830, 738109, 749083, 759747, 770097, 780130, 789844,
    799240, 808318, 817079, 825526, 833662, 841492, 849020, 856252, 863193, 869850, 876229, 882338,
    888184, 893775, 899117, 904220, 909091, 913738, 918168, 922391, 926412, 930242, 933886, 937353,
    940649, 943782, 946760, 949588, 952273, 954822, 957242, 959537, 961713, 963778, 965734, 967589,
    969347, 971012, 972589, 974082, 975497, 976836, 978103, 979303, 980438, 981512, 982528, 983489,
    984398, 985258, 986071, 986840, 987567, 988255, 988904, 989518, 990099,
};

enum { STEP = 10, WIDEST = 800 };

static int strength_expect_ahead(int points)
{
    if (points >= WIDEST) return strength_expectation[WIDEST / STEP];
    const int low = strength_expectation[points / STEP];
    const int high = strength_expectation[points / STEP + 1];
    return low + (high - low) * (points % STEP) / STEP;
}

int bd_strength_expect(int white, int black)
{
    const int ahead = white + BD_WHITE_POINTS - black;
    return ahead >= 0 ? strength_expect_ahead(ahead) : BD_MILLION - strength_expect_ahead(-ahead);
}

static int strength_chance_of_draw(int expected, int draw_permille)
{
    const int64_t e = expected;
    const int64_t falls = 4 * e * (BD_MILLION - e) / BD_MILLION * draw_permille / 1000;
    const int64_t weaker = e < BD_MILLION - e ? e : BD_MILLION - e;
    return (int)(falls < 2 * weaker ? falls : 2 * weaker);
}

int bd_strength_play(bd_random *random, int white, int black, int draw_permille)
{
    const int expected = bd_strength_expect(white, black);
    const int draw = strength_chance_of_draw(expected, draw_permille);
    const int win = expected - draw / 2;
    const int lot = (int)bd_random_below(random, BD_MILLION);
    return lot < win ? 2 : lot < win + draw ? 1 : 0;
}

int bd_strength_spread(bd_random *random)
{
    int sum = -6000;
    for (int i = 0; i < 12; i++) sum += (int)bd_random_below(random, 1001);
    return sum;
}
