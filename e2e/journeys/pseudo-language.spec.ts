import { join } from "node:path";
import type { Page } from "@playwright/test";
import { englishWordsOf, findFaults } from "../english-words.ts";
import { filledFolder } from "../filled-folder.ts";
import { test as base, expect } from "../journey.ts";
import { PUBLIC_PAGES } from "../public-pages.ts";
import { startShop } from "../shop-process.ts";
import { arriveLoggedIn } from "../shopper.ts";

const MAIN = join(import.meta.dirname, "../../apps/server/test/pseudo-language-shop.ts");

/** A test with a shop whose pages are in the pseudo-language (apps/storefront/pseudo-language.ts). */
const test = base.extend<Record<never, never>, { pseudoShop: string }>({
  pseudoShop: [
    async ({ browserName: _ }, use) => {
      await using folder = await filledFolder();
      const shop = await startShop(folder.path, undefined, MAIN);
      await use(shop.url);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ pseudoShop }, use) => use(pseudoShop),
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const PERSONAL_PAGES = [
  "/profile",
  "/cart",
  "/checkout",
  "/wishlist",
  "/order-history",
  "/alerts",
  "/support/tickets",
];

/**
 * Words that are the same in all languages: codes and names; the countries and the plurals of
 * stones' names, which come from data; and the kinds of sizes, whose codes English sentences use.
 */
const SAME = [
  "ring",
  "bangle",
  "rub",
  "diamonds",
  "India",
  "the",
  "United",
  "States",
  "Kingdom",
  "GST",
  "GSTIN",
  "CIN",
  "CGST",
  "SGST",
  "PAN",
  "HUID",
  "BIS",
  "UPI",
  "IST",
  "WhatsApp",
  "Google",
  "VISA",
  "RuPay",
  "Mastercard",
];

const PAGES = [...PUBLIC_PAGES, "/collections", "/compare?pieces=halo-ring-rose,studs-gold-flower"];

test("a storefront in another language has no English word and no text that is cut", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/404/);
  await expectTranslated(page, PAGES);
});

test("the pages of a shopper in another language neither", { tag: "@once" }, async ({ page }) => {
  const device = await arriveLoggedIn(page);
  await device.add("pendant-leaf");
  await expectTranslated(page, PERSONAL_PAGES);
});

/** Opens each page, and looks for faults at both sizes. */
async function expectTranslated(page: Page, paths: readonly string[]): Promise<void> {
  const data = new Set(SAME.flatMap(englishWordsOf));
  const replies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.startsWith("/api/")) return;
    replies.push(response.text().catch(() => ""));
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // A reply may arrive after the page has shown its data.
      const faults = async () => {
        const given = await page.evaluate(dataOfPage);
        for (const text of [given, ...(await Promise.all(replies.splice(0)))]) {
          for (const word of englishWordsOf(text)) data.add(word);
        }
        return page.evaluate(findFaults, [...data]);
      };
      await expect.poll(faults, `${path} at ${size.width} pixels`).toEqual([]);
    }
  }
}

/**
 * Returns the data with which the server rendered a page, and the words that the visitor searched
 * for, as one text. It runs in the page.
 */
function dataOfPage(): string {
  const { loaderData } = Object(window).__reactRouterDataRouter.state;
  const rates = document.getElementById("rates")?.textContent ?? "";
  return JSON.stringify(loaderData) + rates + location.search;
}
