package sphericalknight.cli;

/**
 * One line of the doctor's report; the names are those of its JSON.
 *
 * @param check what was looked at
 * @param ok whether it is as it should be
 * @param found what is there
 * @param cure what to do, empty where nothing is wrong
 */
record Finding(String check, boolean ok, String found, String cure) {
    static Finding good(String check, Object found) {
        return new Finding(check, true, found.toString(), "");
    }

    static Finding fault(String check, String found, String cure) {
        return new Finding(check, false, found, cure);
    }
}
