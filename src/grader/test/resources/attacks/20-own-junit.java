// row: 20
// attack: declares itself a class of JUnit
// expect: missing-type
// why: the class that is asked for is not there
package org.junit.jupiter.api;

class Assertions {
    public static void assertEquals(Object expected, Object actual) {}
}
