package sphericalknight.browser.assertions;

import java.util.List;

/** Starts assertions. In a page, this class replaces AssertJ's own. */
public final class PageAssertions {
    private PageAssertions() {}

    public static PageAssert assertThat(int actual) {
        return any(actual);
    }

    public static PageAssert assertThat(long actual) {
        return any(actual);
    }

    public static PageAssert assertThat(boolean actual) {
        return any(actual);
    }

    public static PageAssert assertThat(String actual) {
        return any(actual);
    }

    public static PageAssert assertThat(Comparable<?> actual) {
        return any(actual);
    }

    public static PageAssert assertThat(int[] actual) {
        return any(actual);
    }

    public static PageAssert assertThat(long[] actual) {
        return any(actual);
    }

    public static PageAssert assertThat(byte[] actual) {
        return any(actual);
    }

    public static PageAssert assertThat(Object[] actual) {
        return any(actual);
    }

    public static PageAssert assertThat(List<?> actual) {
        return any(actual);
    }

    private static PageAssert any(Object actual) {
        return new PageAssert(actual, PageAssert.class);
    }

    /** Throws an AssertionError with this message. */
    public static Object fail(String message) {
        throw new AssertionError(message);
    }
}
