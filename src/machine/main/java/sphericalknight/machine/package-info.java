/**
 * A small Java virtual machine in plain Java. It runs the class files of an answer (a learner's solution) where there is no JVM, such as in
 * a web page, and counts the steps.
 *
 * <pre>
 * ClassFile    the parsed contents of a class file
 * LoadedClass  a class in the machine: static fields, methods, initialised or not
 * Code         a method's instructions, decoded by Decoder; Op numbers them
 * Frame        one call: the place of its variables, and the next instruction
 * Interpreter  the loop that runs instructions
 * Linker       finds the field, method or class that an instruction names
 * Obj          an object of an interpreted class; Closure, a lambda
 * Host         the classes of the JDK and the library, which are called and not interpreted
 * Machine      the entry point
 * </pre>
 */
package sphericalknight.machine;
