package sphericalknight.chess.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.bits.Compress;

/** The ways to compute slider attacks, by name. */
public final class SliderMethods {
    private static final Sliders BEST = Compress.available() ? new Pext() : new Magic();

    private SliderMethods() {}

    /**
     * All methods available on this Java version, the simplest first: raywalk, classical, odifference, koggestone, magic, and pext from
     * Java 19 on.
     */
    public static List<Sliders> all() {
        List<Sliders> all = new ArrayList<>(
                List.of(new RayWalk(), new ClassicalRays(), new ODifference(), new KoggeStone(), new Magic()));
        if (Compress.available()) {
            all.add(new Pext());
        }
        return List.copyOf(all);
    }

    /**
     * The method called {@code name}.
     *
     * @param name one of the names of {@link #all()}
     * @throws IllegalArgumentException if no available method has this name
     */
    public static Sliders named(String name) {
        for (Sliders sliders : all()) {
            if (sliders.name().equals(name)) {
                return sliders;
            }
        }
        String known = all().stream().map(Sliders::name).collect(Collectors.joining(", "));
        throw new IllegalArgumentException("\"" + name + "\" is not a slider method on Java "
                + Runtime.version().feature() + "; " + known + " are");
    }

    /** The fastest available method: pext from Java 19 on, else magic. */
    public static Sliders best() {
        return BEST;
    }
}
