package sphericalknight.exercise.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

@DisplayName("99.3 Variety")
class VarietyContract extends Contract<Variety> {
    @Test
    @DisplayName("numbers")
    void numbers() {
        assertThat(answer().weighted(4, 9)).isEqualTo(21);
        assertThat(answer().weighted(7, 1)).isEqualTo(22);
        assertThat(answer().price(6, 0)).isEqualTo(30);
        assertThat(answer().price(7, 1)).isEqualTo(7);
        assertThat(answer().rotated(0x4000_0003)).isEqualTo(0x0000_0068);
        assertThat(answer().unsigned(-2)).isEqualTo(0xFFFF_FFFEL);
        assertThat(answer().unsigned(5)).isEqualTo(5);
        assertThat(answer().distance(3, 9)).isEqualTo(6);
        assertThat(answer().distance(9, 2)).isEqualTo(7);
    }

    @Test
    @DisplayName("sets")
    void sets() {
        long some = set("a1 c4 h6");
        assertThat(answer().contains(some, 26)).isTrue();
        assertThat(answer().contains(some, 47)).isTrue();
        assertThat(answer().contains(some, 27)).isFalse();
        assertThat(answer().east(some)).isEqualTo(set("b1 d4"));
        assertThat(answer().together(some, set("b1 g8"))).isEqualTo(set("a2 c5 h7 b1 g8"));
        assertThat(answer().unpacked(answerApart().packed(some))).isEqualTo(some);
    }

    @Test
    @DisplayName("arrays")
    void arrays() {
        int[] numbers = {5, 8, 13};
        assertThat(answer().sum(numbers)).isEqualTo(26);
        assertThat(answer().sum(numbers)).isEqualTo(26);
        assertThat(answer().squares(set("b1 e4"))).containsExactly(1, 28);
        assertThat(answer().squares(0)).isNotNull().isEmpty();
    }

    @Override
    protected void probe(Variety answer) {
        answer.sum(new int[0]);
    }
}
