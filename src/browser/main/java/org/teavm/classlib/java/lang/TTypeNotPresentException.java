package org.teavm.classlib.java.lang;

/** {@link java.lang.TypeNotPresentException}, which TeaVM lacks. */
public class TTypeNotPresentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates an exception with the name of the missing class. */
    public TTypeNotPresentException(String name, Throwable cause) {
        super("Type " + name + " not present", cause);
    }
}
