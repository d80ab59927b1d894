import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * The names and codes in Latin letters that pages in Hindi may show, besides what people type: also
 * the registered name of the example shop and its name at Instagram, the name and the mail server of
 * all shoppers, the application BIS CARE, the browser of the tests, and the key Alt.
 */
const NAMES_AND_CODES = `BIS CGST SGST GST GSTIN CIN DPDP HUID IGI INV CRN IST OTP PAN PDF PIN PNG JPEG WebP
  RSS SMS UPI VISA Cashfree Razorpay RuPay Mastercard WhatsApp Instagram Facebook YouTube Twitter English
  Google Linux Safari suvarnajewellery CARE Verify
  Suvarna Sample Jewellers Private Limited Ananya Krishnan shopper.example Alt`;

/**
 * Expects a page in Hindi without an English word and without a text that is cut, as `findFaults`
 * finds them. A test that has found a fault goes on, so one run lists the faults of all its pages.
 * @param typed the texts that people have typed, such as an address, and the numbers of the page
 */
export async function expectHindi(page: Page, typed: readonly string[] = []): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const same = [NAMES_AND_CODES, ...typed].flatMap(englishWordsOf);
  const expectSoftly = expect.configure({ soft: true });
  await expectSoftly.poll(() => page.evaluate(findFaults, same), page.url()).toEqual([]);
}

/** Lists the English words of a text, in small letters. Shorter words may be units or codes. */
export function englishWordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
}

/**
 * Lists the English words of a page that are not data of the shop or of the visitor, and the texts
 * that are cut at the edge of a box. E-mail addresses and codes of capitals and digits, such as a
 * HUID, are data. It runs in the page.
 */
export function findFaults(same: readonly string[]): string[] {
  const wordsOf = (text: string) =>
    text
      .replace(/\S*@\S*|\b(?=[A-Z]*\d)[A-Z\d]+\b/g, "")
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  const data = new Set(same);
  /** Whether a text ends outside of the nearest box that hides what is outside. */
  const isCut = (text: Node, within: HTMLElement): boolean => {
    let box: HTMLElement | null = within;
    while (box && ["inline", "contents"].includes(getComputedStyle(box).display)) {
      box = box.parentElement;
    }
    if (!box || getComputedStyle(box).overflowX === "visible") return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const frame = box.getBoundingClientRect();
    return frame.width > 1 && range.getBoundingClientRect().right > frame.right + 1;
  };
  for (const part of document.querySelectorAll<HTMLElement>(".below-fold")) {
    part.style.contentVisibility = "visible";
  }
  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest("script, style, noscript")) continue;
    const words = text.textContent ?? "";
    if (wordsOf(words).some((word) => !data.has(word))) faults.add(`English: ${words}`);
    // The promise above the header has one line by design, at any length.
    if (isCut(text, element) && !element.closest(".bg-wine-deep")) faults.add(`Cut: ${words}`);
  }
  const attributes = ["aria-label", "aria-roledescription", "alt", "placeholder", "title"];
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (!element.checkVisibility()) continue;
    for (const name of attributes) {
      const words = element.getAttribute(name) ?? "";
      if (wordsOf(words).some((word) => !data.has(word))) faults.add(`English ${name}: ${words}`);
    }
  }
  return [...faults];
}
