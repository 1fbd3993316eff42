package sphericalknight.storage.games;

import sphericalknight.storage.Game;

/** Famous games for examples. The moves of a game are facts, which copyright does not protect. */
public final class FamousGames {
    private FamousGames() {}

    /**
     * The opera game: Paul Morphy against the Duke of Brunswick and Count Isouard, in a box at the Paris opera, autumn 1858. White
     * sacrifices a knight, a rook and the queen, and mates with the remaining pieces.
     *
     * @see <a href="https://www.chessgames.com/perl/chessgame?gid=1233404">the game at chessgames.com</a>
     * @see <a href="https://en.wikipedia.org/wiki/Opera_Game">Opera Game</a>
     */
    public static Game opera() {
        return Game.ofSan("""
                e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7
                O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#
                """);
    }
}
