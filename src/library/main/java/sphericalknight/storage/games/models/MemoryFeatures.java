package sphericalknight.storage.games.models;

import static sphericalknight.storage.games.models.Families.KINDS;
import static sphericalknight.storage.games.models.Families.PHASES;

import sphericalknight.chess.position.Move;

/** Players have plans: the piece that moved moves on, the answer comes where the last move was, moves are taken back and repeated. */
final class MemoryFeatures {
    /** The book is asked up to this ply. */
    private static final int BOOK_PLIES = 24;

    private MemoryFeatures() {}

    static int add(View view, Memory memory, Candidate move, int[] list, int start) {
        int at = start;
        int late = view.phase >= 2 ? 1 : 0;
        boolean samePiece = move.from == memory.ownTo;
        int same = samePiece ? 1 : move.kind == memory.ownKind ? 2 : 0;
        list[at++] = Families.SAME_PIECE + (move.kind * PHASES + view.phase) * 3 + same;
        if (samePiece && move.to == memory.ownFrom) {
            list[at++] = Families.RETURN + (move.kind * 2 + (move.attacked ? 1 : 0)) * 2 + late;
        }
        if (move.move == memory.ownBefore) {
            list[at++] = Families.AGAIN + (samePiece ? 1 : 0) * PHASES + view.phase;
        }
        if (memory.plies > 0) {
            int near = KingFeatures.distance(move.to, memory.lastTo);
            list[at++] = Families.KIND_ANSWER + (move.kind * KINDS + memory.lastKind) * PHASES + view.phase;
            list[at++] = Families.NEAR_LAST + (move.kind * 8 + near) * 2 + late;
        }
        if (memory.plies > 1) {
            int near = KingFeatures.distance(move.to, memory.ownTo);
            list[at++] = Families.NEAR_OWN + (move.kind * 8 + near) * 2 + late;
        }
        int squares = Move.from(move.move) << 9 | Move.to(move.move) << 3 | move.kind;
        int plan = memory.ownFrom * 64 + memory.ownTo;
        list[at++] = Families.PLAN + Families.hash(plan * 0x7FEB_352D + squares * 0x846C_A68B + view.side);
        if (memory.plies < BOOK_PLIES) {
            list[at++] = Families.BOOK + Families.hash(memory.key * 0x2C1B_3C6D + squares * 0x297A_2D39);
        }
        return at;
    }
}
