package sphericalknight.storage.games.models;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The numbers of the features. Related features form a family, a box of weights with up to five sides; the families lie one behind
 * the other in one array. A move has at most one feature of each family.
 *
 * <p>The order and the sizes are part of the format of stored weights: a change makes all stored weights and codes unreadable.
 */
final class Families {
    private static final Map<String, int[]> PLACES = new LinkedHashMap<>();
    private static int next;

    /** Bits of the two families that are too big for a box and are hashed. */
    static final int HASH_BITS = 12;

    static final int KINDS = 6;
    static final int SQUARES = 64;
    static final int PHASES = 4;
    static final int OUTCOMES = 4;

    static final int ARRIVAL = family("square of arrival, by kind and phase", PHASES * KINDS * SQUARES);
    static final int DEPARTURE = family("square of departure, by kind and phase", PHASES * KINDS * SQUARES);
    static final int FIRST_MOVES = family("both squares, in the first 20 plies", SQUARES * SQUARES);
    static final int ENEMY_WING = family("arrival, by the wing of the enemy's king", KINDS * SQUARES * 3);
    static final int OWN_WING = family("arrival, by the wing of the own king", KINDS * SQUARES * 3);
    static final int ANSWER = family("arrival, by the kind that moved last", KINDS * SQUARES * KINDS);

    static final int CAPTURE = family("capture: who, whom, defended, by phase", PHASES * KINDS * KINDS * 2);
    static final int BALANCE = family("balance of the exchange, by kind", 2 * KINDS * 16);
    static final int BALANCE_IN_NEED = family("balance, in check or under threat", 2 * 16 * 5);
    static final int SAFETY_BEFORE = family("how safe the piece stands", KINDS * 5 * OUTCOMES);
    static final int SAFETY_AFTER = family("how safe it would stand", KINDS * 4 * 4);
    static final int RECAPTURE = family("recapture, by kind and outcome", 2 * KINDS * OUTCOMES);

    static final int NEW_THREAT = family("best piece newly threatened", KINDS * 7 * 2);
    static final int LEFT_THREATENED = family("best own piece left under threat", 7 * KINDS * 2);
    static final int TAKES_ATTACKER = family("captures what threatens", KINDS * OUTCOMES);
    static final int ESCAPE = family("leaves a threatened square", KINDS * 2 * 2);
    static final int ABANDONED = family("best own piece left undefended", KINDS * 7 * 2);
    static final int CONTACT = family("how many pieces it attacks and defends", KINDS * 4 * 4);

    static final int ENEMY_KING_DISTANCE = family("distance to the enemy's king", KINDS * 8 * PHASES);
    static final int OWN_KING_DISTANCE = family("distance to the own king", KINDS * 8 * PHASES);
    static final int KING_ZONE = family("attacks round the enemy's king", KINDS * 6 * 2);
    static final int CHECK = family("check: direct or discovered, outcome", KINDS * 2 * OUTCOMES * 2);
    static final int MATE_NET = family("check: squares left to the king", 3 * 2 * 2);
    static final int CASTLING = family("castling, by wing and phase", 2 * PHASES);

    static final int PAWN_ADVANCE = family("pawn: rank, passed, capture", 8 * 2 * PHASES * 2);
    static final int PAWN_SHAPE = family("pawn: supported, neighbour, doubled, lever, file", 16 * 8);
    static final int PROMOTION = family("what a pawn becomes", 8);

    static final int DEVELOPMENT = family("minor pieces at home", KINDS * 5 * 2);
    static final int MOBILITY = family("squares gained or lost", KINDS * 12 * 2);
    static final int ROOK_FILE = family("rook: open files", 3 * 3 * 2);

    static final int SAME_PIECE = family("same piece or kind as last time", KINDS * PHASES * 3);
    static final int RETURN = family("takes the last move back", KINDS * 2 * 2);
    static final int AGAIN = family("same move as two moves ago", 2 * PHASES);
    static final int KIND_ANSWER = family("kind, by the kind that moved last", KINDS * KINDS * PHASES);
    static final int NEAR_LAST = family("distance to the enemy's last move", KINDS * 8 * 2);
    static final int NEAR_OWN = family("distance to the own last move", KINDS * 8 * 2);
    static final int PLAN = family("this move after the own last one, hashed", 1 << HASH_BITS);
    static final int BOOK = family("this move in this position, first 24 plies, hashed", 1 << HASH_BITS);

    /** How many weights there are. */
    static final int SIZE = next;

    private Families() {}

    private static int family(String name, int size) {
        int start = next;
        PLACES.put(name, new int[] {start, size});
        next += size;
        return start;
    }

    /** The families by name, each with its first number and how many there are. */
    static Map<String, int[]> places() {
        return PLACES;
    }

    /** The top bits of a product with an odd number: spreads neighbours over a hashed family. */
    static int hash(int number) {
        return (number * 0x9E37_79B1) >>> (32 - HASH_BITS);
    }
}
