package com.sun.tools.javac.resources;

import sphericalknight.wasm.compiler.Messages;

/** The bundle {@code javac}, under the name by which javac asks for it. */
public final class javac extends Messages {
    /** The messages. */
    public javac() {
        super("/com/sun/tools/javac/resources/javac.properties");
    }
}
