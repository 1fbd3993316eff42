package sphericalknight.exercises.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/** Random games for exercise 8.4, kept for the next test with the same random numbers: a search for the slip asks hundreds of times. */
final class UndoGames {
    /** A move that has been made in a random game, the squares occupied before it, and both as a text. */
    record Case(long occupied, UndoCases.Made made, String words) {
        static Case of(Position position, int move) {
            String words = position.fen() + ", " + Uci.text(position, move);
            return new Case(position.occupied(), new UndoCases.Made(position, move), words);
        }
    }

    private record Games(long first, List<Case> cases) {}

    private static volatile Games latest = new Games(0, List.of());

    private UndoGames() {}

    /** The cases of the random games that {@code random} gives. */
    static List<Case> cases(SplittableRandom random) {
        long first = random.nextLong();
        Games games = latest;
        if (games.cases.isEmpty() || games.first != first) {
            games = new Games(first, played(random));
            latest = games;
        }
        return games.cases;
    }

    private static List<Case> played(SplittableRandom random) {
        List<Case> cases = new ArrayList<>();
        Position position = Position.start();
        for (int i = 1; i <= 3000; i++) {
            int[] legal = UndoCases.moves(position, random);
            if (legal.length == 0 || i % 50 == 0) {
                position = Position.fromFen(UndoCases.STARTS[random.nextInt(UndoCases.STARTS.length)]);
                continue;
            }
            int move = legal[random.nextInt(legal.length)];
            cases.add(Case.of(position, move));
            position.make(move);
        }
        return cases;
    }
}
