package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.storage.Game;
import sphericalknight.storage.positions.PositionTables;

/** {@code course train positions}: learns, from the human games in the test resources, the tables of the schemes for positions. */
@Command(
        name = "positions",
        description =
                "Learn the tables of the schemes for positions. The same games give the same file, byte for byte.")
final class TrainPositions extends CourseCommand implements Callable<Integer> {
    private static final String TABLE =
            "src/library/main/resources/sphericalknight/storage/positions/" + PositionTables.RESOURCE;
    private static final String GAMES = "src/library/test/resources/storage/";
    private static final List<String> FILES = List.of("games-lichess-a-dev.txt", "games-lichess-b-dev.txt");

    @Option(
            names = "--check",
            description = "write nothing; exit code 1 when the shipped table differs from the one learned")
    private boolean check;

    @Override
    public Integer call() {
        CoursePaths course = CoursePaths.find();
        Path table = course.root().resolve(TABLE);
        List<Game> games = new ArrayList<>();
        for (String file : FILES) {
            games.addAll(TrainCommand.read(course.root().resolve(GAMES + file)));
        }
        long start = System.nanoTime();
        byte[] learned = PositionTables.learn(games);
        err().printf(
                        "Learned from %,d games in %.1f s: %,d bytes.%n",
                        games.size(), (System.nanoTime() - start) / 1e9, learned.length);
        if (check) {
            boolean same = Arrays.equals(learned, bytes(table));
            err().println(TABLE + (same ? " is up to date" : " is stale; run: ./course train positions"));
            return same ? ExitCode.GOOD : ExitCode.WRONG;
        }
        StoreStreams.write(table, out -> out.write(PositionTables.zip(learned)));
        return ExitCode.GOOD;
    }

    private static byte[] bytes(Path table) {
        try {
            return PositionTables.unzip(Files.readAllBytes(table));
        } catch (IOException fault) {
            throw new UserError("Cannot read " + table + "; write it with ./course train positions.", fault);
        }
    }
}
