package sphericalknight;

import org.assertj.core.presentation.StandardRepresentation;
import sphericalknight.draw.Draw;

/**
 * Shows a {@code long} in a failed assertion as a board, too: most are sets of squares, and two decimal numbers say nothing. AssertJ finds
 * this class as a service.
 */
public final class BoardRepresentation extends StandardRepresentation {
    /** Smaller numbers are more often counts or squares than sets. */
    private static final long SMALLEST_SET = 256;

    @Override
    protected String toStringOf(Long number) {
        boolean plain = number >= 0 && number < SMALLEST_SET;
        return plain
                ? super.toStringOf(number)
                : super.toStringOf(number) + ", as a set:\n" + Draw.board(number) + "\n";
    }
}
