import { trustedMarkup } from "./trusted-markup.ts";

const HEADS: Readonly<Record<string, string>> = { H2: "## ", H3: "### ", H4: "#### " };

/**
 * Converts the text of a page of the shop into Markdown, so that staff can start with the current
 * text. Tables and lists of facts become plain text.
 */
export async function readBuiltInPolicy(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`The page ${address} could not be read.`);
  // The browser parses the page as a separate document, in which no script runs.
  const page = trustedMarkup(await response.text());
  const parsed = new DOMParser().parseFromString(page, "text/html");
  const sections = [...parsed.querySelectorAll("main .reading > section")];
  return sections.map((section) => blocks(section).join("\n\n")).join("\n\n");
}

function blocks(parent: Element): string[] {
  return [...parent.children].flatMap((element) => {
    const head = HEADS[element.tagName];
    if (head) return [head + inline(element)];
    if (element.tagName === "UL" || element.tagName === "OL") {
      return [[...element.children].map((item) => `- ${inline(item)}`).join("\n")];
    }
    if (element.tagName === "P") return [inline(element)];
    if (element.tagName === "DL") return [facts(element)];
    if (element.tagName === "TABLE") {
      return [[...element.querySelectorAll("tbody tr")].map((row) => `- ${cells(row)}`).join("\n")];
    }
    return blocks(element);
  });
}

function facts(list: Element): string {
  const names = [...list.querySelectorAll("dt")];
  return names
    .map((name) => `- **${inline(name)}**: ${inline(name.nextElementSibling)}`)
    .join("\n");
}

function cells(row: Element): string {
  return [...row.children].map(inline).join(": ");
}

function inline(element: Element | null): string {
  if (!element) return "";
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    const words = inline(node);
    if (node.tagName === "A") return `[${words}](${node.getAttribute("href") ?? ""})`;
    if (node.tagName === "STRONG") return `**${words}**`;
    // The second line of a cell is an element without a space before it, so a space is added.
    return ` ${words}`;
  });
  return parts
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:)])|(?<=\() /g, "")
    .trim();
}
