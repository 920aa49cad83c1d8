/* The fast twin of the exact solver (see solver_search.py for the readable one).
 *
 * One question is answered: with best play by all, does side 0 gather at least `need`? A trick is
 * worth `trick_worth`, each ten in it `ten_worth`, so that tricks, tens, and tens before tricks
 * are all the same search. The answer comes with its proof: the cards whose rank mattered and the
 * tens that had to be tens. Every position that looks the same in those has the same answer,
 * which is what the table of patterns and the pruning of sibling moves live on.
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(_WIN32)
#include <windows.h>
#endif

#if defined(_MSC_VER)
#include <intrin.h>
#define INLINE static __forceinline
#else
#define INLINE static inline __attribute__((always_inline))
#endif

/* ---- Cards: bit suit * 16 + rank; bits 13 to 15 of each lane are empty -------------------- */

typedef uint64_t Cards;

#define EVERY_LANE 0x0001000100010001ull
#define LANE 0x1FFFull
#define ALL_CARDS (LANE * EVERY_LANE)
#define SEPARATORS (0x2000ull * EVERY_LANE)
#define TENS (0x0100ull * EVERY_LANE)

enum { NO_TRUMP = 4, UNSET = 5 };

INLINE Cards bit(int card) { return 1ull << card; }
INLINE int suit_of(int card) { return card >> 4; }
INLINE Cards lane(int suit) { return LANE << (16 * suit); }

/* ---- Bits ---------------------------------------------------------------------------------
 *
 * The hot functions are compiled twice on x86-64: for any processor and for those with BMI2 and
 * AVX2, see `Engine`. What they call is inlined into them, and `quick` says which they are.
 */

#if defined(_MSC_VER)
INLINE int lowest(Cards cards)
{
    unsigned long at;
    _BitScanForward64(&at, cards);
    return (int)at;
}
INLINE int highest(Cards cards)
{
    unsigned long at;
    _BitScanReverse64(&at, cards);
    return (int)at;
}
INLINE int count(uint64_t bits)
{
    bits -= bits >> 1 & 0x5555555555555555ull;
    bits = (bits & 0x3333333333333333ull) + (bits >> 2 & 0x3333333333333333ull);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Full;
    return (int)(bits * 0x0101010101010101ull >> 56);
}
#else
INLINE int lowest(Cards cards) { return __builtin_ctzll(cards); }
INLINE int highest(Cards cards) { return 63 ^ __builtin_clzll(cards); }
INLINE int count(uint64_t bits) { return __builtin_popcountll(bits); }
#endif

/* Move the bits under the mask together, at the low end. In step i, those move by 2^i of which
 * so many unset places of the mask lie below that bit i of their number is set. */
static uint64_t gather_plain(uint64_t bits, uint64_t mask)
{
    uint64_t gaps = ~mask << 1;
    bits &= mask;
    for (int step = 1; step < 64; step *= 2) {
        uint64_t odd = gaps;
        for (int shift = 1; shift < 64; shift *= 2) odd ^= odd << shift;
        uint64_t moving = odd & mask, moved = bits & moving;
        mask = (mask ^ moving) | moving >> step;
        bits = (bits ^ moved) | moved >> step;
        gaps &= ~odd;
    }
    return bits;
}

/* The reverse: spread the low bits over the mask. */
static uint64_t scatter_plain(uint64_t bits, uint64_t mask)
{
    uint64_t out = 0;
    for (; bits && mask; mask &= mask - 1, bits >>= 1)
        if (bits & 1) out |= mask & (~mask + 1);
    return out;
}

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define QUICK_TARGET __attribute__((target("bmi,bmi2,popcnt,avx2")))
static int processor_is_quick(void)
{
    return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi")
           && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2");
}
INLINE uint64_t quick_gather(uint64_t bits, uint64_t mask)
{
    uint64_t out;
    __asm__("pextq %2, %1, %0" : "=r"(out) : "r"(bits), "r"(mask));
    return out;
}
INLINE uint64_t quick_scatter(uint64_t bits, uint64_t mask)
{
    uint64_t out;
    __asm__("pdepq %2, %1, %0" : "=r"(out) : "r"(bits), "r"(mask));
    return out;
}
#elif defined(_M_X64)
#define QUICK_TARGET
static int processor_is_quick(void)
{
    enum { OWN_REGISTERS = 1 << 27, AVX2 = 1 << 5, BMI2 = 1 << 8, WIDE_STATE = 6 };
    int leaf[4];
    __cpuid(leaf, 0);
    if (leaf[0] < 7) return 0;
    __cpuid(leaf, 1);
    if (!(leaf[2] & OWN_REGISTERS) || (_xgetbv(0) & WIDE_STATE) != WIDE_STATE) return 0;
    __cpuidex(leaf, 7, 0);
    return leaf[1] & AVX2 && leaf[1] & BMI2;
}
INLINE uint64_t quick_gather(uint64_t bits, uint64_t mask) { return _pext_u64(bits, mask); }
INLINE uint64_t quick_scatter(uint64_t bits, uint64_t mask) { return _pdep_u64(bits, mask); }
#else
#define quick_gather gather_plain
#define quick_scatter scatter_plain
#endif

INLINE uint64_t gather(uint64_t bits, uint64_t mask, int quick)
{
    return quick ? quick_gather(bits, mask) : gather_plain(bits, mask);
}
INLINE uint64_t scatter(uint64_t bits, uint64_t mask, int quick)
{
    return quick ? quick_scatter(bits, mask) : scatter_plain(bits, mask);
}

INLINE int smaller(int a, int b) { return a < b ? a : b; }
INLINE int larger(int a, int b) { return a > b ? a : b; }

/* The places above a card in its suit. */
INLINE Cards above(int card)
{
    return lane(suit_of(card)) & ~((2ull << card) - 1);
}

/* In each suit, every place from the lowest of the cards up. */
INLINE Cards upward(Cards cards)
{
    return (cards | ((~cards & (0x7FFFull * EVERY_LANE)) + EVERY_LANE)) & ALL_CARDS;
}

/* ---- The table of patterns ---------------------------------------------------------------- */

typedef struct {
    Cards ranks; /* cards that were relied on to beat lower ones */
    Cards tens;  /* tens that the proven side captured */
} Proof;

/* Positions of one key (hand shapes, leader, trump, worth): `owner0` and `owner1` are the cards in
 * play whose owner's number has its bit 0 or 1 set, and the planes are these laid out card under
 * card. */
typedef struct {
    uint64_t key, plane0, plane1;
    Cards all, owner0, owner1;
} View;

/* What a proof relies on, and how much each side gathers at least wherever that holds. A ten
 * below the cards that matter may lie anywhere below them. */
typedef struct {
    uint64_t plane0, plane1, mask; /* owners of the cards that matter */
    uint32_t tens;                 /* a byte a suit whose ten matters, see `ten_code` */
    uint16_t reach;                /* a nibble a suit: how many of its cards matter */
    int8_t bound[2];
} Pattern;

/* Four patterns side by side, so that the quick build compares them with a view at once. */
typedef struct {
    uint64_t plane0[4], plane1[4], mask[4];
    uint32_t tens[4];
    uint16_t reach[4];
    int8_t bound[4][2];
} Row;

/* The patterns of a key, in one block of the pool. */
typedef struct {
    uint64_t key;
    uint32_t block;
    uint16_t used;
    uint8_t size_class, taken;
} Group;

enum { FEW_GROUPS = 1024, CLASSES = 7, MOST_ROWS = 1 << (CLASSES - 1), CACHE_LINE = 64 };

typedef struct {
    Group *groups;
    uint32_t group_mask, groups_used, most_groups;
    Row *pool;
    void *room; /* what the pool lies in, from the start of a cache line */
    uint32_t used, capacity;
    uint32_t free_blocks[CLASSES]; /* chains of blocks that were outgrown */
} Table;

INLINE uint64_t scramble(uint64_t key)
{
    key ^= key >> 32;
    key *= 0x9E3779B97F4A7C15ull;
    key ^= key >> 29;
    key *= 0xBF58476D1CE4E5B9ull;
    return key ^ (key >> 32);
}

INLINE Group *group_of(const Table *table, uint64_t key)
{
    uint32_t at = (uint32_t)(key >> 20) & table->group_mask;
    while (table->groups[at].taken && table->groups[at].key != key)
        at = (at + 1) & table->group_mask;
    return &table->groups[at];
}

static void table_clear(Table *table)
{
    memset(table->groups, 0, ((size_t)table->group_mask + 1) * sizeof(Group));
    memset(table->free_blocks, 0, sizeof table->free_blocks);
    table->groups_used = 0;
    table->used = 1; /* block 0 ends a chain */
}

static int table_open(Table *table, size_t bytes)
{
    size_t groups = FEW_GROUPS;
    while (groups * 2 * sizeof(Group) <= bytes / 8) groups *= 2;
    table->most_groups = (uint32_t)groups;
    table->capacity = (uint32_t)((bytes - groups * sizeof(Group)) / sizeof(Row));
    table->groups = calloc(FEW_GROUPS, sizeof(Group));
    table->room = malloc(table->capacity * sizeof(Row) + CACHE_LINE);
    table->pool = (Row *)(((uintptr_t)table->room / CACHE_LINE + 1) * CACHE_LINE);
    table->group_mask = FEW_GROUPS - 1;
    table->used = 1;
    return table->groups && table->room;
}

static void table_close(Table *table)
{
    free(table->groups);
    free(table->room);
}

/* Return which patterns of a row have the owners of a view, a bit each; their tens apart. */
INLINE unsigned agreeing_plain(const Row *row, const View *view)
{
    unsigned same = 0;
    for (int at = 0; at < 4; at++) {
        uint64_t differ = (row->plane0[at] ^ view->plane0) | (row->plane1[at] ^ view->plane1);
        same |= (unsigned)!(differ & row->mask[at]) << at;
    }
    return same;
}

#ifdef QUICK_TARGET
#define FOUR(lanes) _mm256_loadu_si256((const __m256i *)(lanes))
#define ALL_FOUR(value) _mm256_set1_epi64x((long long)(value))
QUICK_TARGET static inline unsigned agreeing_quick(const Row *row, const View *view)
{
    __m256i differ0 = _mm256_xor_si256(FOUR(row->plane0), ALL_FOUR(view->plane0));
    __m256i differ1 = _mm256_xor_si256(FOUR(row->plane1), ALL_FOUR(view->plane1));
    __m256i told = _mm256_and_si256(_mm256_or_si256(differ0, differ1), FOUR(row->mask));
    __m256i same = _mm256_cmpeq_epi64(told, _mm256_setzero_si256());
    return (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(same));
}
#else
#define agreeing_quick agreeing_plain
#endif

enum { HELD = 0x40, PLACE = 0x0F, OWNER_SHIFT = 4 };

/* Where the ten of a suit is: HELD, the owner, and the number of cards above it; 0 if it is gone.
 * Worked out only when a pattern asks, which is faster than to do so for every view. */
INLINE unsigned ten_code(const View *view, int suit)
{
    Cards ten = TENS & lane(suit), over = lane(suit) & ~(2 * ten - 1);
    if (!(view->all & ten)) return 0;
    int owner = ((view->owner0 & ten) != 0) + 2 * ((view->owner1 & ten) != 0);
    return (unsigned)(HELD | owner << OWNER_SHIFT | count(view->all & over));
}

INLINE int tens_fit(const Row *row, int at, const View *view)
{
    for (int suit = 0; suit < 4; suit++) {
        unsigned code = row->tens[at] >> (8 * suit) & 0xFF;
        if (!code) continue;
        unsigned found = ten_code(view, suit), place = found & PLACE;
        unsigned reach = row->reach[at] >> (4 * suit) & 15;
        if ((code ^ found) & ~PLACE || (code & PLACE) != (place < reach ? place : reach)) return 0;
    }
    return 1;
}

/* Where a pattern lies; no row if there is none. */
typedef struct {
    const Row *row;
    int at;
} Found;

/* Find the newest pattern that proves the need of either side here. */
INLINE Found find_in(const Table *table, const View *view, int need0, int need1, int quick)
{
    const Group *group = group_of(table, view->key);
    const Row *block = table->pool + group->block, *row = block + (group->used + 3) / 4;
    unsigned used = 0xFu >> (-group->used & 3);
    for (; row-- != block; used = 0xF) {
        unsigned same = (quick ? agreeing_quick(row, view) : agreeing_plain(row, view)) & used;
        while (same) {
            int at = highest(same);
            same ^= 1u << at;
            if ((row->bound[at][0] >= need0 || row->bound[at][1] >= need1)
                && (!row->tens[at] || tens_fit(row, at, view)))
                return (Found){row, at};
        }
    }
    return (Found){NULL, 0};
}

/* Return a block of a size class, 0 if the pool is exhausted. */
static uint32_t take_block(Table *table, int size_class)
{
    uint32_t block = table->free_blocks[size_class];
    if (block) {
        memcpy(&table->free_blocks[size_class], &table->pool[block], sizeof block);
        return block;
    }
    if (table->used + (1u << size_class) > table->capacity) return 0;
    block = table->used;
    table->used += 1u << size_class;
    return block;
}

static void give_block(Table *table, uint32_t block, int size_class)
{
    memcpy(&table->pool[block], &table->free_blocks[size_class], sizeof block);
    table->free_blocks[size_class] = block;
}

/* Make room for one more pattern; the oldest half of a group that is full is forgotten. */
static int grow(Table *table, Group *group)
{
    if (group->taken && group->used < 4 << group->size_class) return 1;
    if (group->used == 4 * MOST_ROWS) {
        Row *block = table->pool + group->block;
        memcpy(block, block + MOST_ROWS / 2, MOST_ROWS / 2 * sizeof(Row));
        group->used = 2 * MOST_ROWS;
        return 1;
    }
    int size_class = group->taken ? group->size_class + 1 : 0;
    uint32_t block = take_block(table, size_class);
    if (!block) return 0;
    if (group->taken) {
        memcpy(table->pool + block, table->pool + group->block, group->used / 4 * sizeof(Row));
        give_block(table, group->block, group->size_class);
    }
    group->block = block;
    group->size_class = (uint8_t)size_class;
    return 1;
}

/* Double the groups, which start few so that small searches stay in the cache. */
static int more_groups(Table *table)
{
    uint32_t size = table->group_mask + 1;
    if (size >= table->most_groups) return 0;
    Group *old = table->groups, *fresh = calloc((size_t)size * 2, sizeof(Group));
    if (!fresh) return 0;
    table->groups = fresh;
    table->group_mask = size * 2 - 1;
    for (uint32_t at = 0; at < size; at++)
        if (old[at].taken) *group_of(table, old[at].key) = old[at];
    free(old);
    return 1;
}

static void table_add(Table *table, const Pattern *fresh, uint64_t key)
{
    if (table->groups_used > table->group_mask / 2 && !more_groups(table)) table_clear(table);
    Group *group = group_of(table, key);
    if (!grow(table, group)) {
        table_clear(table);
        group = group_of(table, key);
        grow(table, group);
    }
    if (!group->taken) {
        group->taken = 1;
        group->key = key;
        table->groups_used++;
    }
    Row *row = table->pool + group->block + group->used / 4;
    int at = group->used++ % 4;
    row->plane0[at] = fresh->plane0;
    row->plane1[at] = fresh->plane1;
    row->mask[at] = fresh->mask;
    row->tens[at] = fresh->tens;
    row->reach[at] = fresh->reach;
    memcpy(row->bound[at], fresh->bound, sizeof fresh->bound);
}

/* ---- The search --------------------------------------------------------------------------- */

#define HINTS 16384
#define CALL_EVERY 0.005 /* seconds between two calls of the stop callback */
#define POLL_MASK 1023   /* nodes between two looks at the clock, less one */

/* Weights of the ratings below, as solver_weights.py lists them. */
enum {
    /* the lead: who might ruff it */
    LEFT_RUFFS, RIGHT_RUFFS, PARTNER_RUFFS,
    TRUMP_LEAD, TRUMP_AGAINST_NONE, HIGHEST_TRUMP,
    /* whose is the highest card of the suit, and the second */
    HIGHEST, HIGHEST_NO_TRUMP, PARTNER_HIGHEST, LEFT_HIGHEST, RIGHT_HIGHEST, OWN_HIGHEST,
    LEAD_RANK, PARTNER_SECOND, LEFT_SECOND, RIGHT_SECOND,
    OWN_LENGTH, PARTNER_LENGTH, LEFT_LENGTH, RIGHT_LENGTH, SINGLETON,
    /* whose is the ten of the suit, when it counts */
    TEN_LEAD_SAFE, TEN_LEAD, TEN_OWN, TEN_PARTNER, TEN_LEFT, TEN_RIGHT, TEN_OURS_HIGHEST,
    TEN_THEIRS_HIGHEST, KNOWN_REFUTATION, KNOWN_SUIT, LATEST_SUIT,
    /* to a trick */
    RANK, RUFF, LAST_OVER_PARTNER, LAST_OVER, THIRD_OVER_SURE_PARTNER, THIRD_OVER_PARTNER,
    THIRD_SURE, THIRD_PARTNER_UNSURE, THIRD_UNSURE, THIRD_SURE_RANK, SECOND_SURE, SECOND_UNSURE,
    SECOND_SURE_RANK, SECOND_UNSURE_RANK, PARTNER_CAN_WIN,
    DISCARD_LENGTH, DISCARD_TRUMP, DISCARD_PARTNER_LENGTH, DISCARD_HIGHEST, DISCARD_GUARD,
    KNOWN_DISCARD,
    TEN_SAFE, TEN_LOST, TEN_AT_STAKE, TEN_TO_COME,
    WEIGHTS
};

typedef struct Search Search;
typedef struct Trick Trick;

/* The hot functions, as compiled for one kind of processor. */
typedef struct {
    int (*lead)(Search *s, int leader, int trump, int need, Proof *proof);
    int (*choose)(Search *s, const Trick *trick, Cards legal, int need, Proof *proof);
    int (*look)(Search *s, const Trick *trick, Cards legal, int need, int looker, Proof *proof);
    int (*cash)(const Search *s, int leader, int trump, int kept, int wanted, Proof *proof);
    Found (*find)(const Table *table, const View *view, int need0, int need1);
} Engine;

struct Search {
    Engine engine;
    Cards hand[4];
    uint64_t shape; /* a nibble for each seat and suit: how many cards */
    int ten_worth, trick_worth;
    int tens_look_from, look_from; /* cards in a hand from which a look ahead pays */
    int8_t weights[2][3][WEIGHTS]; /* tens count: no, yes; trump: awake, none, unset */
    uint64_t nodes, last_node;
    double deadline, next_call;
    PyObject *stop;
    PyThreadState *thread;
    jmp_buf stopped;
    Table table;
    uint8_t leads[HINTS], suits[HINTS], latest[4 * 14]; /* see `Known` */
};

/* A trick on the table. */
struct Trick {
    Cards all, cards; /* in play at its start; on the table */
    int count, seat;  /* seat: to play next */
    int led, trump;   /* suits */
    int best, owner;  /* the winning card and its seat */
};

static double now(void)
{
#if defined(_WIN32)
    LARGE_INTEGER ticks, rate;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&rate);
    return (double)ticks.QuadPart / (double)rate.QuadPart;
#else
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
#endif
}

/* Ask the callback, with the interpreter's lock held for that long. */
static int asked_to_stop(Search *s)
{
    PyEval_RestoreThread(s->thread);
    int stop = PyErr_CheckSignals() < 0;
    if (!stop && s->stop != Py_None) {
        PyObject *answer = PyObject_CallNoArgs(s->stop);
        stop = answer == NULL || PyObject_IsTrue(answer) != 0;
        Py_XDECREF(answer);
    }
    s->thread = PyEval_SaveThread();
    return stop;
}

static void poll(Search *s)
{
    double time = now();
    if (s->nodes >= s->last_node || time >= s->deadline) longjmp(s->stopped, 1);
    if (time < s->next_call) return;
    if (asked_to_stop(s)) longjmp(s->stopped, 1);
    s->next_call = now() + CALL_EVERY;
}

INLINE uint64_t shape_bit(int seat, int suit) { return 1ull << (16 * seat + 4 * suit); }

INLINE int length(const Search *s, int seat, int suit)
{
    return (int)(s->shape >> (16 * seat + 4 * suit)) & 15;
}

INLINE Cards in_play(const Search *s)
{
    return s->hand[0] | s->hand[1] | s->hand[2] | s->hand[3];
}

INLINE int worth_left(const Search *s, Cards all)
{
    return s->ten_worth * count(all & TENS) + s->trick_worth * count(all) / 4;
}

/* One card for each run of touching cards of the hand, the highest; tens stand for themselves
 * where they count. `all` are the cards in play, those on the table included. */
INLINE Cards distinct(const Search *s, Cards cards, Cards all, int quick)
{
    Cards tens = s->ten_worth ? cards & TENS : 0;
    uint64_t mask = (all & ~tens) | SEPARATORS;
    uint64_t own = gather(cards, mask, quick);
    return scatter(own & ~(own >> 1), mask, quick) | tens;
}

/* The lowest card of the run of touching cards under a card of the hand. */
INLINE Cards run_end(Cards hand, Cards all, int card)
{
    Cards below = lane(suit_of(card)) & (bit(card) - 1);
    Cards others = all & ~hand & below;
    Cards run = hand & below & ~(others ? (2ull << highest(others)) - 1 : 0);
    return run ? run & (~run + 1) : bit(card);
}

INLINE int owner_of(const Search *s, Cards card)
{
    return (s->hand[1] & card || s->hand[3] & card) + 2 * (s->hand[2] & card || s->hand[3] & card);
}

INLINE void view_of(const Search *s, Cards all, int leader, int trump, View *view, int quick)
{
    const Cards *hand = s->hand;
    int worth = (s->ten_worth != 0) + 2 * (s->trick_worth != 0);
    uint64_t kind = (uint64_t)(leader + 4 * trump + 32 * worth);
    view->key = scramble(s->shape) + kind * 0xD1B54A32D192ED03ull;
    view->all = all;
    view->owner0 = hand[1] | hand[3];
    view->owner1 = hand[2] | hand[3];
    view->plane0 = gather(view->owner0, all, quick);
    view->plane1 = gather(view->owner1, all, quick);
}

INLINE void remember(Search *s, const View *view, int side, int bound, const Proof *proof,
                     int quick)
{
    Cards ranks = upward(proof->ranks) & view->all;
    Pattern pattern = {.plane0 = view->plane0, .plane1 = view->plane1};
    pattern.mask = gather(ranks, view->all, quick);
    for (Cards tens = proof->tens; tens; tens &= tens - 1) {
        int suit = suit_of(lowest(tens)), reach = count(ranks & lane(suit));
        unsigned code = ten_code(view, suit), place = code & PLACE;
        if (place > (unsigned)reach) code -= place - (unsigned)reach;
        pattern.tens |= code << (8 * suit);
        pattern.reach |= (uint16_t)(reach << (4 * suit));
    }
    pattern.bound[side] = (int8_t)bound;
    table_add(&s->table, &pattern, view->key);
}

INLINE void recall(Found found, Cards all, Proof *proof, int quick)
{
    proof->ranks = scatter(found.row->mask[found.at], all, quick);
    proof->tens = 0;
    for (int suit = 0; suit < 4; suit++)
        if (found.row->tens[found.at] >> (8 * suit) & HELD) proof->tens |= TENS & lane(suit);
}

INLINE void place(Trick *trick, int card)
{
    trick->cards |= bit(card);
    if (!trick->count++) {
        trick->led = suit_of(card);
        trick->best = card;
        trick->owner = trick->seat;
    } else {
        if (trick->trump == UNSET && suit_of(card) != trick->led) trick->trump = suit_of(card);
        int beats = suit_of(card) == suit_of(trick->best) ? card > trick->best
                                                          : suit_of(card) == trick->trump;
        if (beats) {
            trick->best = card;
            trick->owner = trick->seat;
        }
    }
    trick->seat = (trick->seat + 1) & 3;
}

/* What side 0 needs after a full trick. */
INLINE int need_after(const Search *s, const Trick *trick, int need)
{
    int gain = s->trick_worth + s->ten_worth * count(trick->cards & TENS);
    return trick->owner & 1 ? need : need - gain;
}

/* Add to the proof of what follows a full trick what it owes to the trick itself. */
INLINE void owe_to(const Search *s, const Trick *trick, int reached, Proof *proof)
{
    Cards same = trick->cards & lane(suit_of(trick->best));
    if (same & (same - 1)) proof->ranks |= bit(trick->best);
    if (reached != (trick->owner & 1) && s->ten_worth) proof->tens |= trick->cards & TENS;
}

/* The full trick goes to its owner; return whether side 0 reaches its need. */
INLINE int capture(Search *s, const Trick *trick, int need, Proof *proof)
{
    int rest = need_after(s, trick, need);
    int reached = s->engine.lead(s, trick->owner, trick->trump, rest, proof);
    owe_to(s, trick, reached, proof);
    return reached;
}

/* The cards that the seat to play may play to a trick that was led. */
INLINE Cards legal_to(const Search *s, const Trick *trick)
{
    Cards hand = s->hand[trick->seat], following = hand & lane(trick->led);
    return following ? following : hand;
}

INLINE int follow(Search *s, const Trick *trick, int need, Proof *proof)
{
    proof->ranks = proof->tens = 0;
    return s->engine.choose(s, trick, legal_to(s, trick), need, proof);
}

/* Play a card, and take it back. */
INLINE Trick put(Search *s, const Trick *trick, int card)
{
    Trick next = *trick;
    place(&next, card);
    s->hand[trick->seat] ^= bit(card);
    s->shape -= shape_bit(trick->seat, suit_of(card));
    return next;
}
INLINE void take_back(Search *s, const Trick *trick, int card)
{
    s->hand[trick->seat] ^= bit(card);
    s->shape += shape_bit(trick->seat, suit_of(card));
}

INLINE int play(Search *s, const Trick *trick, int card, int need, Proof *proof)
{
    if (!(++s->nodes & POLL_MASK)) poll(s);
    Trick next = put(s, trick, card);
    int reached = next.count == 4 ? capture(s, &next, need, proof) : follow(s, &next, need, proof);
    take_back(s, trick, card);
    return reached;
}

/* ---- The order of moves ------------------------------------------------------------------- */

/* The highest card of a set within a suit, or -1. */
INLINE int top_of(Cards cards, int suit)
{
    Cards in_suit = cards & lane(suit);
    return in_suit ? highest(in_suit) : -1;
}

INLINE int can_ruff(const Search *s, int seat, int suit, int trump)
{
    if (length(s, seat, suit)) return 0;
    if (trump == UNSET) return 1;
    return trump < NO_TRUMP && length(s, seat, trump);
}

INLINE const int8_t *weights_of(const Search *s, int trump)
{
    return s->weights[s->ten_worth != 0][trump < NO_TRUMP ? 0 : trump - NO_TRUMP + 1];
}

/* What all cards of a suit have in common for the lead. */
INLINE int rate_suit(const Search *s, int seat, int suit, Cards all, int trump)
{
    const int8_t *w = weights_of(s, trump);
    int left = (seat + 1) & 3, partner = seat ^ 2, right = (seat + 3) & 3;
    int score = 0;
    if (suit == trump) {
        score += w[TRUMP_LEAD];
        if (!length(s, left, trump) && !length(s, right, trump)) score -= w[TRUMP_AGAINST_NONE];
    } else if (can_ruff(s, left, suit, trump)) {
        score -= w[LEFT_RUFFS];
    } else if (can_ruff(s, right, suit, trump)) {
        score -= w[RIGHT_RUFFS];
    } else if (can_ruff(s, partner, suit, trump)) {
        score += w[PARTNER_RUFFS];
    }
    score += (length(s, seat, suit) * w[OWN_LENGTH] + length(s, partner, suit) * w[PARTNER_LENGTH]
              + length(s, left, suit) * w[LEFT_LENGTH]
              + length(s, right, suit) * w[RIGHT_LENGTH]) / 4;
    if (length(s, seat, suit) == 1 && trump != NO_TRUMP && suit != trump) score += w[SINGLETON];
    Cards ten = s->ten_worth ? TENS & all & lane(suit) : 0;
    if (ten) {
        Cards ours = s->hand[seat] | s->hand[partner];
        score += ten & s->hand[seat] ? w[TEN_OWN] : ten & s->hand[partner] ? w[TEN_PARTNER]
                 : ten & s->hand[left] ? w[TEN_LEFT] : w[TEN_RIGHT];
        score += ours & bit(top_of(all, suit)) ? w[TEN_OURS_HIGHEST] : w[TEN_THEIRS_HIGHEST];
    }
    return score;
}

INLINE int rate_lead(const Search *s, int seat, int card, Cards all, int trump)
{
    const int8_t *w = weights_of(s, trump);
    int suit = suit_of(card), left = (seat + 1) & 3, partner = seat ^ 2, right = (seat + 3) & 3;
    Cards in_suit = all & lane(suit), over = above(card) & all;
    int score = 0;
    if (!over) {
        score += w[HIGHEST] + (trump >= NO_TRUMP ? w[HIGHEST_NO_TRUMP] : 0);
        if (suit == trump) score += w[HIGHEST_TRUMP];
    } else {
        Cards top = bit(highest(in_suit)), second = bit(highest(in_suit & ~top));
        score += s->hand[partner] & top ? w[PARTNER_HIGHEST] : s->hand[left] & top ? w[LEFT_HIGHEST]
                 : s->hand[right] & top ? w[RIGHT_HIGHEST] : w[OWN_HIGHEST];
        score += s->hand[partner] & second ? w[PARTNER_SECOND]
                 : s->hand[left] & second  ? w[LEFT_SECOND]
                 : s->hand[right] & second ? w[RIGHT_SECOND] : 0;
        score -= (card & 15) * w[LEAD_RANK] / 8;
    }
    if (s->ten_worth && bit(card) & TENS)
        score += over & ~s->hand[partner] ? w[TEN_LEAD] : w[TEN_LEAD_SAFE];
    return score;
}

/* What the opponents after this seat can still play: their cards of the suit led, and the hands
 * that need not follow to it. */
typedef struct {
    Cards led;
    Cards free;
} Threat;

INLINE Threat threat_of(const Search *s, const Trick *trick)
{
    Threat threat = {0, 0};
    for (int step = 1; trick->count + step < 4; step += 2) {
        Cards hand = s->hand[(trick->seat + step) & 3], following = hand & lane(trick->led);
        threat.led |= following;
        if (!following) threat.free |= hand;
    }
    return threat;
}

/* Whether they can still beat a winning card. */
INLINE int beaten_later(const Trick *trick, Threat threat, int best, int trump)
{
    if (trump == UNSET && threat.free) return 1;
    if (suit_of(best) == trick->led) {
        if (threat.led & above(best)) return 1;
        return trump < NO_TRUMP && trump != trick->led && (threat.free & lane(trump)) != 0;
    }
    return (threat.free & above(best)) != 0;
}

INLINE int rate_winner(const Search *s, const Trick *trick, int card, int sure, int ours,
                       int partner_sure)
{
    const int8_t *w = weights_of(s, trick->trump);
    int rank = card & 15;
    int score = suit_of(card) != trick->led ? w[RUFF] : 0;
    if (trick->count == 3) return score + (ours ? w[LAST_OVER_PARTNER] : w[LAST_OVER]);
    if (trick->count == 2) {
        if (!sure) return score + (ours ? w[THIRD_PARTNER_UNSURE] : w[THIRD_UNSURE]);
        score += rank * w[THIRD_SURE_RANK] / 4;
        if (!ours) return score + w[THIRD_SURE];
        return score + (partner_sure ? w[THIRD_OVER_SURE_PARTNER] : w[THIRD_OVER_PARTNER]);
    }
    score += sure ? w[SECOND_SURE] + rank * w[SECOND_SURE_RANK] / 4
                  : w[SECOND_UNSURE] + rank * w[SECOND_UNSURE_RANK] / 4;
    Cards over = s->hand[trick->seat ^ 2] & lane(trick->led) & above(trick->best);
    return over ? score + w[PARTNER_CAN_WIN] : score;
}

INLINE int rate_discard(const Search *s, const Trick *trick, int card)
{
    const int8_t *w = weights_of(s, trick->trump);
    int suit = suit_of(card), higher = count(above(card) & trick->all);
    int own = length(s, trick->seat, suit), partners = length(s, trick->seat ^ 2, suit);
    int score = (own * w[DISCARD_LENGTH] + partners * w[DISCARD_PARTNER_LENGTH]) / 4;
    if (suit == trick->trump) score -= w[DISCARD_TRUMP];
    if (!higher) score -= w[DISCARD_HIGHEST];
    if (own == 2 && higher <= 1) score -= w[DISCARD_GUARD];
    return score;
}

INLINE int rate_follow(const Search *s, const Trick *trick, int card, Threat threat,
                       int partner_sure)
{
    const int8_t *w = weights_of(s, trick->trump);
    int suit = suit_of(card);
    int trump = trick->trump == UNSET && suit != trick->led ? suit : trick->trump;
    int wins = suit == suit_of(trick->best) ? card > trick->best : suit == trump;
    int ours = !((trick->owner ^ trick->seat) & 1);
    int sure = wins ? !beaten_later(trick, threat, card, trump) : partner_sure;
    int score = -(card & 15) * w[RANK] / 4;
    if (wins) score += rate_winner(s, trick, card, sure, ours, partner_sure);
    else if (suit != trick->led) score += rate_discard(s, trick, card);
    if (!s->ten_worth) return score;
    if (bit(card) & TENS) score += sure ? w[TEN_SAFE] : -w[TEN_LOST];
    if (wins && sure && !partner_sure) {
        if (trick->cards & TENS) score += w[TEN_AT_STAKE];
        else if (TENS & lane(trick->led) & trick->all & ~trick->cards) score += w[TEN_TO_COME];
    }
    return score;
}

typedef struct {
    int16_t score[64];
} Ratings;

INLINE void rate_leads(const Search *s, const Trick *trick, Cards cards, Ratings *ratings)
{
    int last_suit = -1, base = 0;
    for (; cards; cards &= cards - 1) {
        int card = lowest(cards), suit = suit_of(card);
        if (suit != last_suit)
            base = rate_suit(s, trick->seat, last_suit = suit, trick->all, trick->trump);
        int score = base + rate_lead(s, trick->seat, card, trick->all, trick->trump);
        ratings->score[card] = (int16_t)score;
    }
}

INLINE void rate_follows(const Search *s, const Trick *trick, Cards cards, Ratings *ratings)
{
    int ours = !((trick->owner ^ trick->seat) & 1);
    Threat threat = threat_of(s, trick);
    int sure = ours && !beaten_later(trick, threat, trick->best, trick->trump);
    for (; cards; cards &= cards - 1) {
        int card = lowest(cards);
        ratings->score[card] = (int16_t)rate_follow(s, trick, card, threat, sure);
    }
}

/* What refuted last: the card that was led from the same hand; the suit that was led, or was
 * thrown on the suit led, from any hand of the same lengths; the suit that the seat led from as
 * many cards. While nothing is known it is the first suit, since any constant choice leads to
 * alike positions, and those end in the table. */
typedef struct {
    uint8_t *lead, *suit, *latest;
} Known;

INLINE uint8_t *hint_at(uint8_t *hints, uint64_t key, int trump)
{
    key += (uint64_t)trump * 0x8CB92BA72F3D8DD7ull;
    return &hints[(key * 0x9E3779B97F4A7C15ull >> 48) % HINTS];
}

INLINE Known known_to(Search *s, const Trick *trick, Cards legal)
{
    Known known = {NULL, NULL, NULL};
    uint64_t lengths = (s->shape >> (16 * trick->seat) & 0xFFFF) + ((uint64_t)trick->seat << 16);
    if (trick->count) {
        if (legal & lane(trick->led) || !weights_of(s, trick->trump)[KNOWN_DISCARD]) return known;
        lengths += (uint64_t)(trick->led + 1) << 18;
    } else {
        known.lead = hint_at(s->leads, s->hand[trick->seat], trick->trump);
        known.latest = &s->latest[4 * count(s->hand[trick->seat]) + trick->seat];
    }
    known.suit = hint_at(s->suits, lengths, trick->trump);
    return known;
}

INLINE void prefer(Ratings *ratings, Cards cards, int suit, int weight)
{
    for (cards &= lane(suit); cards; cards &= cards - 1)
        ratings->score[lowest(cards)] += (int16_t)weight;
}

INLINE void rate_known(const Search *s, const Known *known, Cards cards, int trump,
                       Ratings *ratings)
{
    const int8_t *w = weights_of(s, trump);
    if (!known->suit) return;
    prefer(ratings, cards, *known->suit, w[known->lead ? KNOWN_SUIT : KNOWN_DISCARD]);
    if (!known->lead) return;
    prefer(ratings, cards, *known->latest, w[LATEST_SUIT]);
    if (cards & bit(*known->lead)) ratings->score[*known->lead] += w[KNOWN_REFUTATION];
}

INLINE void learn(const Known *known, int card)
{
    if (!known->suit) return;
    *known->suit = (uint8_t)suit_of(card);
    if (!known->lead) return;
    *known->latest = (uint8_t)suit_of(card);
    *known->lead = (uint8_t)card;
}

INLINE int pick(const Ratings *ratings, Cards cards)
{
    int best = lowest(cards);
    for (cards &= cards - 1; cards; cards &= cards - 1)
        if (ratings->score[lowest(cards)] > ratings->score[best]) best = lowest(cards);
    return best;
}

/* ---- Sure gains ---------------------------------------------------------------------------
 *
 * Bounds from the start of a trick, each with its proof: short of the truth, never beyond it.
 */

/* One suit as the leading side sees it. */
typedef struct {
    Cards all;
    int mine, his, left, right, longest; /* cards of leader, partner, opponents, the longer */
    int safe;                            /* rounds in which no opponent can ruff */
    int winners, partner_winners;        /* rounds that the leader, then his partner, win */
} Suit;

/* The leader cashes his top cards suit by suit, then his partner's across the table. No opponent
 * can ruff a round in which he follows suit or has no trump left; while the trump is unset every
 * seat has to follow. Neither partner may be made to ruff or to throw a card that is counted:
 * `spare` cards that are no trumps pay for that. */
typedef struct {
    const Search *s;
    int leader, trump, wanted;
    Cards mine, his;
    int gain, rounds, trump_tricks, drawn; /* drawn: no opponent has a trump left */
    int spare, my_spare;           /* the partner's, the leader's */
    Suit suits[4];                 /* the trump first */
    Proof *proof;
} Cashing;

/* The n-th highest of the cards, from 1. */
INLINE int nth_highest(Cards cards, int n)
{
    while (--n > 0) cards &= ~bit(highest(cards));
    return highest(cards);
}

INLINE Cards without_highest(Cards cards, int n)
{
    while (n-- > 0) cards &= ~bit(highest(cards));
    return cards;
}

/* How many of the cards of one suit are above all others of it. */
INLINE int tops(Cards cards, Cards others)
{
    return count(others ? cards & above(highest(others)) : cards);
}

INLINE void look_at_suit(const Cashing *c, int suit, Suit *v)
{
    const Search *s = c->s;
    int left = (c->leader + 1) & 3, right = (c->leader + 3) & 3;
    v->all = in_play(s) & lane(suit);
    v->mine = length(s, c->leader, suit);
    v->his = length(s, c->leader ^ 2, suit);
    v->left = length(s, left, suit);
    v->right = length(s, right, suit);
    v->longest = larger(v->left, v->right);
    v->winners = v->partner_winners = 0;
    v->safe = 13;
    if (c->trump == UNSET) {
        v->safe = smaller(v->left, v->right);
    } else if (suit != c->trump && !c->drawn) {
        if (length(s, left, c->trump)) v->safe = v->left;
        if (length(s, right, c->trump)) v->safe = smaller(v->safe, v->right);
    }
}

/* Whether the ten of a suit falls to the leading side in the rounds that are counted. */
INLINE int ten_falls(const Cashing *c, const Suit *v, Cards ten)
{
    Cards mine = c->mine & v->all, his = c->his & v->all;
    if (ten & mine)
        return v->partner_winners || v->winners == v->mine
               || (v->winners && ten >= bit(nth_highest(mine, v->winners)));
    if (ten & his) return v->winners || ten >= bit(nth_highest(his, v->partner_winners));
    int holding = ten & c->s->hand[(c->leader + 1) & 3] ? v->left : v->right;
    return v->winners + v->partner_winners >= holding;
}

/* Add the rounds of a suit; return whether that is enough. */
INLINE int take(Cashing *c, const Suit *v, int rounds)
{
    Cards ten = c->s->ten_worth ? TENS & v->all & ~c->proof->tens : 0;
    c->gain += rounds * c->s->trick_worth;
    c->rounds += rounds;
    if (ten && ten_falls(c, v, ten)) {
        c->proof->tens |= ten;
        c->gain += c->s->ten_worth;
    }
    return c->gain >= c->wanted;
}

/* Throw tens of a hand on tricks in which it has to discard; return whether that is enough. */
INLINE int throw_tens(Cashing *c, Cards hand, int discards)
{
    Cards tens = c->s->ten_worth ? hand & TENS & ~c->proof->tens : 0;
    for (; tens && discards > 0; discards--, tens &= tens - 1) {
        c->proof->tens |= tens & (~tens + 1);
        c->gain += c->s->ten_worth;
    }
    return c->gain >= c->wanted;
}

/* Whether every trick is won by now, and with the last of them all the tens. */
INLINE int every_trick(Cashing *c)
{
    Cards all = in_play(c->s), tens = c->s->ten_worth ? all & TENS & ~c->proof->tens : 0;
    if (!tens || c->rounds < count(c->mine)) return 0;
    c->proof->tens |= tens;
    c->gain += c->s->ten_worth * count(tens);
    return c->gain >= c->wanted;
}

/* The proof needs no more rounds than are wanted, and ranks only while there is opposition. */
INLINE void rely_on(Cashing *c, Cards cards, int rounds, int opposed)
{
    int worth = c->s->trick_worth;
    int contested = smaller(rounds, opposed);
    if (worth) contested = smaller(contested, (c->wanted - c->gain + worth - 1) / worth);
    if (contested > 0) c->proof->ranks |= bit(nth_highest(cards, contested));
}

INLINE void count_leader(Cashing *c, Suit *v, int is_trump)
{
    Cards own = c->mine & v->all;
    int winners = tops(own, v->all & ~own), opposed = larger(v->longest, v->his);
    if (winners >= opposed) winners = v->mine;
    winners = smaller(winners, v->safe);
    if (c->trump == UNSET) winners = smaller(winners, v->his);
    int paid = is_trump ? larger(0, winners - v->his) : winners;
    winners -= larger(0, paid - c->spare);
    c->spare -= smaller(paid, c->spare);
    if (is_trump) {
        c->drawn = winners >= v->longest;
        c->trump_tricks = winners;
    } else {
        c->my_spare -= winners;
    }
    v->winners = winners;
    rely_on(c, own, winners, opposed);
}

INLINE int leader_cashes(Cashing *c)
{
    int discards = 0;
    for (int order = 0; order < 4; order++) {
        int suit = c->trump < NO_TRUMP ? (order + c->trump) & 3 : order;
        Suit *v = &c->suits[order];
        look_at_suit(c, suit, v);
        count_leader(c, v, suit == c->trump);
        discards += larger(0, v->winners - v->his);
        if (v->winners && take(c, v, v->winners)) return 1;
    }
    return throw_tens(c, c->his, discards) || every_trick(c);
}

/* Whether what the trumps of both win in the end, if that is more than was cashed, is enough. */
INLINE int trumps_are_sure(Cashing *c)
{
    if (c->trump >= NO_TRUMP) return 0;
    const Suit *v = &c->suits[0];
    Cards own = (c->mine | c->his) & v->all;
    int high = tops(own, v->all & ~own), sure = larger(v->mine, v->his);
    if (!c->drawn) sure = smaller(sure, high);
    int more = (sure - c->trump_tricks) * c->s->trick_worth;
    if (more <= 0 || c->gain + more < c->wanted) return 0;
    if (v->longest) c->proof->ranks |= bit(nth_highest(own, smaller(sure, high)));
    return 1;
}

INLINE int count_partner(const Cashing *c, const Suit *v)
{
    Cards partners = c->his & v->all, rest = without_highest(c->mine & v->all, v->winners);
    int winners = tops(partners, (v->all & ~c->mine & ~c->his) | rest);
    if (winners >= larger(v->longest, v->mine) - v->winners) winners = v->his;
    winners = smaller(winners, smaller(v->his, v->safe) - v->winners);
    if (c->trump == UNSET) winners = smaller(winners, v->mine - v->winners);
    return larger(0, winners);
}

/* How many of the partner's winners the spare cards of both pay for. */
INLINE int pay(Cashing *c, int winners, int rest, int is_trump)
{
    if (is_trump) {
        int paid = larger(0, winners - rest);
        winners -= larger(0, paid - c->my_spare);
        c->my_spare -= smaller(paid, c->my_spare);
        return winners;
    }
    winners = smaller(winners, smaller(c->spare, c->my_spare));
    c->spare -= winners;
    c->my_spare -= winners;
    return winners;
}

/* The suit that brings the lead across comes first: what it takes to get there is paid for and
 * relied on whatever else is counted. */
INLINE int partner_cashes(Cashing *c)
{
    int most[4], entry = -1, discards = 0;
    for (int order = 3; order >= 0; order--) {
        const Suit *v = &c->suits[order];
        most[order] = count_partner(c, v);
        if (most[order] && v->mine > v->winners) entry = order;
    }
    if (entry < 0) return 0;
    for (int step = 0; step < 4; step++) {
        int order = !step ? entry : step <= entry ? step - 1 : step;
        Suit *v = &c->suits[order];
        int is_trump = c->trump < NO_TRUMP && !order;
        int rest = v->mine - v->winners, winners = pay(c, most[order], rest, is_trump);
        if (winners <= 0 && !step) return 0;
        if (winners <= 0) continue;
        v->partner_winners = winners;
        rely_on(c, c->his & v->all, winners, larger(v->longest - v->winners, rest));
        discards += larger(0, winners - rest);
        if (is_trump) c->trump_tricks += winners;
        if (take(c, v, winners)) return 1;
    }
    return trumps_are_sure(c) || throw_tens(c, c->mine, discards) || every_trick(c);
}

INLINE unsigned lengths_of(const Search *s, int seat)
{
    return (unsigned)(s->shape >> (16 * seat)) & 0xFFFF;
}

/* How many rounds of each suit the leading side might cash at best: as many as it has cards above
 * those of the others, or all once these have none left, as far as nobody ruffs. */
INLINE int most_rounds(const Search *s, int leader, int trump, int most[4])
{
    int left = (leader + 1) & 3, partner = leader ^ 2, right = (leader + 3) & 3, sum = 0;
    unsigned mine = lengths_of(s, leader), his = lengths_of(s, partner);
    unsigned lefts = lengths_of(s, left), rights = lengths_of(s, right);
    Cards own = s->hand[leader] | s->hand[partner], others = s->hand[left] | s->hand[right];
    int left_ruffs = trump == UNSET, right_ruffs = trump == UNSET;
    if (trump < NO_TRUMP) {
        int of_left = length(s, left, trump), of_right = length(s, right, trump);
        int high = tops(own & lane(trump), others & lane(trump));
        int drawn = high >= larger(of_left, of_right);
        left_ruffs = of_left && !drawn;
        right_ruffs = of_right && !drawn;
    }
    for (int suit = 0; suit < 4; suit++) {
        int of_left = lefts >> (4 * suit) & 15, of_right = rights >> (4 * suit) & 15;
        int rounds = larger(mine >> (4 * suit) & 15, his >> (4 * suit) & 15);
        int high = tops(own & lane(suit), others & lane(suit));
        if (high < larger(of_left, of_right)) rounds = smaller(rounds, high);
        if (suit != trump && left_ruffs) rounds = smaller(rounds, of_left);
        if (suit != trump && right_ruffs) rounds = smaller(rounds, of_right);
        most[suit] = rounds;
        sum += rounds;
    }
    return sum;
}

/* A quick look before `cash_in`: what the leading side might gather at best by cashing. */
INLINE int most_cashed(const Search *s, int leader, int trump)
{
    int most[4], rounds = most_rounds(s, leader, trump, most);
    int gain = rounds * s->trick_worth, throws = 0, his_throws = 0;
    if (!s->ten_worth) return gain;
    Cards tens = TENS & in_play(s);
    if (rounds >= count(s->hand[leader])) return gain + count(tens) * s->ten_worth;
    for (int suit = 0; suit < 4; suit++) {
        throws |= most[suit] > length(s, leader, suit);
        his_throws |= most[suit] > length(s, leader ^ 2, suit);
    }
    for (; tens; tens &= tens - 1) {
        Cards ten = tens & (~tens + 1);
        int suit = suit_of(lowest(ten)), falls;
        if (s->hand[leader] & ten) falls = throws || most[suit];
        else if (s->hand[leader ^ 2] & ten) falls = his_throws || most[suit];
        else falls = most[suit] >= length(s, owner_of(s, ten), suit);
        gain += falls ? s->ten_worth : 0;
    }
    return gain;
}

/* Whether the leading side cashes what it wants; of the partner's spare cards so many are kept
 * for a trick that brings the lead here. */
INLINE int cash_in(const Search *s, int leader, int trump, int kept, int wanted, Proof *proof)
{
    Cashing c; /* field by field: to clear the suits first would take a sixth of the time */
    Cards trumps = trump < NO_TRUMP ? lane(trump) : 0;
    if (most_cashed(s, leader, trump) < wanted) return 0;
    c.s = s;
    c.leader = leader;
    c.trump = trump;
    c.wanted = wanted;
    c.proof = proof;
    c.gain = c.rounds = c.trump_tricks = 0;
    c.mine = s->hand[leader];
    c.his = s->hand[leader ^ 2];
    c.spare = count(c.his & ~trumps) - kept;
    c.my_spare = count(c.mine & ~trumps);
    c.drawn = trump >= NO_TRUMP;
    proof->ranks = proof->tens = 0;
    if (c.spare < 0) return 0;
    return leader_cashes(&c) || trumps_are_sure(&c) || partner_cashes(&c);
}

/* Whether the side that does not lead gathers enough by its highest trumps, whatever is played. */
INLINE int hold(const Search *s, Cards all, int leader, int trump, int wanted, Proof *proof)
{
    if (trump >= NO_TRUMP) return 0;
    int left = (leader + 1) & 3, right = (leader + 3) & 3;
    Cards trumps = all & lane(trump), own = (s->hand[left] | s->hand[right]) & trumps;
    int high = tops(own, trumps & ~own);
    if (!high) return 0;
    int tricks = smaller(high, larger(length(s, left, trump), length(s, right, trump)));
    int gain = tricks * s->trick_worth;
    Cards ten = s->ten_worth ? TENS & own : 0;
    proof->ranks = gain ? bit(nth_highest(own, high)) : 0;
    proof->tens = 0;
    if (ten && !(trumps & ~s->hand[s->hand[left] & ten ? left : right] & ~(ten - 1))) {
        gain += s->ten_worth;
        proof->ranks |= ten;
        proof->tens = ten;
    }
    return gain >= wanted;
}

/* How many tricks of a suit the leading side can win at most before the other side can take one:
 * none if that has the highest card; the cards above the other side's best if they lie in one
 * hand and that best, guarded, behind it; otherwise as many as the suit has. */
INLINE int run_of(const Search *s, Cards all, int leader, int suit, Proof *proof, int *guards)
{
    Cards in_suit = all & lane(suit);
    Cards mine = s->hand[leader] & in_suit, his = s->hand[leader ^ 2] & in_suit;
    Cards others = in_suit & ~mine & ~his;
    int most = larger(count(mine), count(his));
    if (!most) return 0;
    if (!others) return most;
    int best = highest(others), owner = s->hand[(leader + 1) & 3] & bit(best) ? 1 : 3;
    Cards over = above(best) & in_suit;
    if (!over) {
        proof->ranks |= bit(best);
        return 0;
    }
    int above_count = count(over), holder = over & mine ? leader : leader ^ 2;
    int behind = (holder + 1) & 3;
    if ((over & mine && over & his) || behind != ((leader + owner) & 3)) return most;
    if (length(s, behind, suit) <= above_count) return most;
    proof->ranks |= bit(best);
    ++*guards;
    return smaller(above_count, most);
}

/* What an opponent of the leader cashes, asked for once a node and only when it is wanted. */
typedef struct {
    int known, enough;
    Proof proof;
} Cashed;

INLINE int cashes(const Search *s, int seat, int trump, int wanted, Cashed *cashed)
{
    if (!cashed->known) {
        cashed->known = 1;
        cashed->enough = s->engine.cash(s, seat, trump, 1, wanted, &cashed->proof);
    }
    return cashed->enough;
}

INLINE void join(Proof *sum, const Proof *more)
{
    sum->ranks |= more->ranks;
    sum->tens |= more->tens;
}

/* Whether the leading side, which has no trump, must let the other side in within `most` tricks,
 * early enough that nothing it cashes then has been thrown away on the way. */
INLINE int runs_dry(const Search *s, Cards all, int leader, int trump, int most, Proof *proof)
{
    int run = 0, guards = 0;
    for (int suit = 0; suit < 4; suit++) {
        int ruffed = 13, more = 0;
        for (int step = 1; step < 4 && trump < NO_TRUMP; step += 2) {
            int seat = (leader + step) & 3;
            if (length(s, seat, trump)) ruffed = smaller(ruffed, length(s, seat, suit));
        }
        Proof relied = {0, 0};
        int tricks = run_of(s, all, leader, suit, &relied, &more);
        run += smaller(tricks, ruffed);
        if (tricks > ruffed) continue;
        guards += more;
        join(proof, &relied);
    }
    return !run || run + guards <= most;
}

/* The leader's cards of a suit whose highest card is an opponent's, who wins with it and cashes
 * all that his side wants; none if that is not so. */
INLINE Cards stopped(const Search *s, Cards all, int leader, int trump, int suit, int wanted,
                     Cashed *cashed, Proof *proof)
{
    int partner = leader ^ 2;
    if (!length(s, leader, suit)) return 0;
    Cards top = bit(highest(all & lane(suit)));
    if ((s->hand[leader] | s->hand[partner]) & top) return 0;
    if (suit != trump && can_ruff(s, partner, suit, trump)) return 0;
    int step = s->hand[(leader + 1) & 3] & top ? 1 : 3, opponent = (leader + step) & 3;
    if (trump == UNSET && !length(s, opponent ^ 2, suit)) return 0;
    if (!cashes(s, opponent, trump, wanted, &cashed[step / 2])) return 0;
    join(proof, &cashed[step / 2].proof);
    proof->ranks |= top;
    return s->hand[leader] & lane(suit);
}

/* The cards that the leader need not try: those of stopped suits, or all if his side runs dry. */
INLINE Cards lost_leads(const Search *s, Cards all, int leader, int trump, int wanted,
                        Proof *proof)
{
    Cards lost = 0, hand = s->hand[leader];
    Cashed cashed[2];
    cashed[0].known = cashed[1].known = 0;
    proof->ranks = proof->tens = 0;
    for (int suit = 0; suit < 4; suit++)
        lost |= stopped(s, all, leader, trump, suit, wanted, cashed, proof);
    if (lost == hand || trump == UNSET) return lost;
    if (trump < NO_TRUMP && (hand | s->hand[leader ^ 2]) & lane(trump)) return lost;
    int most = s->trick_worth ? count(hand) - wanted / s->trick_worth : 0;
    Proof dry = {0, 0};
    if (most < 0 || !runs_dry(s, all, leader, trump, most, &dry)) return lost;
    for (int step = 1; step < 4; step += 2) {
        if (!cashes(s, (leader + step) & 3, trump, wanted, &cashed[step / 2])) return lost;
        join(&dry, &cashed[step / 2].proof);
    }
    *proof = dry;
    return hand;
}

/* The cards of the hand that the proof cannot tell from a card that it refutes. */
INLINE Cards alike(Cards hand, int card, const Proof *proof)
{
    Cards told = upward(proof->ranks);
    if (told & bit(card)) return 0;
    Cards same = hand & lane(suit_of(card)) & ~told, ten = same & TENS & proof->tens;
    return ten == bit(card) ? 0 : same & ~ten;
}

/* Add the proof that a card fails to those of others; return the cards that fail with it. */
INLINE Cards failed(Cards hand, Cards all, int card, const Proof *proof, Proof *sum)
{
    join(sum, proof);
    if (proof->ranks & bit(card)) sum->ranks |= run_end(hand, all, card);
    return bit(card) | alike(hand, card, proof);
}

/* ---- What is known at the start of a trick ------------------------------------------------ */

enum { OPEN = -1 }; /* neither 0 nor 1: it takes a search to tell what side 0 reaches */

/* What the seat to lead is asked: what both sides need, the leading and the other, of what is in
 * play. */
typedef struct {
    int leader, trump, need0, need1, wanted, other;
    View view;
} Start;

INLINE int start_of(const Search *s, int leader, int trump, int need, Start *start, int quick)
{
    Cards all = in_play(s);
    int left = worth_left(s, all), need1 = left - need + 1;
    if (need <= 0) return 1;
    if (need > left) return 0;
    start->leader = leader;
    start->trump = trump;
    start->need0 = need;
    start->need1 = need1;
    start->wanted = leader & 1 ? need1 : need;
    start->other = leader & 1 ? need : need1;
    view_of(s, all, leader, trump, &start->view, quick);
    return OPEN;
}

INLINE int remembered(const Search *s, const Start *start, Proof *proof, int quick)
{
    Found known = s->engine.find(&s->table, &start->view, start->need0, start->need1);
    if (!known.row) return OPEN;
    recall(known, start->view.all, proof, quick);
    return known.row->bound[known.at][0] >= start->need0;
}

/* The two cheap bounds. */
INLINE int sure(const Search *s, const Start *start, Proof *proof)
{
    int side = start->leader & 1;
    if (hold(s, start->view.all, start->leader, start->trump, start->other, proof)) return side;
    return s->engine.cash(s, start->leader, start->trump, 0, start->wanted, proof) ? !side : OPEN;
}

/* ---- The look ahead -----------------------------------------------------------------------
 *
 * Before anything is searched, a look through the rest of the trick tells whether a card is known
 * to serve because the table or a bound answers all that may follow. The card that is rated best
 * would be searched at length though another is proven already.
 */

INLINE int look_at_start(const Search *s, int leader, int trump, int need, Proof *proof, int quick)
{
    Start start;
    proof->ranks = proof->tens = 0;
    int reached = start_of(s, leader, trump, need, &start, quick);
    if (reached == OPEN) reached = remembered(s, &start, proof, quick);
    if (reached == OPEN && count(s->hand[leader]) > s->look_from) reached = sure(s, &start, proof);
    return reached;
}

INLINE int look_after(Search *s, const Trick *trick, int card, int need, int looker, Proof *proof,
                      int quick)
{
    int reached;
    Trick next = put(s, trick, card);
    if (next.count < 4) {
        reached = s->engine.look(s, &next, legal_to(s, &next), need, looker, proof);
    } else {
        int rest = need_after(s, &next, need);
        reached = look_at_start(s, next.owner, next.trump, rest, proof, quick);
        if (reached != OPEN) owe_to(s, &next, reached, proof);
    }
    take_back(s, trick, card);
    return reached;
}

/* Look at the cards of the seat to play, as far as it takes to tell whether the side that looks
 * is known to be served; its opponents' highest ones, which most often are not known, first. */
INLINE int look_in(Search *s, const Trick *trick, Cards legal, int need, int looker, Proof *proof,
                   int quick)
{
    int side = trick->seat & 1, open = 0;
    Cards hand = s->hand[trick->seat], all = trick->all;
    Cards cards = distinct(s, legal, all, quick);
    Proof sum = {0, 0};
    while (cards) {
        int card = side == looker ? lowest(cards) : highest(cards);
        int reached = look_after(s, trick, card, need, looker, proof, quick);
        if (reached == !side || (reached == OPEN && side != looker)) return reached;
        open |= reached == OPEN;
        cards &= ~(reached == OPEN ? bit(card) : failed(hand, all, card, proof, &sum));
    }
    *proof = sum;
    return open ? OPEN : side;
}

/* Whether one of the cards is known to serve; those that are known to fail are taken out. */
INLINE int look_over(Search *s, const Trick *trick, int need, Cards *cards, Proof *sum,
                     Proof *proof, int quick)
{
    int side = trick->seat & 1;
    Cards hand = s->hand[trick->seat], left = *cards;
    while (left) {
        int card = lowest(left), reached = look_after(s, trick, card, need, side, proof, quick);
        if (reached == !side) return 1;
        Cards done = reached == OPEN ? 0 : failed(hand, trick->all, card, proof, sum);
        *cards &= ~done;
        left &= ~done & ~bit(card);
    }
    return 0;
}

/* ---- The search itself -------------------------------------------------------------------- */

/* The seats that look ahead: what the third sees, the lead has seen. */
INLINE int looks(const Search *s, const Trick *trick, Cards cards)
{
    return cards & (cards - 1) && trick->count != 2
           && count(s->hand[trick->seat]) >= s->look_from;
}

/* Try the cards of the seat to play until one serves its side. A card that failed takes with it
 * all that are like it. The proof given is that of cards which are known to fail. */
INLINE int choose_in(Search *s, const Trick *trick, Cards legal, int need, Proof *proof, int quick)
{
    int side = trick->seat & 1;
    Cards hand = s->hand[trick->seat], all = trick->all, cards = distinct(s, legal, all, quick);
    Known known = {NULL, NULL, NULL};
    Ratings ratings;
    Proof sum = *proof;
    if (looks(s, trick, cards) && look_over(s, trick, need, &cards, &sum, proof, quick))
        return !side;
    if (cards & (cards - 1)) {
        known = known_to(s, trick, legal);
        if (trick->count) rate_follows(s, trick, cards, &ratings);
        else rate_leads(s, trick, cards, &ratings);
        rate_known(s, &known, cards, trick->trump, &ratings);
    }
    while (cards) {
        int card = pick(&ratings, cards), reached = play(s, trick, card, need, proof);
        if (reached != side) {
            learn(&known, card);
            return reached;
        }
        cards &= ~failed(hand, all, card, proof, &sum);
    }
    *proof = sum;
    return side;
}

INLINE int lead_in(Search *s, int leader, int trump, int need, Proof *proof, int quick)
{
    Start start;
    proof->ranks = proof->tens = 0;
    int side = leader & 1, reached = start_of(s, leader, trump, need, &start, quick);
    if (reached == OPEN) reached = remembered(s, &start, proof, quick);
    if (reached == OPEN) reached = sure(s, &start, proof);
    if (reached != OPEN) return reached;
    Cards lost = lost_leads(s, start.view.all, leader, trump, start.other, proof);
    if (lost == s->hand[leader]) return side;
    Trick trick;
    trick.all = start.view.all;
    trick.cards = 0;
    trick.count = 0;
    trick.seat = leader;
    trick.trump = trump;
    reached = s->engine.choose(s, &trick, s->hand[leader] & ~lost, need, proof);
    remember(s, &start.view, !reached, reached ? need : start.need1, proof, quick);
    return reached;
}

/* ---- The two builds ----------------------------------------------------------------------- */

static int lead_plain(Search *s, int leader, int trump, int need, Proof *proof)
{
    return lead_in(s, leader, trump, need, proof, 0);
}
static int choose_plain(Search *s, const Trick *trick, Cards legal, int need, Proof *proof)
{
    return choose_in(s, trick, legal, need, proof, 0);
}
static int look_plain(Search *s, const Trick *trick, Cards legal, int need, int looker,
                      Proof *proof)
{
    return look_in(s, trick, legal, need, looker, proof, 0);
}
static int cash_plain(const Search *s, int leader, int trump, int kept, int wanted,
                      Proof *proof)
{
    return cash_in(s, leader, trump, kept, wanted, proof);
}
static Found find_plain(const Table *table, const View *view, int need0, int need1)
{
    return find_in(table, view, need0, need1, 0);
}

#ifdef QUICK_TARGET
QUICK_TARGET static int lead_quick(Search *s, int leader, int trump, int need, Proof *proof)
{
    return lead_in(s, leader, trump, need, proof, 1);
}
QUICK_TARGET static int choose_quick(Search *s, const Trick *trick, Cards legal, int need,
                                     Proof *proof)
{
    return choose_in(s, trick, legal, need, proof, 1);
}
QUICK_TARGET static int look_quick(Search *s, const Trick *trick, Cards legal, int need, int looker,
                      Proof *proof)
{
    return look_in(s, trick, legal, need, looker, proof, 1);
}
QUICK_TARGET static int cash_quick(const Search *s, int leader, int trump, int kept,
                                   int wanted, Proof *proof)
{
    return cash_in(s, leader, trump, kept, wanted, proof);
}
QUICK_TARGET static Found find_quick(const Table *table, const View *view, int need0, int need1)
{
    return find_in(table, view, need0, need1, 1);
}
#endif

static Engine best_engine(void)
{
    Engine engine = {lead_plain, choose_plain, look_plain, cash_plain, find_plain};
#ifdef QUICK_TARGET
    if (!getenv("HUKUM_PLAIN_BITS") && processor_is_quick())
        engine = (Engine){lead_quick, choose_quick, look_quick, cash_quick, find_quick};
#endif
    return engine;
}

/* ---- The Python face ---------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    Search *search;
    int busy;
} Kernel;

static PyObject *kernel_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"memory_mb", "weights", "look_from", NULL};
    int memory_mb, look_from;
    const char *weights;
    Py_ssize_t size;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iy#i", names, &memory_mb, &weights, &size,
                                     &look_from))
        return NULL;
    if (size != 2 * 3 * WEIGHTS) {
        PyErr_SetString(PyExc_ValueError, "these are not the weights that the solver knows");
        return NULL;
    }
    if (memory_mb < 1 || memory_mb > 65536) {
        PyErr_SetString(PyExc_ValueError, "memory_mb must be from 1 to 65536");
        return NULL;
    }
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Kernel *self = (Kernel *)allocate(type, 0);
    if (!self) return NULL;
    Search *s = self->search = calloc(1, sizeof(Search));
    if (!s || !table_open(&s->table, (size_t)memory_mb << 20)) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    s->engine = best_engine();
    s->tens_look_from = look_from;
    memcpy(s->weights, weights, sizeof s->weights);
    return (PyObject *)self;
}

static void kernel_dealloc(Kernel *self)
{
    PyTypeObject *type = Py_TYPE((PyObject *)self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    if (self->search) {
        table_close(&self->search->table);
        free(self->search);
    }
    release(self);
    Py_DECREF(type);
}

static void set_hands(Search *s)
{
    s->shape = 0;
    for (int seat = 0; seat < 4; seat++)
        for (Cards cards = s->hand[seat]; cards; cards &= cards - 1)
            s->shape += shape_bit(seat, suit_of(lowest(cards)));
}

static int prove(Search *s, int leader, int trump, const char *played, int plays, int need)
{
    Proof proof;
    if (!plays) return s->engine.lead(s, leader, trump, need, &proof);
    Trick trick = {.seat = leader, .trump = trump};
    for (int step = 0; step < plays; step++) place(&trick, played[step]);
    trick.all = in_play(s) | trick.cards;
    if (need <= 0) return 1;
    return plays == 4 ? capture(s, &trick, need, &proof) : follow(s, &trick, need, &proof);
}

/* Search with the interpreter's lock released; return 0 or 1, or -1 when stopped. */
static int prove_unlocked(Search *s, int leader, int trump, const char *played, int plays, int need)
{
    volatile int reached = -1;
    s->thread = PyEval_SaveThread();
    if (!setjmp(s->stopped)) reached = prove(s, leader, trump, played, plays, need);
    PyEval_RestoreThread(s->thread);
    return reached;
}

PyDoc_STRVAR(prove_doc,
"prove(hands, leader, trick, trump, ten_worth, trick_worth, need, nodes, seconds, stop)\n--\n\n"
"Return whether side 0 gathers its need, or None when stopped.");

static PyObject *kernel_prove(Kernel *self, PyObject *args)
{
    Search *s = self->search;
    unsigned long long hand[4], nodes;
    const char *played;
    Py_ssize_t plays;
    int leader, trump, ten_worth, trick_worth, need;
    double seconds;
    PyObject *stop;
    if (!PyArg_ParseTuple(args, "(KKKK)iy#iiiiKdO", &hand[0], &hand[1], &hand[2], &hand[3], &leader,
                          &played, &plays, &trump, &ten_worth, &trick_worth, &need, &nodes,
                          &seconds, &stop))
        return NULL;
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this kernel is at work in another thread");
        return NULL;
    }
    self->busy = 1;
    for (int seat = 0; seat < 4; seat++) s->hand[seat] = hand[seat];
    set_hands(s);
    s->ten_worth = ten_worth;
    s->trick_worth = trick_worth;
    s->look_from = s->tens_look_from + (ten_worth ? 0 : 2);
    s->nodes = 0;
    s->last_node = nodes;
    s->deadline = now() + seconds;
    s->next_call = now() + CALL_EVERY;
    s->stop = stop;
    int reached = prove_unlocked(s, leader, trump, played, (int)plays, need);
    self->busy = 0;
    if (PyErr_Occurred()) return NULL;
    if (reached < 0) Py_RETURN_NONE;
    return PyBool_FromLong(reached);
}

static PyObject *kernel_nodes(Kernel *self, void *closure)
{
    (void)closure;
    return PyLong_FromUnsignedLongLong(self->search->nodes);
}

static PyMethodDef kernel_methods[] = {
    {"prove", (PyCFunction)kernel_prove, METH_VARARGS, prove_doc},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef kernel_getset[] = {
    {"nodes", (getter)kernel_nodes, NULL, "Nodes of the last proof.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot kernel_slots[] = {
    {Py_tp_doc, "A search with its table of patterns; one thread at a time."},
    {Py_tp_new, kernel_new},
    {Py_tp_dealloc, kernel_dealloc},
    {Py_tp_methods, kernel_methods},
    {Py_tp_getset, kernel_getset},
    {0, NULL},
};

static PyType_Spec kernel_spec = {
    .name = "app.ai._solver.Kernel",
    .basicsize = sizeof(Kernel),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = kernel_slots,
};

static int module_exec(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &kernel_spec, NULL);
    if (!type) return -1;
    int failed = PyModule_AddObjectRef(module, "Kernel", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, module_exec},
    {0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_solver",
    .m_doc = "The fast twin of the exact solver.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__solver(void) { return PyModuleDef_Init(&module); }
