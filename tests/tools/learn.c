/* Finds the weights of learned.py: seats that play by them play themselves, and get better at it.
 *
 * Every deal is played several times. What made a side gather more than in the other plays of the
 * deal, and more than from such a score it mostly does, is made likelier (REINFORCE with a baseline,
 * steps by Adam); what is kept in the end is a running mean of the weights.
 */
#define WEIGHT float
#define WEIGHTS_SUM float
#include "../../app/ai/_search.c"

enum { TIMES = 4, MOST_STEPS = 170, MOST_GAMES = 32, SCORES = 26 * 14 * 14 * 2 };

/* The deals of one rule set: positions at their starts, all hands, and what a result is worth. */
typedef struct {
    const char *rules, *positions;
    int8_t *worlds;
    const double *values;
    int count, may_shuffle;
} Game;

typedef struct {
    Choice choice;
    int chosen, side, score, done;
} Step;

static Step steps[TIMES][MOST_STEPS];
static float slope[MOST_WEIGHTS], mean_slope[MOST_WEIGHTS], mean_square[MOST_WEIGHTS];
static float kept[MOST_WEIGHTS];
static float hope[MOST_GAMES][SCORES], luck[MOST_GAMES][MOST_HELD + 1];
static int hoped[MOST_GAMES][SCORES], weight_count;
static long updates;

static Rules rules_of(const Game *g)
{
    Rules r;
    memcpy(&r, g->rules, sizeof r);
    return r;
}

/* Deal one of the deals of a game, with other hands where nothing of them is known at the start. */
static void deal(const Game *g, const Rules *r, State *s, uint64_t *seed)
{
    int at = below(seed, g->count), cards = r->players * r->tricks;
    int8_t *world = g->worlds + (size_t)at * (cards + 2);
    for (int i = cards - 1; g->may_shuffle && i > 0; i--) {
        int j = below(seed, i + 1);
        int8_t card = world[i];
        world[i] = world[j], world[j] = card;
    }
    memset(s, 0, sizeof *s);
    memcpy(&s->at, g->positions + (size_t)at * sizeof s->at, sizeof s->at);
    for (int card = 0; card < CARDS; card++)
        s->gone[suit_of(card)] += (Ranks)s->at.played[card] << (4 * rank_of(card));
    deal_world(s, r, (const char *)world);
}

static double worth_of(const Game *g, const Rules *r, const State *s)
{
    Search b = {.rules = *r, .values = g->values};
    return value_of(&b, s);
}

/* Play a deal out; return what it was worth to side 0. */
static double play_deal(const Game *g, const Rules *r, State s, Step *step, int *count, uint64_t *seed)
{
    int8_t moves[MOVES];
    for (*count = 0; !is_over(r, &s); ) {
        int n = legal_moves(r, &s, moves), move = moves[0];
        if (n > 1 && !plays_card(moves)) {
            move = rule_move(r, &s, moves, n, 0.8);
        } else if (n > 1) {
            look_at_choice(r, &s, moves, n, 0.8, &step->choice);
            weigh(&step->choice);
            move = drawn_move(&step->choice, seed);
            for (int k = 0; k < step->choice.n; k++)
                if (step->choice.move[k] == move) step->chosen = k;
            step->side = s.at.turn & 1, step->done = s.at.done;
            step->score = ((s.at.done * 14 + s.at.tens[0]) * 14 + s.at.tens[1]) * 2 + step->side;
            if (step->choice.n > 1) step++, ++*count;
        }
        apply(r, &s, move);
    }
    return worth_of(g, r, &s);
}

/* What side 0 could hope for before a step, given the other plays of the deal; learn it too. */
static double hoped_for(int game, const Step *step, double others, double worth, int is_new_trick)
{
    float *mean = &hope[game][step->score], *slant = &luck[game][step->done];
    int *count = &hoped[game][step->score];
    if (!*count) *mean = 0.5f;
    double rest = others - 0.5, hopes = *mean + *slant * rest;
    if (is_new_trick) {
        ++*count;
        *mean += (float)((worth - hopes) / (*count < 1000 ? *count : 1000));
        *slant += (float)(0.002 * (worth - hopes) * rest);
    }
    return hopes;
}

/* Make what was chosen likelier by the advantage it brought, and all a little more alike. */
static void add_slope(const Step *step, double advantage, double evenness)
{
    const Choice *c = &step->choice;
    double spread = 0.0;
    for (int k = 0; k < c->n; k++) spread -= c->p[k] > 0.0 ? c->p[k] * log(c->p[k]) : 0.0;
    for (int k = 0; k < c->n; k++) {
        double its = advantage * ((k == step->chosen) - c->p[k]);
        if (c->p[k] > 0.0) its -= evenness * c->p[k] * (log(c->p[k]) + spread);
        for (int m = 0; m < c->cells[k]; m++) slope[c->cell[k][m]] += (float)its;
    }
}

static void update(float rate, int plays)
{
    updates++;
    double first = 1.0 - pow(0.9, (double)updates), second = 1.0 - pow(0.999, (double)updates);
    for (int i = 0; i < weight_count; i++) {
        float its = slope[i] / plays;
        slope[i] = 0.0f;
        mean_slope[i] = 0.9f * mean_slope[i] + 0.1f * its;
        mean_square[i] = 0.999f * mean_square[i] + 0.001f * its * its;
        weights[i] += (float)(HEAT * rate * mean_slope[i] / first /
                              (sqrt(mean_square[i] / second) + 3e-5));
        kept[i] += 0.004f * (weights[i] - kept[i]);
    }
}

/* Begin with weights for tables laid out as `learn` reads them; return how many there must be. */
int begin(const uint8_t *sizes, const uint8_t *given, int size, const float *first)
{
    fill_misses();
    weight_count = lay_out(sizes, given, size);
    memcpy(weights, first, (size_t)weight_count * sizeof *first);
    memcpy(kept, first, (size_t)weight_count * sizeof *first);
    return weight_count;
}

const float *kept_weights(void) { return kept; }

/* Play so many deals of games taken by chance, with a step after each batch. */
void practise(const Game *games, int count, int deals, int batch, float rate, uint64_t seed)
{
    for (int done = 1; done <= deals; done++) {
        int which = below(&seed, count), lengths[TIMES];
        const Game *g = &games[which];
        Rules r = rules_of(g);
        double worth[TIMES], sum = 0.0;
        State s;
        deal(g, &r, &s, &seed);
        for (int i = 0; i < TIMES; i++)
            sum += worth[i] = play_deal(g, &r, s, steps[i], &lengths[i], &seed);
        for (int i = 0; i < TIMES; i++)
            for (int k = 0; k < lengths[i]; k++) {
                const Step *step = &steps[i][k];
                double others = (sum - worth[i]) / (TIMES - 1);
                int is_new = !k || step->score != step[-1].score;
                double gain = 2.0 * (worth[i] - hoped_for(which, step, others, worth[i], is_new));
                add_slope(step, step->side ? -gain : gain, 0.002);
            }
        if (done % batch == 0) update(rate, batch * TIMES);
    }
}

/* Play deals twice against the rules of thumb; return the sum of wins minus losses of both. */
double match(const Game *g, int deals, uint64_t seed)
{
    Rules r = rules_of(g);
    double net = 0.0;
    int8_t moves[MOVES];
    for (int i = 0; i < deals; i++) {
        State first;
        deal(g, &r, &first, &seed);
        for (int side = 0; side < 2; side++) {
            State s = first;
            while (!is_over(&r, &s)) {
                int n = legal_moves(&r, &s, moves);
                apply(&r, &s, (s.at.turn & 1) == side ? learned_move(&r, &s, moves, n, 0.8, &seed)
                                                      : rule_move(&r, &s, moves, n, 0.8));
            }
            double worth = worth_of(g, &r, &s), its = side ? 1.0 - worth : worth;
            net += its > 0.5 ? 0.5 : its < 0.5 ? -0.5 : 0.0;
        }
    }
    return net;
}
