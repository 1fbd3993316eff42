package sphericalknight.storage.games;

import static sphericalknight.storage.games.FeatureFamilies.OUTCOMES;

import sphericalknight.storage.FeatureList;

/** Features for the pieces that a move attacks or defends, and for the pieces of its own side that it saves or leaves under attack. */
final class ThreatFeatures {
    private ThreatFeatures() {}

    static void add(PositionFeatures position, MoveCandidate move, FeatureList list) {
        int safe = move.balance >= 0 ? 1 : 0;
        list.add(FeatureFamilies.NEW_THREAT + (move.kind * 7 + newThreat(position, move)) * 2 + safe);
        long abandoned = move.attacksBefore
                & ~move.attacksAfter
                & position.own
                & position.enemyAttacks
                & ~position.ownAttacksTwice;
        list.add(FeatureFamilies.ABANDONED
                + (move.kind * 7 + position.mostValuable(position.side, abandoned)) * 2
                + safe);
        int attacks = Math.min(3, Long.bitCount(move.attacksAfter & position.enemy));
        int defends = Math.min(3, Long.bitCount(move.attacksAfter & position.own));
        list.add(FeatureFamilies.CONTACT + (move.kind * 4 + attacks) * 4 + defends);
        if (position.threatened != 0) {
            addNeed(position, move, safe, list);
        }
    }

    private static void addNeed(PositionFeatures position, MoveCandidate move, int safe, FeatureList list) {
        long left = position.threatened & ~move.fromBit & ~move.attacksAfter;
        int busy = move.captures || move.directCheck || move.discoveredCheck ? 1 : 0;
        list.add(FeatureFamilies.LEFT_THREATENED
                + (position.mostValuable(position.side, left) * 6 + move.kind) * 2
                + busy);
        if (move.captures && (position.threats & move.toBit) != 0) {
            list.add(FeatureFamilies.TAKES_ATTACKER + move.kind * OUTCOMES + move.outcome);
        }
        if ((position.threatened & move.fromBit) != 0) {
            list.add(FeatureFamilies.ESCAPE + (move.kind * 2 + safe) * 2 + (move.captures ? 1 : 0));
        }
    }

    /**
     * The most valuable kind of enemy piece that the move newly threatens, plus one: the moving piece did not attack it before, and it is
     * undefended or worth more than the moving piece. 0 if there is none.
     */
    private static int newThreat(PositionFeatures position, MoveCandidate move) {
        long attacked = move.attacksAfter & ~move.attacksBefore & position.enemy;
        if (attacked == 0) {
            return 0;
        }
        long loose = attacked & ~position.enemyAttacks;
        int mostValuable = position.mostValuable(position.enemySide, attacked & ~(1L << position.enemyKing));
        boolean worthMore =
                mostValuable > 0 && StaticExchange.VALUE[mostValuable - 1] > StaticExchange.VALUE[move.kind];
        return worthMore
                ? mostValuable
                : position.mostValuable(position.enemySide, loose & ~(1L << position.enemyKing));
    }
}
