package org.assertj.core.api;

/** Web page version: the entry point for assertions. */
public final class Assertions {
    /** An assertion on a value of any type. */
    public static final class AnyAssert<A> extends AbstractAssert<AnyAssert<A>, A> {
        AnyAssert(A actual) {
            super(actual, AnyAssert.class);
        }
    }

    private Assertions() {}

    /** Starts an assertion on a value. */
    public static <A> AnyAssert<A> assertThat(A actual) {
        return new AnyAssert<>(actual);
    }

    /** Throws an AssertionError with this message. */
    public static <T> T fail(String message) {
        throw new AssertionError(message);
    }
}
