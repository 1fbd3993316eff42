package sphericalknight.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.perft.ParallelPerft;
import sphericalknight.chess.position.Position;

/**
 * A separate process that counts leaves on request, as a chess program does: a line {@code fen depth} comes in, the number of leaves goes
 * out. It uses only the counting method named by its arguments, so no other method's code is loaded or compiled.
 */
final class PerftServer {
    private PerftServer() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Counting counting = Counting.valueOf(args[0]);
        int threads = Integer.parseInt(args[1]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (ParallelPerft perft = new ParallelPerft(SliderMethods.best(), counting, threads, null)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int blank = line.lastIndexOf(' ');
                Position position = Position.fromFen(line.substring(0, blank));
                System.out.println(perft.count(position, Integer.parseInt(line.substring(blank + 1))));
            }
        }
    }
}
