package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.memory.UndoCases.Made;

/** The questions of exercise 8.4: what is to be remembered of a position, and what it was. */
abstract class UndoTests extends Contract<UndoRecord> {
    /** Asks about a move and, in the hidden run, about the same move among other pieces. */
    final void back(String fenAndMove, String words) {
        Made made = Made.of(fenAndMove, words);
        check(made);
        alike(random -> check(made.amongOthers(random)));
    }

    /** Asks for both records before the first one is used. */
    final void bothBack(Made one, Made other) {
        int[] first = answer().remember(one.before(), one.from(), one.to());
        int[] second = answer().remember(other.before(), other.from(), other.to());
        both(one, first, 1);
        both(other, second, 2);
    }

    private void both(Made made, int[] record, int number) {
        assertShort(record);
        int[] restored = answerApart().restore(made.after(), record);
        if (!Arrays.equals(restored, made.before())) {
            fail(made.words() + ", record " + number + " of two that were made one after the other; "
                    + PieceNumbers.restored(made.before(), restored));
        }
    }

    final void check(Made made) {
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
            fail(made.words() + "; " + PieceNumbers.restored(made.before(), restored));
        }
    }

    private static int[] restored(UndoRecord there, UndoRecord back, Made made) {
        int[] record = there.remember(made.before(), made.from(), made.to());
        assertShort(record);
        return back.restore(made.after(), record);
    }

    private static void assertShort(int[] record) {
        assertThat(record)
                .as("the record; with nothing to remember it is an empty array")
                .isNotNull();
        assertThat(record.length <= 10)
                .as("the record has %d numbers; at most 10 are allowed", record.length)
                .isTrue();
    }

    @Override
    protected boolean mayChange(String method) {
        return method.equals("restore");
    }
}
