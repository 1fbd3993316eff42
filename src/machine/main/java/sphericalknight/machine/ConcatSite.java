package sphericalknight.machine;

import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Concatenates strings and other values, as in {@code "a" + b}. */
final class ConcatSite extends CallSite {
    private static final char ARGUMENT = '\1';
    private static final char CONSTANT = '\2';

    private final String recipe;
    private final List<Object> constants;
    private final Interpreter interpreter;

    ConcatSite(LoadedClass from, InvokeDynamicInsnNode node) {
        super(node.desc);
        interpreter = from.machine.interpreter;
        recipe = (String) node.bsmArgs[0];
        constants = Arrays.asList(node.bsmArgs).subList(1, node.bsmArgs.length);
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
