package org.teavm.classlib.java.lang;

/** {@link java.lang.TypeNotPresentException}, which TeaVM lacks. */
public class TTypeNotPresentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Names the class. */
    public TTypeNotPresentException(String name, Throwable cause) {
        super("Type " + name + " not present", cause);
    }
}
