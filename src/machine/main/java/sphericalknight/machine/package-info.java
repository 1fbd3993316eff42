/**
 * A small Java virtual machine in plain Java. It runs the class files of every answer (a learner's solution), at the terminal, in a
 * notebook, in the grader and in a web page, and counts their resources. SAFETY.md, beside the sources, says what an answer can reach.
 *
 * <pre>
 * entry point    Machine; what ends its run is a Halt: LimitReached, or Unknown
 * classes        LoadedClass, with its static fields; Method; Signature
 * instructions   Decoder translates those that ASM reads to Code; Op numbers them; Linker and TypeLink find what they name
 * running        Interpreter is the loop, RareInstructions its rest; Frame is one call, Call its target; Values, Types, Faults
 * invokedynamic  CallSite and its kinds: LambdaSite (with Lambda), ConcatSite, RecordSite
 * objects        Obj; Thrown, around one that is an exception; Closure, a lambda; Plain, ClassObject, JavaArrays
 * host classes   Host, HostClass: of the JDK and the library, called and not interpreted; Intrinsics, HostActions, InOrder, Printer
 * prices         Charges is the list, with the *Charges; Charge, one of its rules; Price, of the library; Sizes measures, HashTables
 *                remembers; Counted counts within a call
 * limits         Meter counts what is used; JvmHeap and KeptMemory say whether memory lacks
 * </pre>
 *
 * <p>Package {@code table} writes host classes as Java when a module is built; those of package {@code reflection} call by reflection.
 */
package sphericalknight.machine;
