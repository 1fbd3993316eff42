package sphericalknight.machine;

import java.util.ArrayList;
import java.util.List;

/** Concatenates strings and other values, as in {@code "a" + b}. */
final class ConcatSite extends CallSite {
    private static final char ARGUMENT = '\1';
    private static final char CONSTANT = '\2';

    private final String recipe;
    private final List<String> constants;
    private final Interpreter interpreter;

    ConcatSite(LoadedClass from, Signature signature, int[] bootstrap) {
        super(signature);
        interpreter = from.machine.interpreter;
        Constants pool = from.file.constants;
        recipe = pool.className(bootstrap[1]);
        constants = new ArrayList<>();
        for (int i = 2; i < bootstrap.length; i++) {
            constants.add(String.valueOf(from.machine.linker.constant(from, bootstrap[i])));
        }
    }

    @Override
    void run(long[] p, Object[] r, int base) {
        List<Object> arguments = arguments(p, r, base);
        for (Object each : arguments) {
            interpreter.meter.work(1 + Sizes.deep(each, interpreter));
        }
        StringBuilder text = new StringBuilder();
        int argument = 0;
        int constant = 0;
        for (int i = 0; i < recipe.length(); i++) {
            switch (recipe.charAt(i)) {
                case ARGUMENT -> text.append(arguments.get(argument++));
                case CONSTANT -> text.append(constants.get(constant++));
                default -> text.append(recipe.charAt(i));
            }
        }
        r[base] = text.toString();
        Charges.result(interpreter, r[base]);
    }
}
