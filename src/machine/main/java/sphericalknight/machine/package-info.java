/**
 * A small Java virtual machine in plain Java. It runs the class files of every answer (a learner's solution), at the terminal, in a
 * notebook, in the grader and in a web page, and counts their resources. SAFETY.md, beside the sources, says what an answer can reach.
 *
 * <pre>
 * LoadedClass  a class in the machine: static fields, methods, initialised or not
 * Code         a method's instructions, translated by Decoder from those that ASM reads; Op numbers them
 * Frame        one call: its variables and the next instruction
 * Interpreter  the loop that runs instructions
 * Linker       finds the field, method or class that an instruction names
 * Obj          an object of an interpreted class; Closure, a lambda
 * Host         the classes of the JDK and the library: called, not interpreted
 * Machine      the entry point
 * </pre>
 */
package sphericalknight.machine;
