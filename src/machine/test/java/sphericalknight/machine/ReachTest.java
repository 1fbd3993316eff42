package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Code that reaches for what is not its own")
class ReachTest {
    /** A host with nothing but the machine's own classes and {@code java.util.List}: what a table without a line offers. */
    private static final class Bare extends Host {
        private final Host all = Hosts.ofJava();

        @Override
        protected HostClass create(String name) {
            return LISTED.contains(name) ? all.create(name) : null;
        }
    }

    private static final List<String> LISTED = List.of("java/util/List", "java/lang/String", "java/lang/Exception");

    @ParameterizedTest(name = "{0}")
    @DisplayName("meets a name that the machine does not know, and cannot catch that")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ends the JVM              | System.exit(0);                                             | System.exit
            halts it                  | Runtime.getRuntime().halt(0);                               | Runtime.getRuntime
            adds a hook               | Runtime.getRuntime().addShutdownHook(null);                 | Runtime.getRuntime
            starts a process          | new ProcessBuilder("sh").start();                           | ProcessBuilder
            looks at processes        | ProcessHandle.current().pid();                              | ProcessHandle.current
            reads the environment     | System.getenv("HOME");                                      | System.getenv
            reads a setting           | System.getProperty("user.home");                            | System.getProperty
            changes a setting         | System.setProperty("a", "b");                               | System.setProperty
            replaces a stream         | System.setOut(null);                                        | System.setOut
            reads what is typed       | System.in.read();                                           | System.in
            asks the clock            | System.nanoTime();                                          | System.nanoTime
            asks the date             | java.time.Instant.now();                                    | java.time.Instant
            loads native code         | System.loadLibrary("x");                                    | System.loadLibrary
            reads a file              | new java.io.FileInputStream("/etc/passwd").read();          | java.io.FileInputStream
            lists folders             | new java.io.File("/").list();                               | java.io.File
            writes a file             | java.nio.file.Files.writeString(java.nio.file.Path.of("x"), "y"); | java.nio.file.Path
            opens a zip               | new java.util.zip.ZipFile("x.jar").size();                  | java.util.zip.ZipFile
            prints to a file          | new java.io.PrintStream("x").println();                     | java.io.PrintStream
            formats to a file         | new java.util.Formatter("x").format("y");                   | Formatter
            connects                  | new java.net.Socket("localhost", 80).close();               | java.net.Socket
            asks for cards            | java.net.NetworkInterface.getNetworkInterfaces();           | java.net.NetworkInterface
            starts a thread           | new Thread("x").start(); | Thread
            sleeps                    | Thread.sleep(1);                                            | Thread.sleep
            waits                     | new Object().wait();                                        | Object.wait
            wakes others              | new Object().notifyAll();                                   | Object.notifyAll
            makes a pool              | java.util.concurrent.Executors.newCachedThreadPool();       | java.util.concurrent.Executors
            streams in parallel       | List.of("a").parallelStream(); | List.parallelStream
            reads the stack           | new Exception().getStackTrace();                            | getStackTrace
            walks the stack           | StackWalker.getInstance();                                  | StackWalker
            finds a class by name     | Class.forName("java.lang.Runtime");                         | Class.forName
            asks for methods          | String.class.getDeclaredMethods();                          | Class.getDeclaredMethods
            asks for a loader         | String.class.getClassLoader();                              | Class.getClassLoader
            reads a resource          | String.class.getResourceAsStream("/x").read();              | Class.getResourceAsStream
            makes a loader            | new ClassLoader() {};                                       | classes that extend ClassLoader
            looks up a handle         | java.lang.invoke.MethodHandles.lookup();                    | MethodHandles.lookup
            makes a proxy             | java.lang.reflect.Proxy.getProxyClass(null);                | Proxy.getProxyClass
            asks a service            | ServiceLoader.load(Runnable.class);                         | ServiceLoader.load
            asks a security provider  | java.security.Security.getProviders();                      | java.security.Security
            writes an object          | new java.io.ObjectOutputStream(null);                       | java.io.ObjectOutputStream
            compiles                  | javax.tools.ToolProvider.getSystemJavaCompiler();           | javax.tools.ToolProvider
            calls the machine         | new sphericalknight.machine.Machine(null, null); | sphericalknight.machine.Machine
            extends a collection      | new ArrayList<Integer>() {};                                | classes that extend ArrayList
            """)
    void unknown(String what, String code, String name) {
        String source = "import java.util.*; class Reach { static String run() { try { " + code
                + " return \"reached\"; } catch (Throwable t) { return \"caught\"; } finally { Reach.class.getName(); } } }";
        Map<String, byte[]> files = Compiled.files("Reach", source);
        Machine machine = new Machine(files, new Bare());
        String end;
        try {
            end = String.valueOf(machine.callStatic("Reach", "run()Ljava/lang/String;"));
        } catch (Unknown unknown) {
            end = unknown.getMessage();
        }
        assertThat(end).startsWith("The checks of this course do not know ").contains(name);
    }
}
