package sphericalknight.machine.snippets;

/** Arithmetic, conversions, arrays, jumps. Each method is one test. */
public final class Numbers {
    private Numbers() {}

    static long knights() {
        long all = 0;
        for (int square = 0; square < 64; square++) {
            long b = 1L << square;
            long right = (b << 17 | b >>> 15) & 0xfefefefefefefefeL;
            long left = (b << 15 | b >>> 17) & 0x7f7f7f7f7f7f7f7fL;
            all = 31 * all + (right ^ left);
        }
        return all;
    }

    static String compound() {
        byte b = 120;
        b += 20;
        short s = 32767;
        s++;
        char c = 'a';
        c += 2;
        int i = 7;
        i <<= 33;
        i += 2.9;
        long l = 1;
        l <<= 63;
        l >>>= i;
        i = i++ + ++i;
        return b + " " + s + " " + c + " " + i + " " + l;
    }

    static String arrays() {
        boolean[] z = new boolean[2];
        z[1] = true;
        byte[] b = {1, -2};
        b[0] -= 5;
        char[] c = {'a', 'b'};
        c[0]++;
        short[] s = {1, 2};
        s[1] *= 3;
        int[] i = {1, 2, 3};
        i[2] += i[1]++;
        long[] l = {1, 2};
        l[0] = l[1] = 5L << 40;
        float[] f = {1.5f};
        f[0] /= 2;
        double[] d = {2.5};
        d[0] = d[0]-- + 1;
        String[][] names = new String[2][3];
        names[1][2] = "x";
        long[][] table = new long[4][];
        table[3] = new long[] {7};
        int[][][] cube = new int[2][3][4];
        cube[1][2][3]++;
        return "" + z[1] + b[0] + c[0] + s[1] + i[2] + i[1] + l[0] + f[0] + d[0] + names[1][2] + names[0][0]
                + table[3][0] + cube[1][2][3] + cube.length + cube[0].length + cube[0][0].length + l.clone()[1]
                + i.clone().length;
    }

    static int switches() {
        int sum = 0;
        for (int i = -3; i < 12; i++) {
            switch (i) {
                case 0, 1:
                    sum += 1;
                    break;
                case 2:
                    sum += 10;
                case 3:
                    sum += 100;
                    break;
                default:
                    sum += 1000;
            }
            sum += switch (i * 1000) {
                case -3000 -> 1;
                case 5000 -> 2;
                case 11000 -> 4;
                default -> 8;
            };
            sum += switch ("s" + i) {
                case "s1" -> 7;
                case "s-2" -> 9;
                default -> 0;
            };
        }
        return sum;
    }

    static int loops() {
        int count = 0;
        outer:
        for (int i = 0; i < 10; i++) {
            int j = 0;
            while (true) {
                if (++j > i) {
                    continue outer;
                }
                if (i * j == 42) {
                    break outer;
                }
                count += i ^ j;
            }
        }
        do {
            count -= 3;
        } while (count > 10);
        return count;
    }

    static long recursion() {
        return fibonacci(20) + ackermann(2, 5);
    }

    private static long fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    private static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static long collatz() {
        long longest = 0;
        for (int start = 1; start < 300; start++) {
            long n = start;
            int steps = 0;
            while (n != 1) {
                n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
                steps++;
            }
            longest = Math.max(longest, steps);
        }
        return longest;
    }

    static double smallFloats() {
        float sum = 0f;
        double halves = 0;
        for (float each = 1f; each < 5; each += 1f) {
            sum += each / 2f;
            halves += each / 2;
        }
        return sum + halves;
    }
}
