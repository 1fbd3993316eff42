package org.assertj.core.api;

/** In the page: where assertions begin. */
public final class Assertions {
    /** An assertion of any kind of value. */
    public static final class AnyAssert<A> extends AbstractAssert<AnyAssert<A>, A> {
        AnyAssert(A actual) {
            super(actual, AnyAssert.class);
        }
    }

    private Assertions() {}

    /** An assertion on a value. */
    public static <A> AnyAssert<A> assertThat(A actual) {
        return new AnyAssert<>(actual);
    }

    /** Fails. */
    public static <T> T fail(String message) {
        throw new AssertionError(message);
    }
}
