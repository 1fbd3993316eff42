package sphericalknight.lesson.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;
import sphericalknight.common.Html;
import sphericalknight.lesson.Prose;

/** Converts text cells to HTML. Headings get ids to link to; the chapters of a page are collected for its table of contents. */
final class TextHtml {
    /** Code of at most this many characters stays on one line: a break after a minus would change how it reads. */
    private static final int SHORT = 20;

    private static final Pattern EXERCISE = Pattern.compile("^(Exercise \\d+\\.\\d+) .*");

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private final UnaryOperator<String> links;
    private final UnaryOperator<String> images;
    private final List<Chapter> chapters = new ArrayList<>();
    private final Map<String, Integer> taken = new HashMap<>();
    private final HtmlRenderer renderer;
    /** The level of the last heading. */
    private int level;

    /**
     * Creates a converter.
     * @param links maps a link target in the notebook to one on the page; "" drops the link and keeps its text
     * @param images maps a picture file in the notebook to its source on the page
     */
    TextHtml(UnaryOperator<String> links, UnaryOperator<String> images) {
        this.links = links;
        this.images = images;
        renderer = HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .nodeRendererFactory(JavaBlocks::new)
                .attributeProviderFactory(context -> this::attributes)
                .build();
    }

    String of(String markdown) {
        Node document = PARSER.parse(markdown);
        document.accept(new Rewriting());
        return renderer.render(document);
    }

    /** The headings of level 2 so far. */
    List<Chapter> chapters() {
        return chapters;
    }

    private void attributes(Node node, String tag, Map<String, String> attributes) {
        if (node instanceof Heading heading) {
            String title = Prose.textOf(heading);
            String id = name(title);
            attributes.put("id", id);
            if (heading.getLevel() == 2) {
                chapters.add(new Chapter(id, title));
            }
        } else if (tag.equals("th")) {
            attributes.put("scope", "col");
        } else if (node instanceof Code code && code.getLiteral().length() <= SHORT) {
            attributes.put("class", "short");
        }
    }

    /** The id of a heading: its words; of an exercise only its number, so that scripts find it. */
    private String name(String title) {
        String plain = EXERCISE.matcher(title)
                .replaceFirst("$1")
                .toLowerCase()
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
        int times = taken.merge(plain, 1, Integer::sum);
        return times == 1 ? plain : plain + "-" + times;
    }

    /** Replaces the targets of links and pictures with their targets on the page; a link without one becomes plain text. */
    private final class Rewriting extends AbstractVisitor {
        @Override
        public void visit(Link link) {
            visitChildren(link);
            String target = links.apply(link.getDestination());
            if (target.isEmpty()) {
                while (link.getFirstChild() != null) {
                    link.insertBefore(link.getFirstChild());
                }
                link.unlink();
            } else {
                link.setDestination(target);
            }
        }

        /** A heading that skips levels would confuse those who hear the page. */
        @Override
        public void visit(Heading heading) {
            visitChildren(heading);
            heading.setLevel(Math.min(heading.getLevel(), level + 1));
            level = heading.getLevel();
        }

        @Override
        public void visit(Image image) {
            image.setDestination(images.apply(image.getDestination()));
        }

        @Override
        public void visit(CustomBlock block) {
            if (block instanceof TableBlock) {
                visitChildren(block);
            }
        }
    }

    /** Renders listings; those marked "java" get coloured tokens. */
    private record JavaBlocks(HtmlNodeRendererContext context) implements NodeRenderer {
        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(FencedCodeBlock.class);
        }

        @Override
        public void render(Node node) {
            FencedCodeBlock block = (FencedCodeBlock) node;
            HtmlWriter html = context.getWriter();
            String source = block.getLiteral().stripTrailing();
            html.line();
            html.raw("<pre class=\"listing\" tabindex=\"0\"><code>");
            html.raw("java".equals(block.getInfo()) ? JavaHtml.of(source) : Html.escape(source));
            html.raw("</code></pre>");
            html.line();
        }
    }
}
