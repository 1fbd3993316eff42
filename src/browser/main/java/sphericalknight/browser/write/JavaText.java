package sphericalknight.browser.write;

import java.lang.invoke.MethodType;

/** Writes values as Java source. */
final class JavaText {
    private JavaText() {}

    /** A string literal. */
    static String string(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            switch (each) {
                case '"' -> literal.append("\\\"");
                case '\\' -> literal.append("\\\\");
                case '\n' -> literal.append("\\n");
                default -> literal.append(each < 128 ? String.valueOf(each) : "\\u%04x".formatted((int) each));
            }
        }
        return literal.append('"').toString();
    }

    /** The name of a type in source, or of the class that boxes it if it is primitive. */
    static String boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType().getCanonicalName();
    }
}
