import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as wordsOf } from "mdast-util-to-string";
import { micromark } from "micromark";
import sanitizeHtml from "sanitize-html";

/** An article's Markdown as HTML and plain text. */
export interface ArticleText {
  /** Sanitized HTML, without scripts. */
  readonly html: string;
  /** The beginning of the article's text, with an ellipsis. */
  readonly excerpt: string;
  /** The article's first paragraph, as plain text. */
  readonly opening: string;
  /** The reading time in whole minutes. */
  readonly minutes: number;
  /** The slugs of the pieces that the article links to, in their order. */
  readonly pieces: readonly string[];
}

const EXCERPT = 100;
/**
 * The number of words that a reader reads in a minute. It is low, because English may not be the
 * reader's first language.
 */
const WORDS_A_MINUTE = 200;
const MOST_PIECES = 4;
/**
 * The cache of rendered articles. Its key is the article's whole text, so a changed article gets a
 * new entry.
 */
const KNOWN = 200;
const cache = new Map<string, ArticleText>();

/** Renders an article's Markdown; the result is cached. */
export function readArticle(markdown: string): ArticleText {
  const before = cache.get(markdown);
  if (before) return before;
  if (cache.size >= KNOWN) cache.clear();
  const text = renderArticle(markdown);
  cache.set(markdown, text);
  return text;
}

/**
 * Renders an article's Markdown without the cache, for a preview: a text that staff are typing must
 * not push the texts that shoppers read out of the cache.
 */
export function renderArticle(markdown: string): ArticleText {
  const root = fromMarkdown(markdown);
  const words = blocksOf(root).map(plain).join(" ").replace(/\s+/g, " ").trim();
  const opening = root.children.find(({ type }) => type === "paragraph");
  const html = articleHtml(markdown);
  return {
    html,
    // The text is cut between characters, because a character can consist of several code units.
    excerpt: `${[...words].slice(0, EXCERPT).join("").trimEnd()}…`,
    opening: opening ? plain(opening) : "",
    minutes: Math.max(1, Math.round(words.split(" ").length / WORDS_A_MINUTE)),
    pieces: piecesIn(html),
  };
}

/**
 * Converts an article's Markdown to HTML. The first library keeps HTML in the Markdown as text and
 * allows only links with safe protocols. The second library lets through only the HTML elements
 * that an article may contain, so that neither library has to be trusted alone.
 */
function articleHtml(markdown: string): string {
  return sanitizeHtml(micromark(markdown), {
    allowedTags: [
      "h2",
      "h3",
      "h4",
      "p",
      "ul",
      "ol",
      "li",
      "blockquote",
      "hr",
      "br",
      "strong",
      "em",
      "code",
      "pre",
      "a",
      "img",
    ],
    allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "loading"], ol: ["start"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    // The page has an h1 already, so an h1 of the article becomes an h2.
    transformTags: { h1: "h2", a: outwards, img: sanitizeHtml.simpleTransform("img", LAZY) },
  }).trim();
}
const LAZY = { loading: "lazy" };

/**
 * Links to other sites get `rel="noreferrer"`, so that those sites do not learn the page's address.
 */
const outwards: sanitizeHtml.Transformer = (tagName, attribs) =>
  /^https?:/i.test(attribs["href"] ?? "")
    ? { tagName, attribs: { ...attribs, rel: "noopener noreferrer" } }
    : { tagName, attribs };

function piecesIn(html: string): string[] {
  const slugs = Array.from(
    html.matchAll(/href="\/product\/([a-z0-9-]{1,200})"/g),
    ([, slug]) => slug,
  );
  return [...new Set(slugs)].slice(0, MOST_PIECES) as string[];
}

type Node = Parameters<typeof wordsOf>[0] & { type?: string; children?: Node[] };
const HOLDS_BLOCKS: ReadonlySet<string> = new Set(["root", "blockquote", "list", "listItem"]);

/**
 * Lists the blocks of text (such as paragraphs and headings) below a node of the parsed article, in
 * their order.
 */
function blocksOf(node: Node): Node[] {
  return HOLDS_BLOCKS.has(node.type ?? "") ? (node.children ?? []).flatMap(blocksOf) : [node];
}

function plain(node: Node): string {
  return wordsOf(node, { includeImageAlt: false }).replace(/\s+/g, " ").trim();
}
