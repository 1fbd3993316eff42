package sphericalknight.storage.games.models;

import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.storage.games.models.Families.KINDS;
import static sphericalknight.storage.games.models.Families.OUTCOMES;

/** Does it win something, does it lose something? What people see first. */
final class ExchangeFeatures {
    private ExchangeFeatures() {}

    static int add(View view, Memory memory, Candidate move, int[] list, int start) {
        int at = start;
        int balance = Math.max(-9, Math.min(6, move.balance)) + 9;
        int need = view.inCheck ? 1 : 0;
        int takes = move.captures ? 1 : 0;
        list[at++] = Families.BALANCE + (takes * KINDS + move.kind) * 16 + balance;
        list[at++] = Families.BALANCE_IN_NEED + (need * 16 + balance) * 5 + Math.min(4, view.worstThreat);
        list[at++] = Families.SAFETY_BEFORE + (move.kind * 5 + before(view, move)) * OUTCOMES + move.outcome;
        list[at++] = Families.SAFETY_AFTER + (move.kind * 4 + after(view, move)) * 4 + support(view, move);
        if (move.captures) {
            int pair = (view.phase * KINDS + move.kind) * KINDS + move.victim;
            list[at++] = Families.CAPTURE + pair * 2 + (move.attacked ? 1 : 0);
            int back = move.to == memory.lastTo ? 1 : 0;
            list[at++] = Families.RECAPTURE + (back * KINDS + move.kind) * OUTCOMES + move.outcome;
        }
        return at;
    }

    /** 0 not attacked, 1 by a pawn, 2 by something cheaper, 3 attacked and not defended, 4 attacked and defended. */
    private static int before(View view, Candidate move) {
        if ((view.enemyAttacks & move.fromBit) == 0) {
            return 0;
        }
        if ((view.enemyPawnAttacks & move.fromBit) != 0) {
            return 1;
        }
        if ((view.cheaperAttacks[move.kind] & move.fromBit) != 0) {
            return 2;
        }
        return (view.ownAttacks & move.fromBit) == 0 ? 3 : 4;
    }

    /** 0 not attacked, 1 by a pawn, 2 by something cheaper, 3 attacked. */
    private static int after(View view, Candidate move) {
        if (!move.attacked) {
            return 0;
        }
        if ((view.enemyPawnAttacks & move.toBit) != 0) {
            return 1;
        }
        return (view.cheaperAttacks[move.kind] & move.toBit) != 0 ? 2 : 3;
    }

    /** 1 where another own piece defends the square of arrival, 2 where a pawn does (a pawn's own attack counts too), 3 for both. */
    private static int support(View view, Candidate move) {
        long defended = move.kind == PAWN ? view.ownAttacks : view.ownAttacksTwice;
        return ((defended & move.toBit) != 0 ? 1 : 0) + ((view.ownPawnAttacks & move.toBit) != 0 ? 2 : 0);
    }
}
