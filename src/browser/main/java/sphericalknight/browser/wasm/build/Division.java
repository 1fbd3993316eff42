package sphericalknight.browser.wasm.build;

import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NumericOperandType;
import sphericalknight.browser.lacking.Lacking;

/**
 * Makes divisions of a learner's numbers by zero throw Java's exception. In WebAssembly, such a division ends the whole program. The
 * machine that runs cells and answers therefore tests the divisor; javac's own arithmetic and Java's {@code Math} do not.
 */
final class Division {
    private static final Set<String> CLASSES = Set.of("com.sun.tools.javac.comp.ConstFold", "java.lang.Math");

    private Division() {}

    /** Mends the divisions of a class, if it is one that divides a learner's numbers. */
    static void mend(ClassHolder type) {
        if (CLASSES.contains(type.getName())) {
            for (MethodHolder method : type.getMethods()) {
                if (method.getProgram() != null) {
                    mend(method.getProgram());
                }
            }
        }
    }

    private static void mend(Program program) {
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof BinaryInstruction binary && isDivision(binary)) {
                    binary.setSecondOperand(checked(program, binary));
                }
            }
        }
    }

    private static boolean isDivision(BinaryInstruction binary) {
        boolean isWhole =
                Set.of(NumericOperandType.INT, NumericOperandType.LONG).contains(binary.getOperandType());
        return isWhole && Set.of(BinaryOperation.DIVIDE, BinaryOperation.MODULO).contains(binary.getOperation());
    }

    /** Inserts a check of the divisor before a division, and returns the variable with the checked divisor. */
    private static Variable checked(Program program, BinaryInstruction division) {
        Class<?> type = division.getOperandType() == NumericOperandType.LONG ? long.class : int.class;
        InvokeInstruction check = new InvokeInstruction();
        check.setType(InvocationType.SPECIAL);
        check.setMethod(new MethodReference(Lacking.class, "divisor", type, type));
        check.setArguments(division.getSecondOperand());
        check.setReceiver(program.createVariable());
        check.setLocation(division.getLocation());
        division.insertPrevious(check);
        return check.getReceiver();
    }
}
