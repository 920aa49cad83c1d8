/* Minimax for the solver's soak test, with nothing but alpha and beta to make it faster. */
#include <stdint.h>

enum { TRICKS, TENS, MENDIKOT, DEHLA };

typedef struct {
    uint64_t hand[4]; /* bit suit * 13 + rank */
    int trick[4], played, leader, trump, unset, objective;
    int tens[2], tricks[2];
} State;

static int outcome(const State *s)
{
    const int *tens = s->tens, *tricks = s->tricks;
    if (s->objective == TRICKS) return tricks[0];
    if (s->objective == TENS) return tens[0];
    if (s->objective == DEHLA) return (tens[0] >= 3) - (tens[1] >= 3);
    if (tens[0] == 4) return tricks[1] ? 2 : 3;
    if (tens[1] == 4) return tricks[0] ? -2 : -3;
    if (tens[0] == 3) return 1;
    if (tens[1] == 3) return -1;
    return (tricks[0] > tricks[1]) - (tricks[0] < tricks[1]);
}

static void capture(State *s)
{
    int best = 0, tens = 0;
    for (int at = 0; at < 4; at++) {
        int suit = s->trick[at] / 13, winning = s->trick[best] / 13;
        tens += s->trick[at] % 13 == 8;
        if (suit == winning ? s->trick[at] > s->trick[best] : suit == s->trump) best = at;
    }
    s->leader = (s->leader + best) % 4;
    s->tens[s->leader % 2] += tens;
    s->tricks[s->leader % 2]++;
    s->played = 0;
}

int minimax(const State *given, int alpha, int beta)
{
    State s = *given;
    if (s.played == 4) capture(&s);
    if (!(s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3])) return outcome(&s);
    int seat = (s.leader + s.played) % 4, side = seat % 2;
    uint64_t led = s.played ? 0x1FFFull << s.trick[0] / 13 * 13 : 0;
    uint64_t legal = s.hand[seat] & led ? s.hand[seat] & led : s.hand[seat];
    for (int card = 0; card < 52; card++) {
        if (!(legal >> card & 1)) continue;
        State next = s;
        next.hand[seat] ^= 1ull << card;
        next.trick[next.played++] = card;
        if (s.played && s.unset && !(legal & led)) {
            next.trump = card / 13;
            next.unset = 0;
        }
        int value = minimax(&next, alpha, beta);
        if (!side && value > alpha) alpha = value;
        if (side && value < beta) beta = value;
        if (alpha >= beta) break;
    }
    return side ? beta : alpha;
}
