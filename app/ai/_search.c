/* The fast search of the seats: tree search over sampled worlds, its playouts by rules of thumb.
 *
 * The rules of the game are those of app/core, the rules of thumb those of follow.py, lead.py and
 * choose_trump.py; tests hold both equal on whole deals of every preset. A world says what every
 * seat holds. All worlds share one tree whose branches are what the table sees, so no seat in it
 * can play by cards that it does not see, except that the seat that thinks knows its own.
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(_WIN32)
#include <windows.h>
#endif
#if defined(_MSC_VER)
#include <intrin.h>
#endif

enum { MOST_SEATS = 6, SUITS = 4, RANKS = 13, CARDS = 52, TEN = 8, ACE = 12, NONE = -1 };
enum { NAME = 52, ASK = 56, LAY = 57, MOVES = LAY + CARDS };
enum { ON_LEAD, ON_FOLLOW, ON_ASKED, ON_NAME, ON_NOTE, ON_LAY, ON_CHOOSE };
enum { FIRST_VOID, FIRST_VOID_NAMED, FIRST_VOID_CLOSED, OPEN_PARTNER, OPEN_DRAWN, OPEN_CARD,
       CLOSED_CARD, NO_TRUMP };
enum { BY_REQUEST, BY_FIRST_VOID, BY_HOLDER };
enum { ASLEEP, AWAKE, AWAKE_NEXT_TRICK };

static inline int suit_of(int card) { return card / RANKS; }
static inline int rank_of(int card) { return card % RANKS; }
static inline int is_ten(int card) { return card % RANKS == TEN; }

/* ---- The rules of a table and the state of a deal -------------------------------------------- */

typedef struct {
    int8_t players, decks, tricks, mode, reveal, asker_must_trump, setting_card_is_trump, later_wins,
        pile, sirr_tens, tens_matter, always_tricks, tie_by_tricks, all_tens, ace_bonus;
} Rules;

typedef struct {
    int8_t phase, turn, leader, placed, best_seat, best_card, best_is_trump, table[MOST_SEATS];
    int8_t trump, trump_seat, trump_card, trump_owner, awake;
    int8_t run_seat, pile_tricks, tens[2], tricks[2], pile_tens, pile_aces, done, first_side, ace_side;
    int8_t voids[MOST_SEATS], holds[MOST_SEATS], size[MOST_SEATS];
    int8_t opener[SUITS], opening[SUITS], led_times[SUITS], thrown[SUITS], played[CARDS];
} Public;

/* How many of each rank of a suit: four bits a rank. */
typedef uint64_t Ranks;

typedef struct {
    Public at;
    Ranks hand[MOST_SEATS][SUITS], gone[SUITS];
    uint8_t length[MOST_SEATS][SUITS];
    int8_t unplayed[SUITS];
} State;

static inline int count_in(Ranks ranks, int rank) { return (int)(ranks >> (4 * rank) & 15); }
#if defined(_MSC_VER)
static inline int lowest_rank(Ranks ranks)
{
    unsigned long at;
    _BitScanForward64(&at, ranks);
    return (int)at / 4;
}
#else
static inline int lowest_rank(Ranks ranks) { return __builtin_ctzll(ranks) / 4; }
#endif

/* How many cards there are from a rank up. */
static inline int count_from(Ranks ranks, int rank)
{
    ranks >>= 4 * rank;
    ranks = (ranks & 0x0F0F0F0F0F0F0F0Full) + (ranks >> 4 & 0x0F0F0F0F0F0F0F0Full);
    return (int)(ranks * 0x0101010101010101ull >> 56);
}

static inline int held(const State *s, int seat, int card)
{
    return count_in(s->hand[seat][suit_of(card)], rank_of(card));
}

static inline int gone(const State *s, int card)
{
    return count_in(s->gone[suit_of(card)], rank_of(card));
}

static int led_suit(const State *s) { return s->at.placed ? suit_of(s->at.table[0]) : NONE; }

static int is_void(const State *s, int seat)
{
    return s->at.placed && !s->length[seat][led_suit(s)];
}

static int may_ask(const Rules *r, const State *s)
{
    return r->mode == CLOSED_CARD && r->reveal == BY_REQUEST && s->at.phase == ON_FOLLOW &&
           s->at.trump_seat != NONE && s->at.awake == ASLEEP && s->at.trump_seat != s->at.turn &&
           is_void(s, s->at.turn);
}

static int add_suit(const State *s, int seat, int suit, int8_t *moves, int n)
{
    for (Ranks left = s->hand[seat][suit]; left; ) {
        int rank = lowest_rank(left);
        moves[n++] = (int8_t)(suit * RANKS + rank);
        left &= ~(15ull << (4 * rank));
    }
    return n;
}

static int add_suits(const State *s, int seat, int8_t *moves)
{
    int n = 0;
    for (int suit = 0; suit < SUITS; suit++)
        if (s->length[seat][suit] || s->at.phase == ON_CHOOSE) moves[n++] = (int8_t)(NAME + suit);
    return n;
}

/* All that the seat to act may do, in ascending order. */
static int legal_moves(const Rules *r, const State *s, int8_t *moves)
{
    int seat = s->at.turn, n = 0;
    if (s->at.phase == ON_NAME || s->at.phase == ON_NOTE || s->at.phase == ON_CHOOSE)
        return add_suits(s, seat, moves);
    if (s->at.phase == ON_LAY) {
        for (int card = 0; card < CARDS; card++)
            if (held(s, seat, card)) moves[n++] = (int8_t)(LAY + card);
        return n;
    }
    if (s->at.placed && !is_void(s, seat)) return add_suit(s, seat, led_suit(s), moves, 0);
    if (s->at.phase == ON_ASKED && r->asker_must_trump && s->length[seat][(int)s->at.trump])
        return add_suit(s, seat, s->at.trump, moves, 0);
    for (int suit = 0; suit < SUITS; suit++) n = add_suit(s, seat, suit, moves, n);
    if (may_ask(r, s)) moves[n++] = ASK;
    return n;
}

/* Whether a card would be an active trump if the seat to act played it now. */
static int would_be_trump(const Rules *r, const State *s, int card)
{
    if (s->at.trump_seat == NONE)
        return r->mode == FIRST_VOID && r->setting_card_is_trump && s->at.placed &&
               suit_of(card) != led_suit(s);
    if (s->at.awake == ASLEEP)
        return s->at.trump_card == card && s->at.trump_owner == s->at.turn;
    return s->at.awake == AWAKE && suit_of(card) == s->at.trump;
}

static int takes(const Rules *r, const State *s, int card)
{
    if (!s->at.placed) return 1;
    int active = would_be_trump(r, s, card);
    if (active != s->at.best_is_trump) return active;
    if (suit_of(card) != suit_of(s->at.best_card)) return 0;
    return card == s->at.best_card ? r->later_wins : card > s->at.best_card;
}

static void set_or_wake(const Rules *r, State *s, int card)
{
    int seat = s->at.turn;
    if (s->at.trump_seat == NONE) {
        if (r->mode != FIRST_VOID || !s->at.placed || suit_of(card) == led_suit(s)) return;
        s->at.trump = (int8_t)suit_of(card);
        s->at.trump_seat = (int8_t)seat;
        s->at.awake = r->setting_card_is_trump ? AWAKE : AWAKE_NEXT_TRICK;
    } else if (s->at.awake == ASLEEP && s->at.trump_card == card && s->at.trump_owner == seat) {
        s->at.awake = AWAKE;
    }
}

/* Which side has all there has been so far: NONE if there was nothing, 2 for both. */
static int8_t side_of_all(int side_so_far, int side)
{
    return (int8_t)(side_so_far == NONE || side_so_far == side ? side : 2);
}

static void capture(State *s, int side)
{
    if (s->at.pile_aces) s->at.ace_side = side_of_all(s->at.ace_side, side);
    s->at.tens[side] += s->at.pile_tens;
    s->at.tricks[side] += s->at.pile_tricks;
    s->at.pile_tens = s->at.pile_aces = s->at.pile_tricks = 0;
    s->at.run_seat = NONE;
}

static void end_trick(const Rules *r, State *s)
{
    int winner = s->at.best_seat, side = winner & 1;
    for (int i = 0; i < s->at.placed; i++) {
        s->at.pile_tens += is_ten(s->at.table[i]);
        s->at.pile_aces += rank_of(s->at.table[i]) == ACE;
    }
    s->at.pile_tricks++;
    s->at.done++;
    if (s->at.done <= 7) s->at.first_side = side_of_all(s->at.first_side, side);
    if (!r->pile || s->at.done == r->tricks || s->at.run_seat == winner) capture(s, side);
    else s->at.run_seat = (int8_t)winner;
    if (s->at.awake == AWAKE_NEXT_TRICK) s->at.awake = AWAKE;
    s->at.placed = 0;
    s->at.phase = ON_LEAD;
    s->at.turn = s->at.leader = (int8_t)winner;
}

static int is_over(const Rules *r, const State *s)
{
    return s->at.done == r->tricks ||
           (r->sirr_tens && (s->at.tens[0] >= r->sirr_tens || s->at.tens[1] >= r->sirr_tens));
}

static void turn_comes(const Rules *r, State *s)
{
    int seat = s->at.turn;
    s->at.phase = ON_FOLLOW;
    if (s->at.trump_seat == NONE) {
        if (r->mode == FIRST_VOID_NAMED && is_void(s, seat)) s->at.phase = ON_NAME;
        else return;
    } else if (s->at.awake == ASLEEP && is_void(s, seat) &&
               ((r->mode == FIRST_VOID_CLOSED && s->at.trump_seat == seat) ||
                (r->mode == CLOSED_CARD && r->reveal == BY_FIRST_VOID))) {
        s->at.awake = AWAKE;
    } else {
        return;
    }
    s->at.voids[seat] |= (int8_t)(1 << led_suit(s));
}

static void go_on(const Rules *r, State *s)
{
    if (s->at.placed == r->players) {
        end_trick(r, s);
        return;
    }
    s->at.turn = (int8_t)((s->at.turn + 1) % r->players);
    turn_comes(r, s);
}

/* Remember who led a suit first and with what, how often it was led, and who threw it away. */
static void note_suit(State *s, int seat, int card, int led)
{
    int suit = suit_of(card);
    if (s->at.placed) {
        if (suit != led) s->at.thrown[suit] |= (int8_t)(1 << seat);
    } else if (!s->at.led_times[suit]++) {
        s->at.opener[suit] = (int8_t)seat;
        s->at.opening[suit] = (int8_t)rank_of(card);
    }
}

static void play_card(const Rules *r, State *s, int card)
{
    int seat = s->at.turn, suit = suit_of(card), led = led_suit(s);
    int notes = r->mode == FIRST_VOID_CLOSED && s->at.trump_seat == NONE && s->at.placed &&
                suit != led && s->at.size[seat] > 1;
    int wins = takes(r, s, card), active = would_be_trump(r, s, card);
    if (s->at.placed && suit != led) s->at.voids[seat] |= (int8_t)(1 << led);
    if (s->at.phase == ON_ASKED && r->asker_must_trump && suit != led && suit != s->at.trump)
        s->at.voids[seat] |= (int8_t)(1 << s->at.trump);
    set_or_wake(r, s, card);
    if (wins) {
        s->at.best_seat = (int8_t)seat;
        s->at.best_card = (int8_t)card;
        s->at.best_is_trump = (int8_t)active;
    }
    note_suit(s, seat, card, led);
    s->at.table[s->at.placed++] = (int8_t)card;
    s->hand[seat][suit] -= 1ull << (4 * rank_of(card));
    s->length[seat][suit]--;
    s->at.size[seat]--;
    s->gone[suit] += 1ull << (4 * rank_of(card));
    s->unplayed[suit]--;
    s->at.holds[seat] &= (int8_t)~(1 << suit);
    if (notes) s->at.phase = ON_NOTE;
    else go_on(r, s);
}

static void choose(const Rules *r, State *s, int move)
{
    int phase = s->at.phase, seat = s->at.turn;
    s->at.trump_seat = (int8_t)seat;
    if (phase == ON_LAY) {
        s->at.trump_card = (int8_t)(move - LAY);
        s->at.trump_owner = (int8_t)seat;
        s->at.trump = (int8_t)suit_of(s->at.trump_card);
    } else {
        s->at.trump = (int8_t)(move - NAME);
    }
    s->at.awake = phase == ON_NOTE || r->mode == CLOSED_CARD ? ASLEEP : AWAKE;
    if (phase == ON_NAME) {
        s->at.holds[seat] |= (int8_t)(1 << s->at.trump);
        s->at.phase = ON_FOLLOW;
    } else if (phase == ON_NOTE) {
        go_on(r, s);
    } else {
        s->at.phase = ON_LEAD;
        s->at.turn = s->at.leader;
    }
}

static void apply(const Rules *r, State *s, int move)
{
    if (move < NAME) {
        play_card(r, s, move);
    } else if (move == ASK) {
        s->at.awake = AWAKE;
        s->at.phase = ON_ASKED;
        s->at.voids[(int)s->at.turn] |= (int8_t)(1 << led_suit(s));
    } else {
        choose(r, s, move);
    }
}

/* ---- What a seat can tell: knowledge.py ------------------------------------------------------ */

typedef struct {
    const Rules *r;
    const State *s;
    double safe;
    int me, led, mine, later[MOST_SEATS], laters, trump, unset, tricks_count, stake;
    int room[SUITS], cards, following, shortest, best_suit;
    Ranks left[SUITS];
    int8_t card[CARDS], taking[CARDS];
    double chance[CARDS];
} View;

static int friends(const View *v, int seat) { return ((seat ^ v->me) & 1) == 0; }

/* How many copies of a card the other seats hold. */
static int left_of(const View *v, int card) { return count_in(v->left[suit_of(card)], rank_of(card)); }

static int out_of(const View *v, int suit)
{
    return v->s->unplayed[suit] - v->s->length[v->me][suit];
}

static int higher(const View *v, int card)
{
    int same_beats = v->r->decks > 1 && v->r->later_wins;
    return count_from(v->left[suit_of(card)], rank_of(card) + !same_beats);
}

static int is_prize(const View *v, int card) { return v->r->tens_matter && is_ten(card); }

/* The chance that a hand of so many of so many places got none of so many cards. */
enum { MOST_HELD = 26, MOST_ROOM = 130, MOST_OUT = 39 };
static double misses[MOST_HELD + 1][MOST_ROOM + 1][MOST_OUT + 1];

static void fill_misses(void)
{
    for (int held = 0; held <= MOST_HELD; held++)
        for (int room = 1; room <= MOST_ROOM; room++) {
            double miss = 1.0 - (double)held / room;
            misses[held][room][0] = 1.0;
            for (int n = 1; n <= MOST_OUT; n++)
                misses[held][room][n] = misses[held][room][n - 1] * miss;
        }
}

static double holds_one(const View *v, int seat, int suit, int cards)
{
    if (!cards || (v->s->at.voids[seat] >> suit & 1) || !v->room[suit]) return 0.0;
    return 1.0 - misses[(int)v->s->at.size[seat]][v->room[suit]][cards];
}

static double void_chance(const View *v, int seat, int suit)
{
    if (v->s->at.holds[seat] >> suit & 1) return 0.0;
    return 1.0 - holds_one(v, seat, suit, out_of(v, suit));
}

static double has_trump(const View *v, int seat)
{
    const Public *at = &v->s->at;
    if (at->trump_seat == NONE) {
        if (v->r->mode == FIRST_VOID) return v->r->setting_card_is_trump;
        return v->r->mode == FIRST_VOID_NAMED;
    }
    if (v->trump != NONE) return holds_one(v, seat, v->trump, out_of(v, v->trump));
    if (at->awake != ASLEEP) return 0.0;
    if (seat == at->trump_seat) return 0.8;
    if (v->r->mode == FIRST_VOID_CLOSED || v->r->reveal == BY_HOLDER) return 0.0;
    return 0.5;
}

static double ruffs(const View *v, int seat, int led)
{
    double is_out = void_chance(v, seat, led);
    return is_out != 0.0 ? is_out * has_trump(v, seat) : 0.0;
}

static double beats(const View *v, int seat, int best, int active)
{
    int suit = suit_of(best), led = v->led == NONE ? suit : v->led;
    double above = holds_one(v, seat, suit, higher(v, best));
    if (suit != led) return above * void_chance(v, seat, led);
    if (active || v->r->mode == NO_TRUMP) return above;
    return above + (1.0 - above) * ruffs(v, seat, led);
}

static double chance_of(const View *v, int card, int taking)
{
    const Public *at = &v->s->at;
    int best = taking ? card : at->best_card;
    int active = taking ? would_be_trump(v->r, v->s, card) : at->best_is_trump;
    double ours = taking ? 1.0 : (double)v->mine;
    for (int i = 0; i < v->laters; i++) {
        double beaten = beats(v, v->later[i], best, active);
        ours = friends(v, v->later[i]) ? ours + (1.0 - ours) * beaten : ours * (1.0 - beaten);
    }
    return ours;
}

/* The chance of the side to win the trick with the i-th card, worked out once. */
static double chance(View *v, int i)
{
    if (v->chance[i] < 0.0) v->chance[i] = chance_of(v, v->card[i], v->taking[i]);
    return v->chance[i];
}

static void look(View *v, const Rules *r, const State *s, double safe)
{
    const Public *at = &s->at;
    v->r = r, v->s = s, v->safe = safe, v->me = at->turn;
    v->led = led_suit(s);
    v->mine = at->placed && friends(v, at->best_seat);
    v->laters = r->players - at->placed - 1;
    for (int i = 0; i < v->laters; i++) v->later[i] = (v->me + 1 + i) % r->players;
    v->trump = at->trump_seat != NONE && at->awake == AWAKE ? at->trump : NONE;
    v->unset = at->trump_seat == NONE && r->mode != NO_TRUMP;
    int most = at->tens[0] > at->tens[1] ? at->tens[0] : at->tens[1];
    v->tricks_count = r->always_tricks || (r->tie_by_tricks && most <= r->all_tens / 2);
    v->stake = 0;
    if (r->tens_matter) {
        for (int i = 0; i < at->placed; i++) v->stake += is_ten(at->table[i]);
        if (at->run_seat != NONE) v->stake += at->pile_tens;
    }
    Ranks full = 0x1111111111111ull * (Ranks)r->decks;
    for (int suit = 0; suit < SUITS; suit++) {
        v->left[suit] = full - s->gone[suit] - s->hand[v->me][suit];
        v->room[suit] = 0;
        for (int seat = 0; seat < r->players; seat++)
            if (seat != v->me && !(at->voids[seat] >> suit & 1)) v->room[suit] += at->size[seat];
    }
}

static void look_at_cards(View *v, const int8_t *moves, int n)
{
    v->cards = 0;
    for (int i = 0; i < n; i++) {
        if (moves[i] >= NAME) continue;
        v->taking[v->cards] = (int8_t)takes(v->r, v->s, moves[i]);
        v->chance[v->cards] = -1.0;
        v->card[v->cards++] = moves[i];
    }
    v->following = v->led != NONE && suit_of(v->card[0]) == v->led;
}

/* ---- Rules of thumb: follow.py --------------------------------------------------------------- */

/* A rule answers with the place of its card among the cards, or NONE. A set of cards is a mask. */
typedef uint64_t Set;

static Set all(const View *v) { return v->cards == 64 ? ~0ull : (1ull << v->cards) - 1; }

static int is_dear_suit(const View *v, int suit)
{
    return suit == v->trump || (v->s->at.trump_seat == v->me && v->s->at.trump == suit);
}

static double cost(const View *v, int card)
{
    double price = rank_of(card);
    if (is_prize(v, card)) price += 40;
    if (is_dear_suit(v, suit_of(card))) price += 20;
    return price;
}

static double discard_cost(const View *v, int card)
{
    int suit = suit_of(card), length = v->s->length[v->me][suit], ten = suit * RANKS + TEN;
    double price = cost(v, card);
    if (!higher(v, card)) price += 6;
    if (length <= 2 && card != ten && v->r->tens_matter && held(v->s, v->me, ten)) price += 8;
    return price - (length > 2);
}

static int least(const View *v, Set set, double (*price)(const View *, int))
{
    int found = NONE;
    double least = 0.0;
    for (int i = 0; i < v->cards; i++) {
        if (!(set >> i & 1)) continue;
        double its = price(v, v->card[i]);
        if (found == NONE || its < least) found = i, least = its;
    }
    return found;
}

static int cheapest(const View *v, Set set)
{
    return least(v, set, v->following ? cost : discard_cost);
}

static double top_chance(View *v, Set set)
{
    double top = -1.0;
    for (int i = 0; i < v->cards; i++)
        if ((set >> i & 1) && chance(v, i) > top) top = chance(v, i);
    return top;
}

static int best_of(View *v, Set set)
{
    double top = top_chance(v, set);
    Set good = 0;
    for (int i = 0; i < v->cards; i++)
        if ((set >> i & 1) && chance(v, i) >= top - 0.08) good |= 1ull << i;
    return least(v, good, cost);
}

static Set prizes(const View *v)
{
    Set set = 0;
    for (int i = 0; i < v->cards; i++)
        if (is_prize(v, v->card[i])) set |= 1ull << i;
    return set;
}

static Set not_tens(const View *v)
{
    Set set = all(v) & ~prizes(v);
    return set ? set : all(v);
}

static Set takers(View *v)
{
    Set set = 0, sure = 0;
    for (int i = 0; i < v->cards; i++) {
        if (!v->taking[i]) continue;
        if (!is_prize(v, v->card[i])) set |= 1ull << i;
        else if (chance(v, i) > 0.5) sure |= 1ull << i;
    }
    return set ? set : sure;
}

static int feed_ten(View *v)
{
    int found = NONE, shortest = 99;
    if (!v->mine) return NONE;
    for (int i = 0; i < v->cards; i++) {
        if (!is_prize(v, v->card[i]) || v->taking[i] || chance(v, i) < v->safe) continue;
        int length = v->s->length[v->me][suit_of(v->card[i])];
        if (length < shortest) found = i, shortest = length;
    }
    return found;
}

static int win_with_ten(View *v)
{
    int found = NONE;
    for (int i = 0; i < v->cards; i++)
        if (v->taking[i] && is_prize(v, v->card[i]) && chance(v, i) >= v->safe &&
            (found == NONE || chance(v, i) > chance(v, found)))
            found = i;
    return found;
}

static int capture_ten(View *v)
{
    if (v->mine || !v->stake) return NONE;
    Set set = takers(v);
    return set && top_chance(v, set) >= 0.12 ? best_of(v, set) : NONE;
}

static Set surer_than(View *v, Set set, double bound, int or_equal)
{
    Set surer = 0;
    for (int i = 0; i < v->cards; i++)
        if ((set >> i & 1) && (chance(v, i) > bound || (or_equal && chance(v, i) == bound)))
            surer |= 1ull << i;
    return surer;
}

static int guard_ten(View *v)
{
    if (!v->mine || !v->stake) return NONE;
    int low = cheapest(v, not_tens(v));
    if (chance(v, low) >= v->safe) return NONE;
    Set set = surer_than(v, takers(v), chance(v, low) + 0.1, 0);
    return set ? best_of(v, set) : NONE;
}

static int leave_to_partner(View *v)
{
    if (!v->mine) return NONE;
    int low = cheapest(v, not_tens(v));
    return chance(v, low) >= v->safe ? low : NONE;
}

static int second_hand_low(View *v)
{
    if (v->s->at.placed != 1 || v->stake || !v->following) return NONE;
    return cheapest(v, not_tens(v));
}

static int third_hand_high(View *v)
{
    int partner = 0;
    for (int i = 0; i < v->s->at.placed; i++)
        partner |= friends(v, (v->s->at.leader + i) % v->r->players);
    if (!v->laters || !v->following || !partner) return NONE;
    int low = cheapest(v, not_tens(v));
    Set set = surer_than(v, takers(v), chance(v, low) + 0.15, 1);
    return set ? best_of(v, set) : NONE;
}

static int win_cheaply(View *v)
{
    if (v->mine || !v->following) return NONE;
    Set set = takers(v);
    if (!set || top_chance(v, set) < 0.5) return NONE;
    int found = best_of(v, set), card = v->card[found];
    int waits = !v->tricks_count && rank_of(card) > TEN && left_of(v, v->led * RANKS + TEN) > 0;
    return waits ? NONE : found;
}

static int ruff(View *v)
{
    if (v->mine || !v->tricks_count || v->following) return NONE;
    Set set = takers(v), trumps = 0;
    for (int i = 0; i < v->cards; i++)
        if ((set >> i & 1) && would_be_trump(v->r, v->s, v->card[i])) trumps |= 1ull << i;
    return trumps && top_chance(v, trumps) >= 0.5 ? best_of(v, trumps) : NONE;
}

static int throw_low(View *v) { return cheapest(v, not_tens(v)); }

/* ---- Rules of thumb: choose_trump.py --------------------------------------------------------- */

static int strength(const State *s, int seat, int suit)
{
    static const int honour[RANKS] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 6, 10, 15};
    int sum = 16 * s->length[seat][suit];
    for (int rank = TEN + 1; rank < RANKS; rank++)
        sum += count_in(s->hand[seat][suit], rank) * honour[rank];
    return sum;
}

static int set_trump(View *v)
{
    int found = NONE;
    double most = 0.0;
    if (v->led == NONE || !v->unset || v->following || v->r->mode != FIRST_VOID) return NONE;
    for (int i = 0; i < v->cards; i++) {
        int card = v->card[i];
        double value = strength(v->s, v->me, suit_of(card)) - rank_of(card) * 0.5;
        if (is_prize(v, card)) value += chance(v, i) >= v->safe ? 20.0 : -40.0;
        value += (30 * v->stake + 9) * chance(v, i);
        if (found == NONE || value > most) found = i, most = value;
    }
    return found;
}

static int strongest_suit(const State *s, const int8_t *moves, int n)
{
    int found = moves[0];
    for (int i = 1; i < n; i++)
        if (strength(s, s->at.turn, moves[i] - NAME) > strength(s, s->at.turn, found - NAME))
            found = moves[i];
    return found;
}

static int should_ask(const View *v)
{
    if (v->mine) return 0;
    return v->stake || (friends(v, v->s->at.trump_seat) && v->tricks_count);
}

/* ---- Rules of thumb: lead.py ----------------------------------------------------------------- */

static int cash_ten(View *v)
{
    int found = NONE;
    for (int i = 0; i < v->cards; i++)
        if (is_prize(v, v->card[i]) && chance(v, i) >= v->safe &&
            (found == NONE || chance(v, i) > chance(v, found)))
            found = i;
    return found;
}

static int lowest_of(const View *v, int suit)
{
    for (int i = 0; i < v->cards; i++)
        if (suit_of(v->card[i]) == suit) return i;
    return NONE;
}

static int holds_prize(const View *v, int suit)
{
    return v->r->tens_matter && held(v->s, v->me, suit * RANKS + TEN);
}

static int lead_short(View *v)
{
    int found = NONE, least = 99;
    if (!v->unset || v->r->mode == OPEN_PARTNER) return NONE;
    for (int suit = 0; suit < SUITS; suit++) {
        int length = v->s->length[v->me][suit], i = lowest_of(v, suit);
        if (length < 1 || length > 2 || holds_prize(v, suit)) continue;
        int key = length * RANKS + rank_of(v->card[i]);
        if (key < least) found = i, least = key;
    }
    return found;
}

static int ten_is_near(const View *v, int suit)
{
    int ten = suit * RANKS + TEN;
    return v->r->decks > gone(v->s, ten);
}

static int cash_master(View *v)
{
    int found = NONE;
    if (v->unset) return NONE;
    for (int i = 0; i < v->cards; i++) {
        int card = v->card[i], suit = suit_of(card);
        if (suit == v->trump || is_prize(v, card) || higher(v, card)) continue;
        if (!v->tricks_count && !ten_is_near(v, suit)) continue;
        if (chance(v, i) >= v->safe - 0.1 && (found == NONE || chance(v, i) > chance(v, found)))
            found = i;
    }
    return found;
}

static int draw_trumps(View *v)
{
    int top = NONE, theirs = v->trump == NONE ? 0 : out_of(v, v->trump);
    if (v->trump == NONE || v->s->length[v->me][v->trump] < 3) return NONE;
    for (int i = 0; i < v->cards; i++)
        if (suit_of(v->card[i]) == v->trump) top = i;
    if (higher(v, v->card[top]) || is_prize(v, v->card[top])) return NONE;
    int someone = 0;
    for (int seat = 0; seat < v->r->players; seat++)
        if (!friends(v, seat) && holds_one(v, seat, v->trump, theirs) > 0.0) someone = 1;
    return someone && theirs <= v->s->length[v->me][v->trump] + 2 ? top : NONE;
}

static int lead_to_ruff(View *v)
{
    int found = NONE;
    if (v->trump == NONE) return NONE;
    for (int suit = 0; suit < SUITS; suit++) {
        int i = lowest_of(v, suit), void_friend = 0;
        if (i == NONE || suit == v->trump) continue;
        for (int k = 0; k < v->laters; k++)
            if (friends(v, v->later[k]) && (v->s->at.voids[v->later[k]] >> suit & 1)) void_friend = 1;
        if (!void_friend || chance(v, i) < 0.6) continue;
        if (found == NONE || rank_of(v->card[i]) < rank_of(v->card[found])) found = i;
    }
    return found;
}

static double danger(View *v, int i)
{
    int card = v->card[i], suit = suit_of(card), ten = suit * RANKS + TEN;
    double sum = rank_of(card) * 0.2 - v->s->length[v->me][suit] * 0.5;
    if (holds_prize(v, suit)) sum += 4;
    if (suit == v->trump) sum += 3;
    if (is_prize(v, card)) sum += 20 * (1 - chance(v, i));
    int ten_is_out = v->r->tens_matter && left_of(v, ten) > 0;
    for (int k = 0; k < v->laters; k++) {
        double risk = ruffs(v, v->later[k], suit);
        sum += risk * (friends(v, v->later[k]) ? -2.0 : 2.0 + 2.0 * ten_is_out);
    }
    return sum;
}

static int lead_low(View *v)
{
    int found = NONE;
    double least = 0.0;
    Set set = not_tens(v);
    for (int i = 0; i < v->cards; i++) {
        if (!(set >> i & 1)) continue;
        double its = danger(v, i);
        if (found == NONE || its < least) found = i, least = its;
    }
    return found;
}

/* ---- The seat that goes by rules of thumb: heuristics.py ------------------------------------- */

typedef int (*Rule)(View *);
static const Rule FOLLOW_RULES[] = {set_trump, feed_ten, win_with_ten, capture_ten, guard_ten,
                                    leave_to_partner, second_hand_low, third_hand_high, win_cheaply,
                                    ruff, throw_low, NULL};
static const Rule LEAD_RULES[] = {cash_ten, lead_short, cash_master, draw_trumps, lead_to_ruff,
                                  lead_low, NULL};

static int lay_low(const State *s, const int8_t *moves, int n, int tens_matter)
{
    int found = NONE;
    int most = 0;
    for (int i = 0; i < n; i++) {
        int card = moves[i] - LAY;
        int value = strength(s, s->at.turn, suit_of(card)) * 1000 - card;
        if (!(tens_matter && is_ten(card))) value += 100;
        if (found == NONE || value > most) found = moves[i], most = value;
    }
    return found;
}

static int rule_move(const Rules *r, const State *s, const int8_t *moves, int n, double safe)
{
    if (n == 1) return moves[0];
    if (s->at.phase == ON_LAY) return lay_low(s, moves, n, r->tens_matter);
    if (moves[0] >= NAME) return strongest_suit(s, moves, n);
    View v;
    look(&v, r, s, safe);
    if (moves[n - 1] == ASK && should_ask(&v)) return ASK;
    look_at_cards(&v, moves, n);
    if (v.cards == 1) return v.card[0];
    const Rule *rules = v.led == NONE ? LEAD_RULES : FOLLOW_RULES;
    for (;; rules++) {
        int found = (*rules)(&v);
        if (found != NONE) return v.card[found];
    }
}

/* ---- What the seats have learned: learned.py, quantities.py ---------------------------------- */

/* What is told of a choice, in the order of quantities.QUANTITIES, first what is the same for all
 * choices; NONE where it means nothing. */
enum { Q_PLACE, Q_HOW, Q_STAGE, Q_LATE, Q_MINE, Q_STAKE, Q_STATE, Q_OURS, Q_THEIRS, Q_TRUMPS,
       Q_TRUMPS_OUT, Q_MY_TENS, Q_COUNTS, Q_MODE, Q_ASKS, Q_FOR_FRIEND, Q_TRICK, Q_LED_TEN, Q_BEST,
       Q_RUFFED, Q_BEHIND, Q_DEAR_SHOWN, Q_MY_VOIDS, Q_PLAN, OF_CARD, Q_RULE = OF_CARD, Q_CHANCE,
       Q_PRIZE, Q_TAKES, Q_RANK, Q_TRUMP, Q_ABOVE, Q_LENGTH, Q_TENS, Q_OUT, Q_LOWEST, Q_CHEAP,
       Q_THEY_RUFF, Q_WE_RUFF, Q_STRENGTH, Q_IDLE, Q_OPENER, Q_SHOWN, Q_UPPER, Q_UPPER_OUT,
       Q_ROUNDS, Q_THROWN, Q_PLANNED, Q_SHORTEST, QUANTITIES };
enum { MOST_TABLES = 64, MOST_WEIGHTS = 1 << 18, MOST_CHOICES = 28, MOST_COMBINED = 12,
       LEAD_IDS = 11, ONLY_CHOICE = 17 };

/* A table: where its weights begin, its quantities with those of the table first, and their strides. */
typedef struct { int first, count, shared, quantity[MOST_COMBINED], stride[MOST_COMBINED]; } Table;
static Table tables[MOST_TABLES];
static int table_count;
#if !defined(WEIGHT)
#define WEIGHT int8_t
#define WEIGHTS_SUM int
#endif
static WEIGHT weights[MOST_WEIGHTS];

/* The choices of a seat that plays a card, the one of the rules of thumb, what speaks for each, and
 * how likely each is. */
typedef struct {
    int n, by_rule, cells[MOST_CHOICES];
    int8_t move[MOST_CHOICES];
    int cell[MOST_CHOICES][MOST_TABLES];
    double p[MOST_CHOICES];
} Choice;

static inline int capped(int value, int most) { return value < most ? value : most; }

static int in_four(double share) { return share <= 0.02 ? 0 : share < 0.2 ? 1 : share < 0.5 ? 2 : 3; }

static int in_eight(double share)
{
    return share >= 0.999 ? 7 : capped((int)(share * 8.0), 6);
}

/* The place of the card of the rules of thumb, and which of them wants it. */
static int card_of_rules(View *v, int *id)
{
    const Rule *rules = v->led == NONE ? LEAD_RULES : FOLLOW_RULES, *first = rules;
    *id = ONLY_CHOICE;
    if (v->cards == 1) return 0;
    for (;; rules++) {
        int found = (*rules)(v);
        if (found == NONE) continue;
        *id = (int)(rules - first) + (v->led == NONE ? LEAD_IDS : 0);
        return found;
    }
}

static int partner_has_played(const View *v)
{
    for (int i = 0; i < v->s->at.placed; i++)
        if (friends(v, (v->s->at.leader + i) % v->r->players)) return 1;
    return 0;
}

/* Where the ten of a suit is: gone, with others, with the seat, on the table. */
static int place_of_ten(const View *v, int suit)
{
    int ten = suit * RANKS + TEN;
    if (held(v->s, v->me, ten)) return 2;
    for (int i = 0; i < v->s->at.placed; i++)
        if (v->s->at.table[i] == ten) return 3;
    return left_of(v, ten) > 0;
}

/* Who has led a suit first: nobody, the seat; a friend, a foe, or either with a card above the ten. */
static int opener_of(const View *v, int suit)
{
    int seat = v->s->at.opener[suit];
    if (!v->s->at.led_times[suit]) return 0;
    if (seat == v->me) return 1;
    return (friends(v, seat) ? 2 : 3) + 2 * (v->s->at.opening[suit] > TEN);
}

/* Who of some seats is among a set of them: foes, up to two, and three more for a friend. */
static int sides_among(const View *v, const int *seats, int count, int set)
{
    int foes = 0, friend = 0;
    for (int i = 0; i < count; i++) {
        if (seats[i] == v->me || !(set >> seats[i] & 1)) continue;
        if (friends(v, seats[i])) friend = 1;
        else foes++;
    }
    return capped(foes, 2) + 3 * friend;
}

static int voids_in(const View *v, int suit)
{
    int set = 0;
    for (int seat = 0; seat < v->r->players; seat++) set |= (v->s->at.voids[seat] >> suit & 1) << seat;
    return set;
}

static const int EVERY_SEAT[MOST_SEATS] = {0, 1, 2, 3, 4, 5};

/* What the seat's own suits are like: how strong the best is, and how long the shortest. */
static void describe_hand(View *v, int8_t *q)
{
    int voids = 0, most = 0;
    v->shortest = RANKS * 3;
    for (int suit = 0; suit < SUITS; suit++) {
        int length = v->s->length[v->me][suit], its = strength(v->s, v->me, suit);
        voids += !length;
        if (length && length < v->shortest) v->shortest = length;
        if (its > most) most = its, v->best_suit = suit;
    }
    q[Q_MY_VOIDS] = (int8_t)capped(voids, 3);
    q[Q_PLAN] = (int8_t)capped(most / 16, 7);
}

/* What is the same for all choices. */
static void describe_table(View *v, int8_t *q)
{
    const State *s = v->s;
    int size = s->at.size[v->me], us = v->me & 1, decks = v->r->decks, tens = 0;
    int seat = v->led == NONE ? 0 : !v->laters ? 3 : partner_has_played(v) ? 2 : 1;
    int dear = v->trump != NONE ? v->trump : s->at.trump_seat == v->me ? s->at.trump : NONE;
    memset(q, NONE, QUANTITIES);
    for (int suit = 0; suit < SUITS; suit++) tens += held(s, v->me, suit * RANKS + TEN);
    q[Q_HOW] = (int8_t)(v->led == NONE ? 0 : v->following ? 1 : 2);
    q[Q_PLACE] = (int8_t)(q[Q_HOW] == 2 ? seat + 3 : seat);
    q[Q_STAGE] = (int8_t)(size <= 3 ? 0 : size <= 6 ? 1 : size <= 9 ? 2 : 3);
    q[Q_LATE] = q[Q_STAGE] < 2;
    q[Q_MINE] = (int8_t)v->mine;
    q[Q_STAKE] = (int8_t)capped(v->stake, 2);
    q[Q_STATE] = v->r->mode == NO_TRUMP ? 4 : v->unset ? 0 : v->trump != NONE ? 1
        : s->at.trump_seat == v->me ? 2 : 3;
    q[Q_OURS] = (int8_t)capped(s->at.tens[us] / decks, 3);
    q[Q_THEIRS] = (int8_t)capped(s->at.tens[!us] / decks, 3);
    q[Q_MY_TENS] = (int8_t)capped(tens, 3);
    q[Q_COUNTS] = (int8_t)v->tricks_count;
    q[Q_MODE] = v->r->mode;
    q[Q_TRICK] = (int8_t)(capped(size, 13) - 1);
    if (v->led != NONE) {
        q[Q_LED_TEN] = (int8_t)place_of_ten(v, v->led);
        q[Q_BEST] = (int8_t)rank_of(s->at.best_card);
        q[Q_RUFFED] = s->at.best_is_trump;
        q[Q_BEHIND] = (int8_t)sides_among(v, v->later, v->laters, voids_in(v, v->led));
    }
    describe_hand(v, q);
    if (dear == NONE) return;
    q[Q_TRUMPS] = (int8_t)capped(s->length[v->me][dear], 5);
    q[Q_DEAR_SHOWN] = (int8_t)sides_among(v, EVERY_SEAT, v->r->players, voids_in(v, dear));
    int out = out_of(v, dear);
    q[Q_TRUMPS_OUT] = !out ? 0 : out <= 2 ? 1 : out <= 5 ? 2 : 3;
}

static void describe_lead(const View *v, int suit, int8_t *q)
{
    double theirs = 1.0, ours = 1.0;
    for (int k = 0; k < v->laters; k++) {
        double not = 1.0 - ruffs(v, v->later[k], suit);
        if (friends(v, v->later[k])) ours *= not;
        else theirs *= not;
    }
    q[Q_THEY_RUFF] = (int8_t)in_four(1.0 - theirs);
    q[Q_WE_RUFF] = (int8_t)in_four(1.0 - ours);
}

static void describe_card(View *v, int i, int8_t *q)
{
    int card = v->card[i], suit = suit_of(card), ten = suit * RANKS + TEN, above = higher(v, card);
    int dear = v->trump != NONE ? v->trump : v->s->at.trump_seat == v->me ? v->s->at.trump : NONE;
    q[Q_CHANCE] = (int8_t)in_eight(chance(v, i));
    q[Q_PRIZE] = (int8_t)is_prize(v, card);
    q[Q_TAKES] = v->taking[i];
    q[Q_RANK] = (int8_t)rank_of(card);
    q[Q_TRUMP] = suit == dear;
    q[Q_ABOVE] = (int8_t)(above <= 2 ? above : above <= 4 ? 3 : 4);
    q[Q_LENGTH] = (int8_t)(capped(v->s->length[v->me][suit], 5) - 1);
    q[Q_TENS] = holds_prize(v, suit) ? 2 : v->r->tens_matter && left_of(v, ten) > 0;
    q[Q_OUT] = (int8_t)capped(out_of(v, suit), 7);
    q[Q_OPENER] = (int8_t)opener_of(v, suit);
    q[Q_SHOWN] = (int8_t)sides_among(v, EVERY_SEAT, v->r->players, voids_in(v, suit));
    q[Q_THROWN] = (int8_t)sides_among(v, EVERY_SEAT, v->r->players, v->s->at.thrown[suit]);
    q[Q_ROUNDS] = (int8_t)capped(v->s->at.led_times[suit], 3);
    q[Q_PLANNED] = suit == v->best_suit;
    q[Q_SHORTEST] = v->s->length[v->me][suit] == v->shortest;
    q[Q_UPPER] = (int8_t)capped(count_from(v->s->hand[v->me][suit], TEN + 1), 3);
    q[Q_UPPER_OUT] = (int8_t)capped(count_from(v->left[suit], TEN + 1), 4);
    if (v->led == NONE) describe_lead(v, suit, q);
    if (q[Q_HOW] != 2) return;
    if (!q[Q_TAKES]) q[Q_IDLE] = 0;
    if (v->unset) q[Q_STRENGTH] = (int8_t)capped(strength(v->s, v->me, suit) / 12, 11);
}

/* Go on with the place of a weight by some quantities of a table; NONE if one of them means nothing. */
static inline int placed_by(const Table *table, const int8_t *q, int from, int to, int at)
{
    for (int k = from; k < to; k++) {
        int value = q[table->quantity[k]];
        if (value == NONE) return NONE;
        at += value * table->stride[k];
    }
    return at;
}

/* Where the weights of each table begin that speak at this table at all. */
typedef struct {
    int count, at[MOST_TABLES];
    const Table *table[MOST_TABLES];
} Begun;

static void begin_tables(const int8_t *q, Begun *b)
{
    b->count = 0;
    for (const Table *table = tables; table < tables + table_count; table++) {
        int at = placed_by(table, q, 0, table->shared, table->first);
        if (at == NONE) continue;
        b->table[b->count] = table;
        b->at[b->count++] = at;
    }
}

static void add_choice(Choice *c, int move, const int8_t *q, const Begun *b)
{
    int *cell = c->cell[c->n], found = 0;
    for (int i = 0; i < b->count; i++) {
        int at = placed_by(b->table[i], q, b->table[i]->shared, b->table[i]->count, b->at[i]);
        if (at != NONE) cell[found++] = at;
    }
    c->cells[c->n] = found;
    c->move[c->n++] = (int8_t)move;
}

static void add_ask(Choice *c, const View *v, const int8_t *q, int asks)
{
    int8_t its[QUANTITIES];
    Begun b;
    memset(its, NONE, sizeof its);
    its[Q_MINE] = q[Q_MINE], its[Q_STAKE] = q[Q_STAKE], its[Q_STAGE] = q[Q_STAGE];
    its[Q_COUNTS] = q[Q_COUNTS], its[Q_ASKS] = (int8_t)asks;
    its[Q_FOR_FRIEND] = (int8_t)friends(v, v->s->at.trump_seat);
    begin_tables(its, &b);
    add_choice(c, ASK, its, &b);
}

static int keep_sensible(const Rules *r, const State *s, int8_t *moves, int n);

/* What speaks for each sensible choice of a seat that may play a card. */
static void look_at_choice(const Rules *r, const State *s, const int8_t *legal, int n, double safe,
                           Choice *c)
{
    View v;
    int id, suits = 0, takers = 0, i = 0;
    int8_t sound[MOVES], q[QUANTITIES];
    Begun begun;
    memcpy(sound, legal, (size_t)n);
    int kept = keep_sensible(r, s, sound, n);
    c->n = 0;
    look(&v, r, s, safe);
    int asks = legal[n - 1] == ASK && should_ask(&v);
    look_at_cards(&v, legal, n);
    int by_rule = card_of_rules(&v, &id);
    c->by_rule = asks ? ASK : v.card[by_rule];
    describe_table(&v, q);
    begin_tables(q, &begun);
    for (int k = 0; k < kept; k++) {
        int8_t mine[QUANTITIES];
        if (sound[k] == ASK) {
            add_ask(c, &v, q, asks);
            continue;
        }
        memcpy(mine, q, sizeof mine);
        while (v.card[i] != sound[k]) i++;
        describe_card(&v, i, mine);
        mine[Q_RULE] = (int8_t)(i == by_rule && !asks ? id : NONE);
        mine[Q_LOWEST] = !(suits >> suit_of(sound[k]) & 1);
        mine[Q_CHEAP] = v.taking[i] && !takers;
        suits |= 1 << suit_of(sound[k]);
        takers |= v.taking[i];
        add_choice(c, sound[k], mine, &begun);
    }
}

/* Turn what speaks for the choices into how likely each is. */
#define HEAT 12.0
static void weigh(Choice *c)
{
    double most = -1e9, sum = 0.0;
    for (int k = 0; k < c->n; k++) {
        WEIGHTS_SUM its = 0;
        for (int m = 0; m < c->cells[k]; m++) its += weights[c->cell[k][m]];
        c->p[k] = its;
        if (its > most) most = its;
    }
    for (int k = 0; k < c->n; k++) sum += c->p[k] = exp((c->p[k] - most) / HEAT);
    for (int k = 0; k < c->n; k++) c->p[k] /= sum;
}

/* ---- Playouts -------------------------------------------------------------------------------- */

static uint64_t next_random(uint64_t *seed)
{
    uint64_t z = (*seed += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static int below(uint64_t *seed, int bound)
{
    return (int)((next_random(seed) >> 32) * (uint64_t)bound >> 32);
}

static double uniform(uint64_t *seed) { return (double)(next_random(seed) >> 11) * 0x1p-53; }

/* A move by the likelihoods of what has been learned. */
static int drawn_move(const Choice *c, uint64_t *seed)
{
    double at = uniform(seed);
    int k = 0;
    while (k < c->n - 1 && (at -= c->p[k]) >= 0.0) k++;
    return c->move[k];
}

/* Whether a seat with these moves plays a card, for which alone it has learned anything. */
static int plays_card(const int8_t *moves) { return moves[0] < NAME || moves[0] == ASK; }

static int learned_move(const Rules *r, const State *s, const int8_t *moves, int n, double safe,
                        uint64_t *seed)
{
    Choice c;
    if (n == 1) return moves[0];
    if (!plays_card(moves)) return rule_move(r, s, moves, n, safe);
    look_at_choice(r, s, moves, n, safe, &c);
    if (c.n == 1) return c.move[0];
    weigh(&c);
    return drawn_move(&c, seed);
}

static int playout_move(const Rules *r, const State *s, double safe, int whim, int learned,
                        uint64_t *seed)
{
    int8_t moves[MOVES];
    int n = legal_moves(r, s, moves);
    if (n == 1) return moves[0];
    if (whim && below(seed, 1000) < whim) return moves[below(seed, n)];
    if (learned) return learned_move(r, s, moves, n, safe, seed);
    return rule_move(r, s, moves, n, safe);
}

/* ---- The tree -------------------------------------------------------------------------------- */

typedef struct {
    int32_t first_child, next;
    int32_t visits, seen;
    double total;
    int8_t move, side;
} Node;

typedef struct {
    Rules rules;
    State root;
    const char *worlds;
    int world_count, world_size;
    const double *values;
    double exploration, prior, safe;
    int trust, whim, learned;
    uint64_t seed;
    Node *nodes;
    int node_count, node_room;
} Search;

static void deal_world(State *s, const Rules *r, const char *world)
{
    memset(s->hand, 0, sizeof s->hand);
    memset(s->length, 0, sizeof s->length);
    for (int suit = 0; suit < SUITS; suit++) s->unplayed[suit] = 0;
    for (int seat = 0; seat < r->players; seat++)
        for (int i = 0; i < s->at.size[seat]; i++) {
            int card = *world++;
            s->hand[seat][suit_of(card)] += 1ull << (4 * rank_of(card));
            s->length[seat][suit_of(card)]++;
            s->unplayed[suit_of(card)]++;
        }
    if (s->at.trump_seat == NONE) return;
    int8_t trump = (int8_t)world[0], card = (int8_t)world[1]; /* a char has no sign on ARM */
    if (trump != NONE) s->at.trump = trump;
    if (card != NONE) s->at.trump_card = card;
}

/* Value of a finished deal for side 0, from 0 to 1. */
static double value_of(const Search *b, const State *s)
{
    int whole = b->rules.ace_bonus ? s->at.ace_side : s->at.first_side;
    int side = whole == 0 || whole == 1 ? whole + 1 : 0;
    int tens = b->rules.all_tens + 1, tricks = b->rules.tricks + 1;
    return b->values[(side * tens + s->at.tens[0]) * tricks + s->at.tricks[0]];
}

static double play_out(const Search *b, State *s, uint64_t *seed)
{
    while (!is_over(&b->rules, s))
        apply(&b->rules, s, playout_move(&b->rules, s, b->safe, b->whim, b->learned, seed));
    return value_of(b, s);
}

static int is_on_table(const State *s, int card)
{
    for (int i = 0; i < s->at.placed; i++)
        if (s->at.table[i] == card) return 1;
    return 0;
}

/* Whether the seat also holds the next lower card that is still in play: then both are alike. */
static int is_like_lower(const Rules *r, const State *s, int card)
{
    if ((r->tens_matter && is_ten(card)) || card == s->at.trump_card) return 0;
    for (int other = card - 1; other >= suit_of(card) * RANKS; other--) {
        if (held(s, s->at.turn, other))
            return !(r->tens_matter && is_ten(other)) && other != s->at.trump_card;
        if (!gone(s, other) || is_on_table(s, other)) return 0;
    }
    return 0;
}

/* Whether a ten is brought home for sure by the last seat of a trick. */
static int comes_home(const Rules *r, const State *s, int card, int mine)
{
    return r->tens_matter && is_ten(card) && !would_be_trump(r, s, card) &&
           (mine || takes(r, s, card));
}

/* manners.py for the last seat of a trick. */
static int in_last_place(const Rules *r, const State *s, int8_t *moves, int n)
{
    int mine = !((s->at.best_seat ^ s->at.turn) & 1), homes = 0, kept = 0, cards = 0, won_suits = 0;
    int8_t sound[MOVES];
    for (int i = 0; i < n; i++) homes += moves[i] < NAME && comes_home(r, s, moves[i], mine);
    for (int i = 0; i < n; i++) {
        int card = moves[i], takes_it = card < NAME && takes(r, s, card), keep;
        if (card >= NAME) keep = 1;
        else if (homes) keep = comes_home(r, s, card, mine);
        else keep = mine ? !takes_it : takes_it || !(r->tens_matter && is_ten(card));
        cards += keep && card < NAME;
        sound[i] = (int8_t)keep;
    }
    for (int i = 0; i < n; i++) {
        int card = moves[i], suit = card < NAME ? suit_of(card) : 0;
        int dear = card < NAME && takes(r, s, card) && !(r->tens_matter && is_ten(card)) &&
                   (won_suits >> suit & 1);
        if (cards && !sound[i]) continue;
        if (!homes && dear) continue;
        if (card < NAME && takes(r, s, card) && !(r->tens_matter && is_ten(card)))
            won_suits |= 1 << suit;
        moves[kept++] = (int8_t)card;
    }
    return kept;
}

/* manners.py: of the cards of a suit that do not win only the lowest, and tens. */
static int lowest_of_losers(const Rules *r, const State *s, int8_t *moves, int n)
{
    int kept = 0, lost_suits = 0;
    for (int i = 0; i < n; i++) {
        int loses = moves[i] < NAME && !(r->tens_matter && is_ten(moves[i])) &&
                    !takes(r, s, moves[i]);
        int suit = loses ? suit_of(moves[i]) : 0;
        if (!loses || !(lost_suits >> suit & 1)) moves[kept++] = moves[i];
        if (loses) lost_suits |= 1 << suit;
    }
    return kept;
}

#define ALL_BUT_SURE 0.8
#define HARDLY 0.2

static int is_ruffed(const View *v, int suit)
{
    if (suit == v->trump) return 0;
    for (int k = 0; k < v->laters; k++)
        if (!friends(v, v->later[k]) && ruffs(v, v->later[k], suit) >= ALL_BUT_SURE) return 1;
    return 0;
}

static int leads_ten_away(const View *v, int card)
{
    return is_prize(v, card) && (chance_of(v, card, 1) < HARDLY || is_ruffed(v, suit_of(card)));
}

/* manners.py for the seat that leads. */
static int no_ten_away(const Rules *r, const State *s, int8_t *moves, int n)
{
    int kept = 0, tens = 0;
    int8_t sound[MOVES];
    View v;
    for (int i = 0; i < n; i++) tens += is_ten(moves[i]);
    if (!tens || !r->tens_matter) return n;
    look(&v, r, s, 0.0);
    for (int i = 0; i < n; i++)
        if (!leads_ten_away(&v, moves[i])) sound[kept++] = moves[i];
    if (!kept) return n;
    memcpy(moves, sound, (size_t)kept);
    return kept;
}

/* Keep of the legal moves those worth trying: manners.py, and one of cards that are alike. */
static int keep_sensible(const Rules *r, const State *s, int8_t *moves, int n)
{
    int kept = 0;
    if (n == 1 || moves[0] >= NAME) return n;
    if (!s->at.placed) n = no_ten_away(r, s, moves, n);
    if (s->at.placed == r->players - 1 && !r->pile) n = in_last_place(r, s, moves, n);
    if (s->at.placed) n = lowest_of_losers(r, s, moves, n);
    if (r->decks > 1) return n;
    for (int i = 0; i < n; i++)
        if (moves[i] >= NAME || !is_like_lower(r, s, moves[i])) moves[kept++] = moves[i];
    return kept;
}

static int add_node(Search *b, int move, int side)
{
    if (b->node_count == b->node_room) return 0;
    b->nodes[b->node_count] = (Node){.move = (int8_t)move, .side = (int8_t)side};
    return b->node_count++;
}

static int child_of(Search *b, int parent, int move, int side)
{
    for (int i = b->nodes[parent].first_child; i; i = b->nodes[i].next)
        if (b->nodes[i].move == move) return i;
    int child = add_node(b, move, side);
    if (child) {
        b->nodes[child].next = b->nodes[parent].first_child;
        b->nodes[parent].first_child = child;
    }
    return child;
}

/* What the tree chooses from, and the move that another seat makes if it is trusted. */
typedef struct {
    int n, trusted;
    int8_t move[MOVES];
    double share[MOVES];
} Options;

static void options_by_rules(const Search *b, const State *s, int legal, Options *o)
{
    o->trusted = rule_move(&b->rules, s, o->move, legal, b->safe);
    o->n = keep_sensible(&b->rules, s, o->move, legal);
    for (int i = 0; i < o->n; i++)
        o->share[i] = o->n == 1 ? 1.0
            : o->move[i] == o->trusted ? b->prior : (1.0 - b->prior) / (o->n - 1);
}

/* How much of what the tree tries goes to every choice alike. */
#define EVEN 0.2

static void options_learned(Search *b, const State *s, int legal, Options *o)
{
    Choice c;
    look_at_choice(&b->rules, s, o->move, legal, b->safe, &c);
    weigh(&c);
    o->n = c.n;
    o->trusted = drawn_move(&c, &b->seed);
    memcpy(o->move, c.move, (size_t)c.n);
    for (int i = 0; i < c.n; i++) o->share[i] = (1.0 - EVEN) * c.p[i] + EVEN / c.n;
}

/* The move of the tree policy, as a child of the node; 0 if the tree is full. */
static int select_child(Search *b, int parent, const State *s)
{
    Options o;
    int legal = legal_moves(&b->rules, s, o.move), best = 0, side = s->at.turn & 1;
    if (b->learned && legal > 1 && plays_card(o.move)) options_learned(b, s, legal, &o);
    else options_by_rules(b, s, legal, &o);
    double most = -1e9, hope = b->nodes[parent].visits
        ? b->nodes[parent].total / b->nodes[parent].visits : 0.5;
    if (b->nodes[parent].side != side && b->nodes[parent].visits) hope = 1.0 - hope;
    if (o.n > 1 && s->at.turn != b->root.at.turn && below(&b->seed, 1000) < b->trust)
        return child_of(b, parent, o.trusted, side);
    for (int i = 0; i < o.n; i++) {
        int child = child_of(b, parent, o.move[i], side);
        if (!child) return 0;
        Node *node = &b->nodes[child];
        double mean = node->visits ? node->total / node->visits : hope;
        double score = mean +
            b->exploration * o.share[i] * sqrt(node->seen + 1.0) / (1.0 + node->visits);
        node->seen++;
        if (score > most) most = score, best = child;
    }
    return best;
}

static void iterate(Search *b, const char *world)
{
    int path[MOST_SEATS * 30 + 8], depth = 0, node = 0;
    State s = b->root;
    deal_world(&s, &b->rules, world);
    while (!is_over(&b->rules, &s)) {
        int child = select_child(b, node, &s);
        if (!child) break;
        apply(&b->rules, &s, b->nodes[child].move);
        path[depth++] = node = child;
        if (!b->nodes[node].visits) break;
    }
    double value = play_out(b, &s, &b->seed);
    b->nodes[0].visits++;
    b->nodes[0].total += b->nodes[0].side ? 1.0 - value : value;
    for (int i = 0; i < depth; i++) {
        Node *at = &b->nodes[path[i]];
        at->visits++;
        at->total += at->side ? 1.0 - value : value;
    }
}

/* ---- What the others have done says what they may hold --------------------------------------- */

/* What another seat has done: the table before, and what it held then and has played since. */
typedef struct {
    State before;
    Ranks since[SUITS];
    int move, seat;
} Deed;

/* How likely each kind of seat is to have done all it did: one that goes by the rules of thumb but
 * for slips, one with a mind of its own that does otherwise more often, but what makes sense, one
 * that does anything at all, and one that has learned. Which of these a seat is, its choices show. */
typedef struct {
    double rules, mind, whim, learned;
} Kinds;

/* How likely each kind would have done a deed with a hand, which is known by its key. */
enum { KNOWN_BITS = 13 };
typedef struct {
    uint64_t key;
    Kinds kinds;
} Known;

/* What the seats hold in one world, and how well that fits what each has done. */
typedef struct {
    Ranks hand[MOST_SEATS][SUITS];
    int8_t cards[MOST_SEATS][MOST_HELD];
    const int8_t *world, *secret;
    double fit[MOST_SEATS];
} Guess;

typedef struct {
    Rules rules;
    State start, now;
    Ranks played[MOST_SEATS][SUITS];
    const int8_t *history;
    int history_size, me, world_size, deed_count, replayed, learned;
    double slips, minds, whims;
    int8_t secret[2];
    uint64_t seed;
    Deed *deeds;
    Known *known;
} Past;

/* Replay the deal in a world of dealt hands. */
static void replay(Past *p, const int8_t *world)
{
    State s = p->start, *now = &p->now;
    deal_world(&s, &p->rules, (const char *)world);
    State first = s;
    memcpy(p->secret, world + p->world_size - 2, 2);
    p->deed_count = 0;
    for (int i = 0; i < p->history_size; i++) {
        int move = p->history[i];
        if (move == NONE) move = s.at.phase == ON_LAY ? LAY + p->secret[1] : NAME + p->secret[0];
        if (s.at.turn != p->me)
            p->deeds[p->deed_count++] = (Deed){.before = s, .move = move, .seat = s.at.turn};
        apply(&p->rules, &s, move);
    }
    *now = s;
    for (int seat = 0; seat < p->rules.players; seat++)
        for (int suit = 0; suit < SUITS; suit++)
            p->played[seat][suit] = first.hand[seat][suit] - now->hand[seat][suit];
    for (Deed *deed = p->deeds; deed < p->deeds + p->deed_count; deed++)
        for (int suit = 0; suit < SUITS; suit++)
            deed->since[suit] = deed->before.hand[deed->seat][suit] - now->hand[deed->seat][suit];
    p->replayed = 1;
}

static int is_among(const int8_t *moves, int n, int move)
{
    for (int i = 0; i < n; i++)
        if (moves[i] == move) return 1;
    return 0;
}

/* How much rarer than its own ideas a seat does what makes no sense. */
#define NONSENSE 0.02

static double sum_of(const Past *p, const Kinds *kinds)
{
    double sum = kinds->rules + kinds->mind + kinds->whim;
    return p->learned ? (sum + kinds->learned) / 4.0 : sum / 3.0;
}

static double chance_learned(const Past *p, const Choice *c, int n, int move)
{
    double even = p->minds / n;
    for (int k = 0; k < c->n; k++)
        if (c->move[k] == move) return (1.0 - p->minds) * c->p[k] + even;
    return even * NONSENSE;
}

/* How likely each kind of seat is to make one of several moves. */
static Kinds kinds_of(const Past *p, const State *s, int8_t *moves, int n, int move)
{
    Kinds kinds = {.mind = 1.0};
    int expected, sound, makes_sense;
    if (p->learned && plays_card(moves)) {
        Choice c;
        look_at_choice(&p->rules, s, moves, n, 0.8, &c);
        weigh(&c);
        expected = c.by_rule == move;
        kinds.learned = chance_learned(p, &c, n, move);
        sound = c.n, makes_sense = is_among(c.move, c.n, move);
    } else {
        expected = rule_move(&p->rules, s, moves, n, 0.8) == move;
        kinds.learned = expected ? 1.0 - p->slips : p->slips / (n - 1);
        sound = keep_sensible(&p->rules, s, moves, n), makes_sense = is_among(moves, sound, move);
    }
    kinds.rules = expected ? 1.0 - p->slips : p->slips / (n - 1);
    kinds.whim = (expected ? 1.0 - p->whims : 0.0) + p->whims / n;
    if (!makes_sense) kinds.mind = p->minds * NONSENSE / n;
    else if (sound > 1) kinds.mind = expected ? 1.0 - p->minds : p->minds / (sound - 1);
    return kinds;
}

static uint64_t key_of(const Past *p, const Deed *deed)
{
    uint64_t key = (uint64_t)(deed - p->deeds) << 16 ^ (uint64_t)(uint8_t)p->secret[0] << 8 ^
                   (uint64_t)(uint8_t)p->secret[1];
    for (int suit = 0; suit < SUITS; suit++) {
        key ^= deed->before.hand[deed->seat][suit];
        key = next_random(&key);
    }
    return key | 1;
}

/* How likely each kind of seat is to have done a deed, which has been worked out once for each hand;
 * all none if the seat could not have done it. */
static const Kinds *kinds_for(const Past *p, const Deed *deed)
{
    int8_t moves[MOVES];
    uint64_t key = key_of(p, deed);
    Known *known = &p->known[key >> (64 - KNOWN_BITS)];
    if (known->key == key) return &known->kinds;
    int n = legal_moves(&p->rules, &deed->before, moves);
    known->key = key;
    if (!is_among(moves, n, deed->move)) known->kinds = (Kinds){0.0, 0.0, 0.0, 0.0};
    else if (n == 1) known->kinds = (Kinds){1.0, 1.0, 1.0, 1.0};
    else known->kinds = kinds_of(p, &deed->before, moves, n, deed->move);
    return &known->kinds;
}

/* How likely a seat that now holds a hand would have done what it did; 0 if not more than the bound. */
static double fit_of(Past *p, int seat, Ranks (*hand)[SUITS], double bound)
{
    Kinds kinds = {1.0, 1.0, 1.0, 1.0};
    for (Deed *deed = p->deeds; deed < p->deeds + p->deed_count; deed++) {
        State *s = &deed->before;
        if (deed->seat != seat) continue;
        for (int suit = 0; suit < SUITS; suit++) {
            s->hand[seat][suit] = (*hand)[suit] + deed->since[suit];
            s->length[seat][suit] = (uint8_t)count_from(s->hand[seat][suit], 0);
        }
        const Kinds *its = kinds_for(p, deed);
        kinds.rules *= its->rules, kinds.mind *= its->mind;
        kinds.whim *= its->whim, kinds.learned *= its->learned;
        if (sum_of(p, &kinds) <= bound) return 0.0;
    }
    return sum_of(p, &kinds);
}

/* Read a world of dealt hands; return how likely the others would have done what they did. */
static double read_guess(Past *p, const int8_t *world, Guess *guess)
{
    const int8_t *secret = world + p->world_size - 2;
    double weight = 1.0;
    State s = p->start;
    if (!p->replayed || memcmp(p->secret, secret, 2)) replay(p, world);
    deal_world(&s, &p->rules, (const char *)world);
    guess->world = world, guess->secret = secret;
    for (int seat = 0; seat < p->rules.players; seat++) {
        int n = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            Ranks left = guess->hand[seat][suit] = s.hand[seat][suit] - p->played[seat][suit];
            for (int rank = 0; rank < RANKS; rank++)
                for (int i = count_in(left, rank); i; i--)
                    guess->cards[seat][n++] = (int8_t)(suit * RANKS + rank);
        }
        guess->fit[seat] = seat == p->me ? 1.0 : fit_of(p, seat, &guess->hand[seat], 0.0);
        weight *= guess->fit[seat];
    }
    return weight;
}

/* Whether a card has been shown, or is the hidden trump card. */
static int is_pinned(const Past *p, const Guess *g, int seat, int card)
{
    return p->now.at.trump_seat != NONE && card == p->now.at.trump_card &&
           seat == p->now.at.trump_owner && count_in(g->hand[seat][suit_of(card)], rank_of(card)) == 1;
}

/* Let two other seats exchange a card each, if what they have done speaks enough for it. */
static void exchange(Past *p, Guess *g)
{
    int players = p->rules.players, others = players - 1;
    int first = below(&p->seed, others), second = (first + 1 + below(&p->seed, others - 1)) % others;
    int a = (p->me + 1 + first) % players, b = (p->me + 1 + second) % players;
    int sizes[2] = {p->now.at.size[a], p->now.at.size[b]};
    if (!sizes[0] || !sizes[1]) return;
    int8_t *one = &g->cards[a][below(&p->seed, sizes[0])];
    int8_t *other = &g->cards[b][below(&p->seed, sizes[1])];
    if (*one == *other || (p->now.at.voids[a] >> suit_of(*other) & 1) ||
        (p->now.at.voids[b] >> suit_of(*one) & 1) || is_pinned(p, g, a, *one) ||
        is_pinned(p, g, b, *other))
        return;
    Ranks hands[2][SUITS];
    Ranks given = 1ull << (4 * rank_of(*one)), got = 1ull << (4 * rank_of(*other));
    memcpy(hands[0], g->hand[a], sizeof hands[0]);
    memcpy(hands[1], g->hand[b], sizeof hands[1]);
    hands[0][suit_of(*one)] -= given, hands[1][suit_of(*one)] += given;
    hands[0][suit_of(*other)] += got, hands[1][suit_of(*other)] -= got;
    double bound = uniform(&p->seed) * g->fit[a] * g->fit[b], fit_a = fit_of(p, a, &hands[0], bound);
    if (fit_a <= bound) return;
    double fit_b = fit_of(p, b, &hands[1], bound / fit_a);
    if (fit_a * fit_b <= bound) return;
    int8_t card = *one;
    *one = *other, *other = card;
    memcpy(g->hand[a], hands[0], sizeof hands[0]);
    memcpy(g->hand[b], hands[1], sizeof hands[1]);
    g->fit[a] = fit_a, g->fit[b] = fit_b;
}

/* How many guesses are kept, and by how many exchanges each is changed. */
typedef struct {
    int kept, exchanges;
} Keeping;

static void write_world(const Past *p, const Guess *g, char *world)
{
    for (int seat = 0; seat < p->rules.players; seat++) {
        memcpy(world, g->cards[seat], (size_t)p->now.at.size[seat]);
        world += p->now.at.size[seat];
    }
    memcpy(world, g->secret, 2);
}

/* Keep guesses by how well they fit, evenly spaced, and let the hands of each change. */
static void keep_worlds(Past *p, const Guess *guesses, const double *weights, int count, double sum,
                        const Keeping *k, char *out, int out_size)
{
    double reached = weights[0], step = sum / k->kept, at = uniform(&p->seed) * step;
    int from = 0, exchanges = p->deed_count ? k->exchanges : 0;
    for (int i = 0; i < k->kept; i++, at += step, out += out_size) {
        while (reached < at && from < count - 1) reached += weights[++from];
        Guess guess = guesses[from];
        if (memcmp(p->secret, guess.secret, 2)) replay(p, guess.world);
        for (int tries = 0; tries < exchanges; tries++) exchange(p, &guess);
        write_world(p, &guess, out);
    }
}

/* ---- For Python ------------------------------------------------------------------------------ */

static double now(void)
{
#if defined(_WIN32)
    LARGE_INTEGER ticks, rate;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&rate);
    return (double)ticks.QuadPart / (double)rate.QuadPart;
#else
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
#endif
}

#define CALL_EVERY 0.02

/* Ask the callback whether to stop; the lock must be held. Return -1 on an exception. */
static int asked_to_stop(PyObject *stop)
{
    if (stop == Py_None) return 0;
    PyObject *answer = PyObject_CallNoArgs(stop);
    if (!answer) return -1;
    int stopped = PyObject_IsTrue(answer);
    Py_DECREF(answer);
    return stopped;
}

/* Iterate until a limit or the callback ends it; return how many iterations were done. */
static int run(Search *b, int iterations, double seconds, PyObject *stop)
{
    double start = now(), next_call = start + CALL_EVERY;
    int done = 0, failed = 0;
    PyThreadState *thread = PyEval_SaveThread();
    while (done < iterations && !failed) {
        iterate(b, b->worlds + (size_t)(done % b->world_count) * b->world_size);
        done++;
        if (done & 31) continue;
        double time = now();
        if (time - start >= seconds) break;
        if (time < next_call) continue;
        next_call = time + CALL_EVERY;
        PyEval_RestoreThread(thread);
        failed = asked_to_stop(stop);
        thread = PyEval_SaveThread();
    }
    PyEval_RestoreThread(thread);
    return done;
}

static int read_public(Rules *rules, State *root, const char *r, Py_ssize_t r_size, const char *p,
                       Py_ssize_t p_size)
{
    if (r_size != (Py_ssize_t)sizeof *rules || p_size != (Py_ssize_t)sizeof root->at) {
        PyErr_SetString(PyExc_ValueError, "the rules or the position have the wrong length");
        return 0;
    }
    memcpy(rules, r, sizeof *rules);
    memset(root, 0, sizeof *root);
    memcpy(&root->at, p, sizeof root->at);
    for (int card = 0; card < CARDS; card++)
        root->gone[suit_of(card)] += (Ranks)root->at.played[card] << (4 * rank_of(card));
    return 1;
}

/* Whether so many worlds have as many cards as the hands of a position, and a secret; if not, say so. */
static int are_worlds(const Rules *r, const State *s, Py_ssize_t size, int count)
{
    Py_ssize_t wanted = 2;
    for (int seat = 0; seat < r->players; seat++) wanted += s->at.size[seat];
    int fit = count > 0 && size == wanted * count;
    if (!fit) PyErr_SetString(PyExc_ValueError, "the worlds have the wrong length");
    return fit;
}

/* A table as one seat sees it, and one world, as a call is given them. */
typedef struct {
    const char *rules, *position, *world;
    Py_ssize_t rules_size, position_size, world_size;
} Given;

static int read_given(Rules *rules, State *s, const Given *g)
{
    if (!read_public(rules, s, g->rules, g->rules_size, g->position, g->position_size)) return 0;
    if (!are_worlds(rules, s, g->world_size, 1)) return 0;
    deal_world(s, rules, g->world);
    return 1;
}

static PyObject *results(const Search *b)
{
    PyObject *list = PyList_New(0);
    if (!list) return NULL;
    for (int i = b->nodes[0].first_child; i; i = b->nodes[i].next) {
        const Node *at = &b->nodes[i];
        double mean = at->visits ? at->total / at->visits : 0.0;
        PyObject *entry = Py_BuildValue("(iid)", at->move, at->visits, mean);
        int failed = !entry || PyList_Append(list, entry) < 0;
        Py_XDECREF(entry);
        if (failed) {
            Py_DECREF(list);
            return NULL;
        }
    }
    return list;
}

enum { FIRST_NODES = 64, NODES_AN_ITERATION = 12, MOST_ITERATIONS = 100000000 };

PyDoc_STRVAR(search_doc,
"search(rules, position, worlds, world_count, values, iterations, seconds, seed, exploration,"
" prior, safe, trust, whim, learned, stop)\n--\n\n"
"Return (move, visits, mean value for the mover's side) of every move tried.");

static PyObject *py_search(PyObject *module, PyObject *args)
{
    (void)module;
    Search b = {0};
    const char *r, *p, *values;
    Py_ssize_t r_size, p_size, w_size, v_size;
    int iterations;
    double seconds;
    unsigned long long seed;
    PyObject *stop;
    if (!PyArg_ParseTuple(args, "y#y#y#iy#idKdddiipO", &r, &r_size, &p, &p_size, &b.worlds, &w_size,
                          &b.world_count, &values, &v_size, &iterations, &seconds, &seed,
                          &b.exploration, &b.prior, &b.safe, &b.trust, &b.whim,
                          &b.learned, &stop))
        return NULL;
    if (!read_public(&b.rules, &b.root, r, r_size, p, p_size)) return NULL;
    if (!are_worlds(&b.rules, &b.root, w_size, b.world_count)) return NULL;
    if (v_size != (Py_ssize_t)sizeof *b.values * 3 * (b.rules.all_tens + 1) * (b.rules.tricks + 1)) {
        PyErr_SetString(PyExc_ValueError, "the values have the wrong length");
        return NULL;
    }
    if (iterations < 1 || iterations > MOST_ITERATIONS) {
        PyErr_SetString(PyExc_ValueError, "so many iterations cannot be made");
        return NULL;
    }
    b.world_size = (int)(w_size / b.world_count);
    b.seed = seed;
    b.node_room = FIRST_NODES + iterations * NODES_AN_ITERATION;
    b.nodes = malloc((size_t)b.node_room * sizeof *b.nodes);
    double *table = malloc((size_t)v_size);
    PyObject *list = NULL;
    if (b.nodes && table) {
        memcpy(table, values, (size_t)v_size);
        b.values = table;
        add_node(&b, NONE, b.root.at.turn & 1);
        run(&b, iterations, seconds, stop);
        if (!PyErr_Occurred()) list = results(&b);
    } else {
        PyErr_NoMemory();
    }
    free(b.nodes);
    free(table);
    return list;
}

PyDoc_STRVAR(likely_worlds_doc,
"likely_worlds(rules, start, worlds, world_count, history, seat, slips, minds, whims, kept,"
" exchanges, learned, seed)\n--\n\n"
"Return worlds as they now are of worlds of dealt hands: kept by how well they fit what the other"
" seats have done, and changed by so many tries to exchange two cards.");

static PyObject *likely_worlds(Past *p, const int8_t *worlds, int count, const Keeping *k)
{
    Guess *guesses = malloc((size_t)count * sizeof *guesses);
    double *weights = malloc((size_t)count * sizeof *weights), sum = 0.0;
    PyObject *out = NULL;
    if (!guesses || !weights) {
        PyErr_NoMemory();
        goto end;
    }
    Py_BEGIN_ALLOW_THREADS
    for (int i = 0; i < count; i++)
        sum += weights[i] = read_guess(p, worlds + (size_t)i * p->world_size, &guesses[i]);
    Py_END_ALLOW_THREADS
    if (sum <= 0.0) {
        PyErr_SetString(PyExc_ValueError, "no world fits what the seats have done");
        goto end;
    }
    int out_size = 2;
    for (int seat = 0; seat < p->rules.players; seat++) out_size += p->now.at.size[seat];
    out = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)out_size * k->kept);
    char *text = out ? PyBytes_AsString(out) : NULL;
    if (!text) goto end;
    Py_BEGIN_ALLOW_THREADS
    keep_worlds(p, guesses, weights, count, sum, k, text, out_size);
    Py_END_ALLOW_THREADS
end:
    free(guesses);
    free(weights);
    return out;
}

static PyObject *py_likely_worlds(PyObject *module, PyObject *args)
{
    (void)module;
    Past p = {0};
    const char *r, *start, *worlds, *history;
    Py_ssize_t r_size, s_size, w_size, h_size;
    unsigned long long seed;
    Keeping k;
    int count;
    if (!PyArg_ParseTuple(args, "y#y#y#iy#idddiipK", &r, &r_size, &start, &s_size, &worlds, &w_size,
                          &count, &history, &h_size, &p.me, &p.slips, &p.minds, &p.whims, &k.kept,
                          &k.exchanges, &p.learned, &seed))
        return NULL;
    if (!read_public(&p.rules, &p.start, r, r_size, start, s_size)) return NULL;
    if (!are_worlds(&p.rules, &p.start, w_size, count)) return NULL;
    if (k.kept < 1) {
        PyErr_SetString(PyExc_ValueError, "no world would be kept");
        return NULL;
    }
    p.history = (const int8_t *)history, p.history_size = (int)h_size;
    p.world_size = (int)(w_size / count), p.seed = seed;
    p.deeds = malloc((size_t)(h_size + 1) * sizeof *p.deeds);
    p.known = calloc((size_t)1 << KNOWN_BITS, sizeof *p.known);
    PyObject *out = p.deeds && p.known
        ? likely_worlds(&p, (const int8_t *)worlds, count, &k) : PyErr_NoMemory();
    free(p.deeds);
    free(p.known);
    return out;
}

PyDoc_STRVAR(rule_move_doc,
"rule_move(rules, position, world, safe)\n--\n\nReturn the move of the rules of thumb.");

static PyObject *py_rule_move(PyObject *module, PyObject *args)
{
    (void)module;
    Rules rules;
    State s;
    Given g;
    double safe;
    int8_t moves[MOVES];
    if (!PyArg_ParseTuple(args, "y#y#y#d", &g.rules, &g.rules_size, &g.position, &g.position_size,
                          &g.world, &g.world_size, &safe) ||
        !read_given(&rules, &s, &g))
        return NULL;
    int n = legal_moves(&rules, &s, moves);
    return PyLong_FromLong(rule_move(&rules, &s, moves, n, safe));
}

PyDoc_STRVAR(playout_doc,
"playout(rules, position, world, seed, whim, learned)\n--\n\n"
"Play a world to its end; return the moves, and side 0's tens and tricks.");

static PyObject *py_playout(PyObject *module, PyObject *args)
{
    (void)module;
    Rules rules;
    State s;
    Given g;
    char moves[256];
    Py_ssize_t n = 0;
    unsigned long long start;
    int whim, learned;
    if (!PyArg_ParseTuple(args, "y#y#y#Kip", &g.rules, &g.rules_size, &g.position, &g.position_size,
                          &g.world, &g.world_size, &start, &whim, &learned) ||
        !read_given(&rules, &s, &g))
        return NULL;
    uint64_t seed = start;
    while (!is_over(&rules, &s)) {
        int move = playout_move(&rules, &s, 0.8, whim, learned, &seed);
        moves[n++] = (char)move;
        apply(&rules, &s, move);
    }
    return Py_BuildValue("y#ii", moves, n, s.at.tens[0], s.at.tricks[0]);
}

PyDoc_STRVAR(likely_choices_doc,
"likely_choices(rules, position, world, safe)\n--\n\n"
"Return (move, chance) of every sensible move of a seat that plays a card.");

static PyObject *py_likely_choices(PyObject *module, PyObject *args)
{
    (void)module;
    Rules rules;
    State s;
    Choice c;
    Given g;
    double safe;
    int8_t moves[MOVES];
    if (!PyArg_ParseTuple(args, "y#y#y#d", &g.rules, &g.rules_size, &g.position, &g.position_size,
                          &g.world, &g.world_size, &safe) ||
        !read_given(&rules, &s, &g))
        return NULL;
    look_at_choice(&rules, &s, moves, legal_moves(&rules, &s, moves), safe, &c);
    weigh(&c);
    PyObject *list = PyList_New(0);
    for (int k = 0; list && k < c.n; k++) {
        PyObject *entry = Py_BuildValue("(id)", c.move[k], c.p[k]);
        if (!entry || PyList_Append(list, entry) < 0) Py_CLEAR(list);
        Py_XDECREF(entry);
    }
    return list;
}

PyDoc_STRVAR(learn_doc,
"learn(sizes, tables, weights)\n--\n\n"
"Take the tables of what has been learned: how many values each quantity has, for each table how\n"
"many quantities it combines and which, and the weights of all tables.");

/* Lay the tables out; return how many weights they have, 0 if they are none that are known here. */
static int lay_out(const uint8_t *sizes, const uint8_t *given, Py_ssize_t size)
{
    const uint8_t *end = given + size;
    int first = 0;
    for (table_count = 0; given < end; table_count++) {
        Table *table = &tables[table_count];
        if (table_count == MOST_TABLES || *given > MOST_COMBINED || given + *given >= end) return 0;
        table->first = first, table->count = *given++, table->shared = 0;
        int strides[MOST_COMBINED], stride = 1, filled = 0;
        for (int k = table->count - 1; k >= 0; k--) {
            if (given[k] >= QUANTITIES) return 0;
            strides[k] = stride;
            stride *= sizes[given[k]];
            table->shared += given[k] < OF_CARD;
        }
        for (int of_card = 0; of_card < 2; of_card++)
            for (int k = 0; k < table->count; k++) {
                if ((given[k] >= OF_CARD) != of_card) continue;
                table->quantity[filled] = given[k], table->stride[filled++] = strides[k];
            }
        given += table->count, first += stride;
        if (first > MOST_WEIGHTS) return 0;
    }
    return first;
}

static PyObject *py_learn(PyObject *module, PyObject *args)
{
    (void)module;
    const char *sizes, *given, *values;
    Py_ssize_t s_size, g_size, v_size;
    if (!PyArg_ParseTuple(args, "y#y#y#", &sizes, &s_size, &given, &g_size, &values, &v_size))
        return NULL;
    if (s_size != QUANTITIES ||
        v_size != lay_out((const uint8_t *)sizes, (const uint8_t *)given, g_size)) {
        table_count = 0;
        PyErr_SetString(PyExc_ValueError, "the tables or their weights have the wrong length");
        return NULL;
    }
    for (Py_ssize_t i = 0; i < v_size; i++) weights[i] = (WEIGHT)(int8_t)values[i];
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"learn", py_learn, METH_VARARGS, learn_doc},
    {"likely_choices", py_likely_choices, METH_VARARGS, likely_choices_doc},
    {"search", py_search, METH_VARARGS, search_doc},
    {"likely_worlds", py_likely_worlds, METH_VARARGS, likely_worlds_doc},
    {"rule_move", py_rule_move, METH_VARARGS, rule_move_doc},
    {"playout", py_playout, METH_VARARGS, playout_doc},
    {NULL, NULL, 0, NULL},
};

static int module_exec(PyObject *module)
{
    (void)module;
    fill_misses();
    return 0;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, module_exec},
    {0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_search",
    .m_doc = "The fast search of the seats.",
    .m_methods = methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__search(void) { return PyModuleDef_Init(&module); }
