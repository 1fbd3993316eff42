package sphericalknight.machine;

import sphericalknight.machine.reflection.ReflectiveHost;

/** Host classes for the tests of the machine, which know nothing of the generated table. */
final class Hosts {
    private Hosts() {}

    /** All public classes of this JVM, called by reflection. */
    static Host ofJava() {
        return new ReflectiveHost(name -> !name.startsWith("sphericalknight."), Hosts.class.getClassLoader());
    }
}
