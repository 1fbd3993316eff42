package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static sphericalknight.draw.Draw.tree;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A prefix code as a tree")
class CodeTreeTest {
    private final CodeTree tree =
            tree("a code", new String[] {"c", "a", "never", "b"}, new String[] {"11", "0", "", "10"});

    @Test
    @DisplayName("shows its words in the order of the leaves")
    void text() {
        assertThat(tree).hasToString("""
                        a code
                        0   a
                        10  b
                        11  c""");
        assertThat(tree.alt()).isEqualTo("a code: a tree with the leaves a 0, b 10, c 11");
    }

    @Test
    @DisplayName("draws an edge for each node but the root, and each leaf below its branch: a left of b left of c")
    void svg() {
        String svg = tree.svg();
        assertThat(svg.split("L", -1)).as("edges").hasSize(1 + 4);
        assertThat(svg).containsPattern("<text x=\"22\" [^>]*>a<").containsPattern("<text x=\"66\" [^>]*>b<");
    }

    @Test
    @DisplayName("a word that begins another cannot be drawn")
    void noPrefixCode() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tree("", new String[] {"a", "b"}, new String[] {"0", "01"}))
                .withMessageContaining("\"0\" is the beginning of \"01\"");
        assertThatIllegalArgumentException().isThrownBy(() -> tree("", new String[] {"a"}, new String[] {""}));
    }
}
