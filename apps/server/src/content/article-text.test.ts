import { describe, expect, it } from "vitest";
import { readArticle, renderArticle } from "./article-text.ts";

const htmlOf = (markdown: string) => readArticle(markdown).html;
const excerptOf = (markdown: string) => readArticle(markdown).excerpt;

describe("an article's Markdown", () => {
  it("becomes HTML, below the page's own heading", () => {
    expect(htmlOf("# Marks\n\nThe **purity**, [here](/blog/marks).")).toBe(
      '<h2>Marks</h2>\n<p>The <strong>purity</strong>, <a href="/blog/marks">here</a>.</p>',
    );
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <svg/onload=alert(1)> b",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "`<script>alert(1)</script>`",
  ])("shows %s as text", (markdown) => {
    expect(htmlOf(markdown)).not.toMatch(/<(?:script|img|svg|iframe)/);
    expect(htmlOf(markdown)).toContain("&lt;");
  });

  it.each([
    "[go](javascript:alert(1))",
    "[go](JaVaScRiPt:alert(1))",
    "[go](data:text/html,<script>alert(1)</script>)",
    "![go](javascript:alert(1))",
    "<javascript:alert(1)>",
    '[go](/blog "onmouseover=alert(1)")',
    '[go](https://a.example/"onmouseover="alert(1))',
  ])("runs no script in %s", (markdown) => {
    expect(htmlOf(markdown)).not.toMatch(/(?:href|src)="(?:javascript|data):/i);
    expect(htmlOf(markdown)).not.toMatch(/\son\w+=/);
  });

  it("sends no referrer to other sites", () => {
    expect(htmlOf("[BIS](https://www.bis.gov.in)")).toBe(
      '<p><a href="https://www.bis.gov.in" rel="noopener noreferrer">BIS</a></p>',
    );
  });

  it("lists the pieces to which it links, each once", () => {
    const links = ["one", "two", "one"].map((slug) => `[a piece](/product/${slug})`);
    expect(readArticle(links.join(" and ")).pieces).toEqual(["one", "two"]);
  });
});

describe("an article's excerpt", () => {
  it("has the first hundred characters", () => {
    expect(excerptOf("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
    expect(excerptOf("Short.")).toBe("Short.…");
  });

  it("has words, no marks", () => {
    const markdown =
      "# A *ring*\n\n> said\n\n- **one** `two`\n2. ![picture](/a.jpg)see [the mark](/blog/mark)\n\n---\nend_of_it";
    expect(excerptOf(markdown)).toBe("A ring said one two see the mark end_of_it…");
  });

  it("cuts no letter in two, and no word from its space", () => {
    expect(excerptOf("💍".repeat(101))).toBe(`${"💍".repeat(100)}…`);
    expect(excerptOf(`${"a".repeat(99)} b`)).toBe(`${"a".repeat(99)}…`);
  });
});

it("has a first paragraph, and a reading time", () => {
  const words = (count: number) => Array(count).fill("word").join(" ");
  expect(readArticle(`## Head\n\nThe *first*\nof two.\n\n${words(500)}`)).toMatchObject({
    opening: "The first of two.",
    minutes: 3,
  });
  expect(readArticle("").minutes).toBe(1);
});

it("neither reads nor fills the cache for a preview", () => {
  const markdown = "A text that staff are typing.";
  const preview = renderArticle(markdown);
  const cached = readArticle(markdown);
  expect(cached).toEqual(preview);
  expect(cached).not.toBe(preview);
  expect(readArticle(markdown)).toBe(cached);
  expect(renderArticle(markdown)).not.toBe(cached);
});
