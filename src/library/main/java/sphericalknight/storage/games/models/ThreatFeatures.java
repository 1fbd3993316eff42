package sphericalknight.storage.games.models;

import static sphericalknight.storage.games.models.Families.OUTCOMES;

/** What the move attacks, and which own pieces it saves, leaves or forgets. */
final class ThreatFeatures {
    private ThreatFeatures() {}

    static int add(View view, Candidate move, int[] list, int start) {
        int at = start;
        int safe = move.balance >= 0 ? 1 : 0;
        list[at++] = Families.NEW_THREAT + (move.kind * 7 + newThreat(view, move)) * 2 + safe;
        long abandoned = move.attacksBefore & ~move.attacksAfter & view.own & view.enemyAttacks & ~view.ownAttacksTwice;
        list[at++] = Families.ABANDONED + (move.kind * 7 + view.dearest(view.side, abandoned)) * 2 + safe;
        int attacks = Math.min(3, Long.bitCount(move.attacksAfter & view.enemy));
        int defends = Math.min(3, Long.bitCount(move.attacksAfter & view.own));
        list[at++] = Families.CONTACT + (move.kind * 4 + attacks) * 4 + defends;
        if (view.threatened != 0) {
            at = addNeed(view, move, safe, list, at);
        }
        return at;
    }

    private static int addNeed(View view, Candidate move, int safe, int[] list, int start) {
        int at = start;
        long left = view.threatened & ~move.fromBit & ~move.attacksAfter;
        int busy = move.captures || move.directCheck || move.discoveredCheck ? 1 : 0;
        list[at++] = Families.LEFT_THREATENED + (view.dearest(view.side, left) * 6 + move.kind) * 2 + busy;
        if (move.captures && (view.threats & move.toBit) != 0) {
            list[at++] = Families.TAKES_ATTACKER + move.kind * OUTCOMES + move.outcome;
        }
        if ((view.threatened & move.fromBit) != 0) {
            list[at++] = Families.ESCAPE + (move.kind * 2 + safe) * 2 + (move.captures ? 1 : 0);
        }
        return at;
    }

    /** The dearest enemy kind that the piece did not attack before and that is worth more or not defended, plus one. */
    private static int newThreat(View view, Candidate move) {
        long attacked = move.attacksAfter & ~move.attacksBefore & view.enemy;
        if (attacked == 0) {
            return 0;
        }
        long loose = attacked & ~view.enemyAttacks;
        int dearest = view.dearest(view.enemySide, attacked & ~(1L << view.enemyKing));
        boolean worthMore = dearest > 0 && Exchange.VALUE[dearest - 1] > Exchange.VALUE[move.kind];
        return worthMore ? dearest : view.dearest(view.enemySide, loose & ~(1L << view.enemyKing));
    }
}
