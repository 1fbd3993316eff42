package sphericalknight.machine;

/** Wraps an exception of an interpreted class so that Java can throw it. */
public final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Obj object;
    private String message;

    Thrown(Obj object) {
        this.object = object;
    }

    /** The interpreted exception object. */
    public Obj object() {
        return object;
    }

    /** Sets the message, which the constructor of the interpreted class passes to its superclass. */
    void setMessage(String text) {
        message = text;
    }

    @Override
    public String getMessage() {
        Method method = object.type.find("getMessage()Ljava/lang/String;");
        return method == null ? message : (String) object.type.machine.interpreter.call(method, object);
    }

    /** The message passed to the constructor, even if the class overrides {@code getMessage}. */
    String plainMessage() {
        return message;
    }

    @Override
    public String toString() {
        return object.toString();
    }

    String text() {
        String name = object.binaryName();
        return getLocalizedMessage() == null ? name : name + ": " + getLocalizedMessage();
    }

    /** Returns the exception as interpreted code sees it: an interpreted object or a Java exception. */
    public static Object seen(Object thrown) {
        return thrown instanceof Thrown mine ? mine.object : thrown;
    }

    /** Returns the exception as Java throws it: an interpreted object is wrapped. */
    public static Throwable carried(Object seen) {
        return seen instanceof Obj object ? (Throwable) object.outside : (Throwable) seen;
    }
}
