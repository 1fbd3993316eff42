package sphericalknight.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/**
 * The parsed command-line arguments.
 *
 * @param names the benchmarks to run; all if none is named
 * @param quick whether to run one short round in this process, which shows that the benchmarks work but not how fast the code is
 * @param json whether to print the report as JSON
 * @param store the folder that receives one result file per benchmark; null to write none
 */
record Arguments(List<String> names, boolean quick, boolean json, Path store) {
    static Arguments of(String[] args, SortedSet<String> known) {
        List<String> names = new ArrayList<>();
        boolean quick = false;
        boolean json = false;
        Path store = null;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--quick" -> quick = true;
                case "--json" -> json = true;
                case "--store" -> store = Path.of(args[++i]);
                default -> names.add(checked(args[i], known));
            }
        }
        return new Arguments(names.isEmpty() ? List.copyOf(known) : names, quick, json, store);
    }

    private static String checked(String name, SortedSet<String> known) {
        if (!known.contains(name)) {
            throw new IllegalArgumentException(
                    "no benchmark is called \"" + name + "\"; there are " + String.join(", ", known));
        }
        return name;
    }
}
