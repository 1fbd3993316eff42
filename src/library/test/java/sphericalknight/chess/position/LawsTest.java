package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Laws at every node of a walk over both perft suites")
class LawsTest {
    /** Laws that every position obeys; checking them must leave the position unchanged. */
    private static final Map<String, Consumer<Position>> LAWS = Map.of(
            "unmake restores everything, and so does throwing a copy away",
            LawsTest::unmakeRestores,
            "the key kept move by move is the key made from scratch",
            LawsTest::keyFromScratch,
            "the legal moves are the pseudo-legal moves that survive being tried",
            LawsTest::legalByTrial,
            "SAN and UCI read back to the same move, and no two moves share a text",
            LawsTest::textsReadBack,
            "a FEN reads back to the same position",
            LawsTest::fenReadsBack);

    @TestFactory
    @DisplayName("in the trees of up to 400 leaves")
    Stream<DynamicNode> everyLaw() {
        return walkAll(400);
    }

    @Tag("exhaustive")
    @TestFactory
    @DisplayName("in the trees of up to 20,000 leaves")
    Stream<DynamicNode> everyLawDeeper() {
        return walkAll(20_000);
    }

    @Test
    @DisplayName("in positions that no game comes to")
    void lawsOfSetUps() {
        setUps(300);
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("in many positions that no game comes to")
    void lawsOfManySetUps() {
        setUps(5_000);
    }

    private static void setUps(int count) {
        SetUps.random(20261122, count).forEach(position -> LAWS.values().forEach(law -> law.accept(position)));
    }

    /** The texts of all moves take longer than the other laws, so their trees are smaller. */
    private static Stream<DynamicNode> walkAll(long most) {
        return LAWS.entrySet().stream()
                .map(law -> DynamicContainer.dynamicContainer(
                        law.getKey(), walk(law.getValue(), law.getKey().startsWith("SAN") ? most / 10 : most)));
    }

    /** One test for each position of the suites, which walks to the largest depth whose published count is at most {@code most}. */
    private static Stream<DynamicTest> walk(Consumer<Position> law, long most) {
        return Stream.of(PerftRow.CHESS, PerftRow.CHESS960)
                .flatMap(resource -> PerftRow.read(resource).stream())
                .map(row -> DynamicTest.dynamicTest(row.id(), () -> {
                    int deepest = row.deepestUpTo(most);
                    int depth = deepest < 0 ? 0 : row.depths().get(deepest);
                    walk(Position.fromFen(row.fen()), depth, law);
                }));
    }

    private static void walk(Position position, int depth, Consumer<Position> law) {
        law.accept(position);
        if (depth > 0) {
            for (int move : position.legalMoves()) {
                position.make(move);
                walk(position, depth - 1, law);
                position.unmake();
            }
        }
    }

    /** Everything that a position can report; pieces by square and squares by piece are asked separately. */
    private static List<Object> everything(Position position) {
        Object[] mailbox = new Object[64];
        Arrays.setAll(mailbox, position::pieceAt);
        Object[] sets = new Object[14];
        Arrays.setAll(sets, i -> i < 12 ? position.pieces(i / 6, i % 6) : position.pieces(i - 12));
        return List.of(
                List.of(mailbox),
                List.of(sets),
                position.side(),
                position.castlingRooks(),
                position.enPassant(),
                position.halfmoveClock(),
                position.moveNumber(),
                position.key(),
                position.occurrences(),
                position.fen());
    }

    private static void unmakeRestores(Position position) {
        List<Object> before = everything(position);
        for (int move : position.legalMoves()) {
            List<Object> after = everything(position.after(move));
            position.make(move);
            same(everything(position), after, "made and copied", position);
            position.unmake();
            same(everything(position), before, "taken back " + Uci.text(position, move), position);
        }
    }

    private static void same(Object found, Object expected, String what, Position position) {
        if (!found.equals(expected)) {
            assertThat(found).as("%s, %s", what, position).isEqualTo(expected);
        }
    }

    private static void keyFromScratch(Position position) {
        long key = ZobristKeys.side(position.side()) ^ ZobristKeys.castling(position.castlingRooks());
        for (int square = 0; square < 64; square++) {
            int piece = position.pieceAt(square);
            key ^= piece == Piece.NONE ? 0 : ZobristKeys.piece(piece, square);
        }
        if (Arrays.stream(position.legalMoves()).anyMatch(Move::isEnPassant)) {
            key ^= ZobristKeys.enPassant(position.enPassant() & 7);
        }
        same(position.key(), key, "key", position);
    }

    private static void legalByTrial(Position position) {
        int[] survivors = Arrays.stream(position.pseudoLegalMoves())
                .filter(move -> survives(position, move))
                .sorted()
                .toArray();
        int[] legal = Arrays.stream(position.legalMoves()).sorted().toArray();
        if (!Arrays.equals(legal, survivors)) {
            assertThat(legal).as("%s", position).containsExactly(survivors);
        }
    }

    /** Whether the king is not attacked after a move and, for castling, no square that he crosses was attacked before it. */
    private static boolean survives(Position position, int move) {
        int side = position.side();
        if (Move.isCastling(move)) {
            int king = Move.from(move);
            int end = (king & 56) + (Move.to(move) > king ? 6 : 2);
            int step = Integer.signum(end - king);
            for (int square = king; square != end; square += step) {
                if (position.isAttacked(square, 1 - side)) {
                    return false;
                }
            }
            if (position.inCheck()) {
                return false;
            }
        }
        position.make(move);
        boolean safe = !position.isAttacked(position.kingSquare(side), position.side());
        position.unmake();
        return safe;
    }

    private static void textsReadBack(Position position) {
        int[] moves = position.legalMoves();
        for (int move : moves) {
            String uci = Uci.text(position, move);
            String san = San.text(position, move);
            same(Uci.move(position, uci), move, "UCI " + uci, position);
            same(San.move(position, san), move, "SAN " + san, position);
        }
        long texts = Arrays.stream(moves)
                .mapToObj(move -> San.text(position, move))
                .distinct()
                .count();
        same((int) texts, moves.length, "different SAN texts", position);
    }

    private static void fenReadsBack(Position position) {
        Position read = Position.fromFen(position.fen());
        same(read.fen(), position.fen(), "FEN", position);
        same(read.key(), position.key(), "key", position);
        same(read.castlingRooks(), position.castlingRooks(), "castling", position);
    }
}
