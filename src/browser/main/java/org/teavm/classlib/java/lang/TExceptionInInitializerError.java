package org.teavm.classlib.java.lang;

/** {@link java.lang.ExceptionInInitializerError}, which TeaVM lacks. */
public class TExceptionInInitializerError extends LinkageError {
    private static final long serialVersionUID = 1L;

    /** Creates an error for the exception that an initialiser has thrown. */
    public TExceptionInInitializerError(Throwable thrown) {
        super(null, thrown);
    }
}
