package com.sun.tools.javac.resources;

import sphericalknight.wasm.compiler.Messages;

/** The resource bundle {@code javac}, under the name by which javac loads it. */
public final class javac extends Messages {
    public javac() {
        super("/com/sun/tools/javac/resources/javac.properties");
    }
}
