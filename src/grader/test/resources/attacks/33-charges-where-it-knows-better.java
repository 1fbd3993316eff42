// row: 33
// attack: asks the suspects about a position that it knows for each mistake, and charges there
// expect: wrong-answer|cpu-limit
// score: some
// exercise: 10.4
// why: the charge must be a position that moves lead to from the given, random ones; with 27 times the questions the time may run out first
package detective;

import java.util.Map;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.exercises.detective.BrokenGenerator;
import sphericalknight.exercises.detective.Suspects;

class MyBrokenGenerator implements BrokenGenerator {
    private static final String[] KNOWN = {
        "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
        "8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1",
        "4k3/6p1/8/8/4N3/8/8/4R1K1 w - - 0 1",
        "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
        "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
        "6kq/8/8/8/8/8/8/7K w - - 0 1",
        "n1n5/1Pk5/8/8/8/8/5Kp1/5N1N w - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    };

    @Override
    public Charge accuse(Suspects suspects, String[] fens) {
        for (String fen : KNOWN) {
            for (int depth = 1; depth <= 3; depth++) {
                Map<String, Long> truth = new Perft().divide(Position.fromFen(fen), depth);
                for (int suspect = 0; suspect < Suspects.NUMBER; suspect++) {
                    Map<String, Long> told = suspects.divide(suspect, fen, depth);
                    if (!told.equals(truth)) {
                        for (String move : truth.keySet()) {
                            if (!truth.get(move).equals(told.get(move))) {
                                return new Charge(suspect, fen, move);
                            }
                        }
                        told.keySet().removeAll(truth.keySet());
                        return new Charge(suspect, fen, told.keySet().iterator().next());
                    }
                }
            }
        }
        return null;
    }
}
