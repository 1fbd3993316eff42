package com.sun.tools.javac.resources;

import sphericalknight.wasm.compiler.Messages;

/** The bundle {@code compiler}, under the name by which javac asks for it. */
public final class compiler extends Messages {
    /** The messages. */
    public compiler() {
        super("/com/sun/tools/javac/resources/compiler.properties");
    }
}
