import { expect, test, waitForHydration } from "../journey.ts";
import { expectKeyboardWalk, expectReadable } from "../screen-reader.ts";
import { arriveLoggedIn } from "../shopper.ts";

/** The pages of the main path before the order. */
const PAGES = [
  "/",
  "/shop",
  "/search?q=jhumka",
  "/product/pendant-leaf",
  "/cart",
  "/checkout",
  "/blog",
  "/blog/reading-a-hallmark",
  "/support",
  "/rates",
];

for (const [language, base] of [
  ["English", ""],
  ["Hindi", "/hi"],
] as const) {
  test(`the main path is read and walked through by keyboard in ${language}`, async ({ page }) => {
    test.slow();
    const shopper = await arriveLoggedIn(page);
    await shopper.add("pendant-leaf");
    for (const path of PAGES) {
      await page.goto(base + path);
      // The cart and the checkout load the user's pieces after the page.
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await waitForHydration(page);
      await expectReadable(page);
      expect(await expectKeyboardWalk(page)).toBeGreaterThan(5);
    }
  });
}
