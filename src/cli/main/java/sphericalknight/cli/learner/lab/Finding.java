package sphericalknight.cli.learner.lab;

/**
 * One line of the report of {@code course doctor}; the component names are also the field names in its JSON.
 *
 * @param check the name of the check
 * @param ok whether the check passed
 * @param found what the check found
 * @param cure how to fix it; empty if the check passed
 */
record Finding(String check, boolean ok, String found, String cure) {
    static Finding good(String check, Object found) {
        return new Finding(check, true, found.toString(), "");
    }

    static Finding fault(String check, String found, String cure) {
        return new Finding(check, false, found, cure);
    }
}
