package sphericalknight.draw;

import java.util.function.Consumer;

/** Where a picture goes that a cell shows: to the receiver of a program, or to the Java kernel that runs the cell. */
public final class Hook {
    private static Consumer<Picture> receiver;

    private Hook() {}

    /** Sets the receiver of all pictures from now on; null for none. A web page calls this, because no kernel runs its cells. */
    public static void use(Consumer<Picture> newReceiver) {
        receiver = newReceiver;
    }

    /**
     * Prepares the running kernel, if there is one, to draw pictures; returns whether pictures are drawn. The first picture does this by
     * itself; a second kernel in the same JVM needs it again.
     */
    public static boolean install() {
        return receiver != null || KernelHook.install();
    }

    /** Shows {@code picture} below the running cell immediately; returns false if there is no place to show it. */
    static boolean display(Picture picture) {
        if (receiver == null) {
            return KernelHook.display(picture);
        }
        receiver.accept(picture);
        return true;
    }
}
