import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** The roles whose elements a user presses or fills in, and which therefore need a name. */
const CONTROLS = new Set([
  "button",
  "checkbox",
  "combobox",
  "link",
  "menuitem",
  "option",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
]);

/** A node of Chromium's accessibility tree. */
interface TreeNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/**
 * Checks what a screen reader gets of a page: one title of the first level, headings without a
 * skipped level, one main part, a name for every control, and the language of every text.
 */
export async function expectReadable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: TreeNode[] };
  await session.detach();
  const shown = inReadingOrder(nodes).filter(({ ignored }) => !ignored);
  const ofRole = (role: string) => shown.filter((node) => node.role?.value === role);
  const levels = ofRole("heading").map((node) =>
    Number(node.properties?.find(({ name }) => name === "level")?.value.value),
  );
  const where = page.url();
  expect
    .soft(
      levels.filter((level) => level === 1),
      `titles of ${where}`,
    )
    .toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect.soft(skipped, `skipped levels of ${where}: ${levels.join(" ")}`).toEqual([]);
  expect.soft(ofRole("main"), `main parts of ${where}`).toHaveLength(1);
  const nameless = shown.filter(
    ({ role, name }) => CONTROLS.has(role?.value ?? "") && !name?.value.trim(),
  );
  expect.soft(nameless, `controls without a name of ${where}`).toEqual([]);
  expect.soft(await page.title(), `title of ${where}`).not.toBe("");
  expect
    .soft(await page.evaluate(textsOfOtherLanguage, NAMES), `language of texts of ${where}`)
    .toEqual([]);
}

/** Sorts the nodes of a tree by the order in which a screen reader reads them. */
function inReadingOrder(nodes: readonly TreeNode[]): TreeNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: TreeNode | undefined): TreeNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => below(byId.get(id)))] : [];
  return below(nodes[0]);
}

/** The names of people and applications, which are the same in all languages. */
const NAMES = ["Ananya Krishnan", "BIS CARE", "Verify HUID"];

/**
 * Lists the texts whose script is not that of their language: English words that a screen reader
 * would read as Hindi, and the reverse. Codes and single words may be the same in all languages.
 */
function textsOfOtherLanguage(names: readonly string[]): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const parent = node.parentElement;
    if (names.includes(text)) continue;
    if (!parent?.checkVisibility() || parent.closest("script, style, noscript")) continue;
    const isHindi = parent.closest("[lang]")?.getAttribute("lang")?.startsWith("hi") ?? false;
    const hasDevanagari = /\p{Script=Devanagari}/u.test(text);
    const isEnglish = !hasDevanagari && /[A-Za-z]{3,} [A-Za-z]{2,} ?[A-Za-z]*/.test(text);
    if (isHindi ? isEnglish : hasDevanagari) found.push(text);
  }
  return found;
}

/** A focused element and its faults. */
interface Stop {
  /** The element as HTML, shortened, with its size. */
  readonly element: string;
  /** Whether the element stands before the element that was focused before. */
  readonly isBack: boolean;
  readonly isMarked: boolean;
  readonly isSmall: boolean;
}

const MOST_STOPS = 400;

/**
 * Walks through a page by the Tab key, and checks that the order is that of the page, and that each
 * focused element is visible, marked, and large enough to be pressed.
 * @returns the number of the elements
 */
export async function expectKeyboardWalk(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const faults: unknown[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (stop === null) break;
    // A row of pieces scrolls smoothly to the focused one, which takes seconds on a busy machine.
    const isShown = await page
      .waitForFunction(isFocusShown, null, { timeout: 20_000 })
      .then(() => true)
      .catch(() => false);
    if (stop.isBack || stop.isSmall || !stop.isMarked || !isShown)
      faults.push({ ...stop, isShown });
  }
  expect.soft(faults, `keyboard of ${page.url()}`).toEqual([]);
  expect(stops).toBeLessThan(MOST_STOPS);
  return stops;
}

/** Describes the focused element; null outside of the page, and for one that was focused before. */
function describeFocus(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  if (element.dataset["walked"]) return null;
  const before = document.querySelector("[data-walked=last]");
  before?.setAttribute("data-walked", "yes");
  element.dataset["walked"] = "last";
  const position = before?.compareDocumentPosition(element) ?? 0;
  // The visible part of a choice or a file is its label, and the mark may be beside it.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const target =
    label?.contains(element) || element.offsetWidth <= 1 ? (label ?? element) : element;
  const marked = [element, target, element.nextElementSibling, element.parentElement];
  const isMarked = marked.some((each) => {
    if (!each) return false;
    // A text field also shows its caret.
    if (each === element && each.matches("[type=search]")) return true;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  const { width, height } = target.getBoundingClientRect();
  const isInline = getComputedStyle(target).display === "inline";
  return {
    element: `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`,
    isBack: (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    isMarked,
    isSmall: !isInline && (width < 24 || height < 24),
  };
}

/** Whether a part of the focused element is on the screen and not below another element. */
function isFocusShown(): boolean {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return false;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const target =
    label?.contains(element) || element.offsetWidth <= 1 ? (label ?? element) : element;
  const { left, top, width, height } = target.getBoundingClientRect();
  const parts = [0.5, 0.15, 0.85];
  return parts.some((x) =>
    parts.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    }),
  );
}
