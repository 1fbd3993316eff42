package sphericalknight.draw;

import java.util.function.Consumer;

/** Web page version: shows pictures below the running cell. */
public final class Hook {
    private static Consumer<Picture> display;

    private Hook() {}

    /** Sets the receiver of the pictures passed to {@code show(...)} from now on; null for none. */
    public static void use(Consumer<Picture> newDisplay) {
        display = newDisplay;
    }

    static boolean install() {
        return display != null;
    }

    static boolean display(Picture picture) {
        if (display == null) {
            return false;
        }
        display.accept(picture);
        return true;
    }
}
