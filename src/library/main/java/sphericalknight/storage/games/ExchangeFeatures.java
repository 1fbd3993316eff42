package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.storage.games.FeatureFamilies.KINDS;
import static sphericalknight.storage.games.FeatureFamilies.OUTCOMES;

import sphericalknight.storage.FeatureList;

/** Features for the material that a move wins or loses, which players notice first. */
final class ExchangeFeatures {
    private ExchangeFeatures() {}

    static void add(PositionFeatures position, LastMoves last, MoveCandidate move, FeatureList list) {
        int balance = Math.max(-9, Math.min(6, move.balance)) + 9;
        int need = position.inCheck ? 1 : 0;
        int takes = move.captures ? 1 : 0;
        list.add(FeatureFamilies.BALANCE + (takes * KINDS + move.kind) * 16 + balance);
        list.add(FeatureFamilies.BALANCE_IN_NEED + (need * 16 + balance) * 5 + Math.min(4, position.worstThreat));
        list.add(FeatureFamilies.SAFETY_BEFORE + (move.kind * 5 + before(position, move)) * OUTCOMES + move.outcome);
        list.add(FeatureFamilies.SAFETY_AFTER + (move.kind * 4 + after(position, move)) * 4 + support(position, move));
        if (move.captures) {
            int pair = (position.phase * KINDS + move.kind) * KINDS + move.victim;
            list.add(FeatureFamilies.CAPTURE + pair * 2 + (move.attacked ? 1 : 0));
            int back = move.to == last.lastTo ? 1 : 0;
            list.add(FeatureFamilies.RECAPTURE + (back * KINDS + move.kind) * OUTCOMES + move.outcome);
        }
    }

    /**
     * How the piece is attacked on its start square: 0 not attacked, 1 by a pawn, 2 by another cheaper piece, 3 by others only and not
     * defended, 4 by others only and defended.
     */
    private static int before(PositionFeatures position, MoveCandidate move) {
        if ((position.enemyAttacks & move.fromBit) == 0) {
            return 0;
        }
        if ((position.enemyPawnAttacks & move.fromBit) != 0) {
            return 1;
        }
        if ((position.cheaperAttacks[move.kind] & move.fromBit) != 0) {
            return 2;
        }
        return (position.ownAttacks & move.fromBit) == 0 ? 3 : 4;
    }

    /** How the piece is attacked on its target square: 0 not attacked, 1 by a pawn, 2 by another cheaper piece, 3 by others only. */
    private static int after(PositionFeatures position, MoveCandidate move) {
        if (!move.attacked) {
            return 0;
        }
        if ((position.enemyPawnAttacks & move.toBit) != 0) {
            return 1;
        }
        return (position.cheaperAttacks[move.kind] & move.toBit) != 0 ? 2 : 3;
    }

    /**
     * How the target square is defended, as a sum: 1 if a piece or pawn other than the mover attacks it, plus 2 if a pawn does; 0 if it is
     * not defended. A pawn that captures counts as a defender of its target square.
     */
    private static int support(PositionFeatures position, MoveCandidate move) {
        long defended = move.kind == PAWN ? position.ownAttacks : position.ownAttacksTwice;
        return ((defended & move.toBit) != 0 ? 1 : 0) + ((position.ownPawnAttacks & move.toBit) != 0 ? 2 : 0);
    }
}
