package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.memory.UndoCases.Kind;

/** The questions of exercise 8.4: what is to be remembered of a position, and what it was. */
abstract class UndoTests extends Contract<UndoRecord> {
    private List<UndoGames.Case> games;

    /** Asks for all records before the first one is used. */
    final void bothBack(UndoGames.Case... cases) {
        int[][] records = new int[2][];
        for (int i = 0; i < 2; i++) {
            UndoCases.Made made = cases[i].made();
            records[i] = answer().remember(made.before().clone(), made.from(), made.to());
        }
        for (int i = 0; i < 2; i++) {
            assertShort(records[i]);
            UndoCases.Made made = cases[i].made();
            int[] restored = answerApart().restore(made.after().clone(), records[i]);
            if (!Arrays.equals(restored, made.before())) {
                fail(cases[i].words() + ", record " + (i + 1) + " of two that were made one after the other; "
                        + Boards.restored(made.before(), restored));
            }
        }
    }

    final void checkGames() {
        for (UndoGames.Case each : UndoGames.cases(random())) {
            smallestFirst(each.occupied(), () -> check(each));
        }
    }

    /** Asks about moves of this kind from the random games, in the hidden run. */
    final void alike(Kind kind) {
        alike(random -> check(drawn(random, kind)));
    }

    final UndoGames.Case drawn(SplittableRandom random, Kind kind) {
        if (games == null) {
            games = UndoGames.cases(random());
        }
        List<UndoGames.Case> all =
                games.stream().filter(each -> Kind.of(each.made()) == kind).toList();
        return all.get(random.nextInt(all.size()));
    }

    final void check(UndoGames.Case each) {
        check(each.made(), each.words());
    }

    final void back(String fenAndMove, String words) {
        Position position = UndoCases.position(fenAndMove);
        int move = Uci.move(position, fenAndMove.substring(fenAndMove.lastIndexOf(' ') + 1));
        check(new UndoCases.Made(position, move), words);
    }

    final void check(UndoCases.Made made, String words) {
        int[] restored = null;
        RuntimeException thrown = null;
        try {
            restored = restored(answer(), answerApart(), made);
        } catch (RuntimeException e) {
            thrown = e;
        }
        if (!Arrays.equals(restored, made.before())) {
            UndoRecord alone = answerApart();
            if (Arrays.equals(restored(alone, alone, made), made.before())) {
                fail(UndoCases.KEPT);
            }
            if (thrown != null) {
                throw thrown;
            }
            fail(words + "; " + Boards.restored(made.before(), restored));
        }
    }

    private static int[] restored(UndoRecord there, UndoRecord back, UndoCases.Made made) {
        int[] given = made.before().clone();
        int[] record = there.remember(given, made.from(), made.to());
        assertUnchanged("remember", Arrays.equals(given, made.before()));
        assertShort(record);
        return back.restore(made.after().clone(), record.clone());
    }

    private static void assertShort(int[] record) {
        assertThat(record)
                .as("the record; with nothing to remember it is an empty array")
                .isNotNull();
        assertThat(record.length <= 10)
                .as("the record has %d numbers; at most 10 are allowed", record.length)
                .isTrue();
    }
}
