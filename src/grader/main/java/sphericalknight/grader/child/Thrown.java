package sphericalknight.grader.child;

import sphericalknight.grader.wire.Messages;
import sphericalknight.grader.wire.Out;

/**
 * Writes the parts of an exception that are reported to the grader: the name of its class, its message, and the line of the answer that
 * threw it.
 */
final class Thrown {
    private Thrown() {}

    static Out write(Throwable thrown, Out out) {
        return out.putText(cut(thrown.getClass().getName()))
                .putText(message(thrown))
                .putInt(line(thrown));
    }

    private static String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? "" : cut(message);
        } catch (Throwable again) {
            return "";
        }
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), Messages.LONGEST_TEXT));
    }

    /**
     * The line of the topmost stack frame outside the JDK; 0 if that frame belongs to the course or has no line number, or if there is
     * none.
     */
    private static int line(Throwable thrown) {
        try {
            for (StackTraceElement frame : thrown.getStackTrace()) {
                String type = frame.getClassName();
                if (type.equals(Steps.class.getName())) {
                    continue;
                }
                if (type.startsWith("sphericalknight.")) {
                    return 0;
                }
                if (!type.startsWith("java.") && !type.startsWith("jdk.")) {
                    return Math.max(0, frame.getLineNumber());
                }
            }
            return 0;
        } catch (Throwable again) {
            return 0;
        }
    }
}
