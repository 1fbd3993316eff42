package sphericalknight.page;

/** SHA-256 (FIPS 180-4), because a page has no {@code java.security}. */
public final class Sha256 {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    /** The round constants: the first 32 fractional bits of the cube roots of the first 64 primes. */
    private static final int[] K = new int[ROUNDS];
    /** The initial hash value: the first 32 fractional bits of the square roots of the first eight primes. */
    private static final int[] START = new int[8];

    static {
        int n = 0;
        for (int i = 2; n < ROUNDS; i++) {
            if (isPrime(i)) {
                if (n < START.length) {
                    START[n] = fraction(Math.sqrt(i));
                }
                K[n++] = fraction(Math.cbrt(i));
            }
        }
    }

    private final int[] state = START.clone();
    private final byte[] block = new byte[BLOCK];
    private long length;

    private static boolean isPrime(int number) {
        for (int i = 2; i * i <= number; i++) {
            if (number % i == 0) {
                return false;
            }
        }
        return true;
    }

    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << 32));
    }

    public void add(byte[] bytes) {
        for (byte each : bytes) {
            add(each);
        }
    }

    private void add(byte each) {
        block[(int) (length++ % BLOCK)] = each;
        if (length % BLOCK == 0) {
            mix();
        }
    }

    private void mix() {
        int[] w = new int[ROUNDS];
        for (int i = 0; i < 16; i++) {
            w[i] = block[4 * i] << 24
                    | (block[4 * i + 1] & 0xFF) << 16
                    | (block[4 * i + 2] & 0xFF) << 8
                    | block[4 * i + 3] & 0xFF;
        }
        for (int i = 16; i < ROUNDS; i++) {
            int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
            int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        int[] v = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
            int choice = v[4] & v[5] ^ ~v[4] & v[6];
            int t1 = v[7] + s1 + choice + K[i] + w[i];
            int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
            int majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += t1;
            v[0] = t1 + s0 + majority;
        }
        for (int i = 0; i < v.length; i++) {
            state[i] += v[i];
        }
    }

    /** The hash of all bytes in hexadecimal digits; no bytes can be added afterwards. */
    public String text() {
        long bits = 8 * length;
        add((byte) 0x80);
        while (length % BLOCK != BLOCK - Long.BYTES) {
            add((byte) 0);
        }
        for (int shift = 56; shift >= 0; shift -= 8) {
            add((byte) (bits >>> shift));
        }
        StringBuilder text = new StringBuilder();
        for (int each : state) {
            for (int shift = 28; shift >= 0; shift -= 4) {
                text.append(Character.forDigit(each >>> shift & 0xF, 16));
            }
        }
        return text.toString();
    }
}
