package sphericalknight.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** The parts of a Markdown text: links and pictures. */
public final class Prose {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final Pattern HTML_IMAGE = Pattern.compile("<img\\b[^>]*>", Pattern.DOTALL);
    private static final Pattern HTML_LINK = Pattern.compile("<a\\b[^>]*>", Pattern.DOTALL);

    /**
     * A link or a picture.
     * @param target the target of the link, or the file of the picture
     * @param text the words of the link, or the alternative text of the picture
     */
    public record Reference(String target, String text) {}

    private final List<Reference> links = new ArrayList<>();
    private final List<Reference> images = new ArrayList<>();

    private Prose(String markdown) {
        PARSER.parse(markdown).accept(new Collector());
    }

    public static Prose of(String markdown) {
        return new Prose(markdown);
    }

    public List<Reference> links() {
        return links;
    }

    public List<Reference> images() {
        return images;
    }

    /** The text and inline code in a node, without mark-up, line breaks and HTML. */
    public static String textOf(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text leaf) {
                text.append(leaf.getLiteral());
            }

            @Override
            public void visit(Code leaf) {
                text.append(leaf.getLiteral());
            }
        });
        return text.toString().strip();
    }

    private final class Collector extends AbstractVisitor {
        @Override
        public void visit(Link link) {
            links.add(new Reference(link.getDestination(), textOf(link)));
            visitChildren(link);
        }

        @Override
        public void visit(Image image) {
            images.add(new Reference(image.getDestination(), textOf(image)));
        }

        @Override
        public void visit(HtmlBlock block) {
            html(block.getLiteral());
        }

        @Override
        public void visit(HtmlInline inline) {
            html(inline.getLiteral());
        }

        private void html(String html) {
            HTML_IMAGE
                    .matcher(html)
                    .results()
                    .forEach(image -> images.add(
                            new Reference(attribute(image.group(), "src"), attribute(image.group(), "alt"))));
            // The text of an HTML link is in other nodes, so the target is used as its text.
            HTML_LINK
                    .matcher(html)
                    .results()
                    .map(link -> attribute(link.group(), "href"))
                    .filter(target -> !target.isEmpty())
                    .forEach(target -> links.add(new Reference(target, target)));
        }

        private String attribute(String tag, String name) {
            Matcher value = Pattern.compile("\\b" + name + "=\"([^\"]*)\"").matcher(tag);
            return value.find() ? value.group(1) : "";
        }
    }
}
