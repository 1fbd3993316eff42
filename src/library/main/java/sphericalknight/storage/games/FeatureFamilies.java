package sphericalknight.storage.games;

/**
 * The numbering of the features. Related features form a family, a block of weights with up to five dimensions; all blocks lie in one
 * array, one after another. A move has at most one feature of each family.
 *
 * <p>The order and the sizes are part of the format of stored weights: a change makes all stored weights and codes unreadable.
 */
final class FeatureFamilies {
    private static int next;

    /** The number of index bits in the two families that are hashed because they have too many combinations for a weight each. */
    static final int HASH_BITS = 12;

    static final int KINDS = 6;
    static final int SQUARES = 64;
    static final int PHASES = 4;
    static final int OUTCOMES = 4;

    static final int ARRIVAL = family(PHASES * KINDS * SQUARES); // square of arrival, by kind and phase
    static final int DEPARTURE = family(PHASES * KINDS * SQUARES); // square of departure, by kind and phase
    static final int FIRST_MOVES = family(SQUARES * SQUARES); // both squares, in the first 20 plies
    static final int ENEMY_WING = family(KINDS * SQUARES * 3); // arrival, by the wing of the enemy's king
    static final int OWN_WING = family(KINDS * SQUARES * 3); // arrival, by the wing of the side's own king
    static final int ANSWER = family(KINDS * SQUARES * KINDS); // arrival, by the kind that moved last

    static final int CAPTURE =
            family(PHASES * KINDS * KINDS * 2); // capture: capturing kind, captured kind, defended, by phase
    static final int BALANCE = family(2 * KINDS * 16); // balance of the exchange, by kind
    static final int BALANCE_IN_NEED = family(2 * 16 * 5); // balance, in check or under threat
    static final int SAFETY_BEFORE = family(KINDS * 5 * OUTCOMES); // how safe the piece stands
    static final int SAFETY_AFTER = family(KINDS * 4 * 4); // how safe it would stand
    static final int RECAPTURE = family(2 * KINDS * OUTCOMES); // recapture, by kind and outcome

    static final int NEW_THREAT = family(KINDS * 7 * 2); // best piece newly threatened
    static final int LEFT_THREATENED = family(7 * KINDS * 2); // best own piece left under threat
    static final int TAKES_ATTACKER = family(KINDS * OUTCOMES); // captures a threatening piece
    static final int ESCAPE = family(KINDS * 2 * 2); // leaves a threatened square
    static final int ABANDONED = family(KINDS * 7 * 2); // best own piece left undefended
    static final int CONTACT = family(KINDS * 4 * 4); // how many pieces it attacks and defends

    static final int ENEMY_KING_DISTANCE = family(KINDS * 8 * PHASES); // distance to the enemy's king
    static final int OWN_KING_DISTANCE = family(KINDS * 8 * PHASES); // distance to the side's own king
    static final int KING_ZONE = family(KINDS * 6 * 2); // attacks around the enemy's king
    static final int CHECK = family(KINDS * 2 * OUTCOMES * 2); // check: direct or discovered, outcome
    static final int MATE_NET = family(3 * 2 * 2); // check: squares left to the king
    static final int CASTLING = family(2 * PHASES); // castling, by wing and phase

    static final int PAWN_ADVANCE = family(8 * 2 * PHASES * 2); // pawn: rank, passed, capture
    static final int PAWN_SHAPE = family(16 * 8); // pawn: supported, neighbour, doubled, lever, file
    static final int PROMOTION = family(8); // what a pawn becomes

    static final int DEVELOPMENT = family(KINDS * 5 * 2); // minor pieces at home
    static final int MOBILITY = family(KINDS * 12 * 2); // squares gained or lost
    static final int ROOK_FILE = family(3 * 3 * 2); // rook: open files

    static final int SAME_PIECE = family(KINDS * PHASES * 3); // same piece or kind as last time
    static final int RETURN = family(KINDS * 2 * 2); // takes the last move back
    static final int AGAIN = family(2 * PHASES); // same move as two moves ago
    static final int KIND_ANSWER = family(KINDS * KINDS * PHASES); // kind, by the kind that moved last
    static final int NEAR_LAST = family(KINDS * 8 * 2); // distance to the enemy's last move
    static final int NEAR_OWN = family(KINDS * 8 * 2); // distance to the side's own last move
    static final int PLAN = family(1 << HASH_BITS); // this move after the side's last one, hashed
    static final int BOOK = family(1 << HASH_BITS); // this move in this position, first 24 plies, hashed

    /** The number of weights. */
    static final int SIZE = next;

    private FeatureFamilies() {}

    private static int family(int size) {
        int first = next;
        next += size;
        return first;
    }

    /**
     * Returns the index of a number in a hashed family: the top bits of its product with an odd constant, which spreads neighbouring
     * numbers apart.
     */
    static int hash(int number) {
        return (number * 0x9E37_79B1) >>> (32 - HASH_BITS);
    }
}
