package sphericalknight.lesson.lint;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The contract: what may be stored as output")
class OutputRulesTest extends RuleTester {
    @Test
    @DisplayName("at most forty lines")
    void lines() {
        assertGood("short-output", code("1").printed("x\n".repeat(40)));
        assertBad("short-output", code("1").printed("x\n".repeat(41)), "cell 1 (code-1)", "41 lines");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[J@1b6d3586",
                "Object@4554617c",
                "REPL.$JShell$12$A@74a14482",
                "e84a2e3a-23f0-4dd3-a7a7-0ae1b4d6a4f1"
            })
    @DisplayName("nothing that differs on each run")
    void identity(String output) {
        assertBad("no-identity", code("1").value(output), "cell 1 (code-1)", "differs on each run");
        assertBad("no-identity", code("1").printed("it is " + output + "\n"), "cell 1 (code-1)", "differs on each run");
    }

    @Test
    @DisplayName("an address or a hex value is not an identity")
    void noIdentity() {
        assertGood("no-identity", code("1").value("me@example.org 0x0000142200221400 a@1"));
    }

    @Test
    @DisplayName("no bare set of squares, unless its ugliness is the point")
    void bareLong() {
        assertGood("no-bare-long", code("1").value("119060324"));
        assertGood("no-bare-long", code("1", "raw-long").value("-9223372036854775808"));
        assertBad(
                "no-bare-long",
                code("1").value("-9223372036854775808"),
                "cell 1 (code-1)",
                "bare number -9223372036854775808");
    }
}
