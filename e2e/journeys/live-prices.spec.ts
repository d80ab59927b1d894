import { expect, test } from "../journey.ts";

test("prices move with the market, without a reload", { tag: "@once" }, async ({ page }) => {
  await page.goto("/product/jhumka-gold");
  const total = page.getByRole("row", { name: /Total with GST/ });
  const before = await total.textContent();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await expect(total).not.toHaveText(before ?? "", { timeout: 15_000 });
  expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);
});

test("a rate that moves in the header does not move the page below it", async ({ page }) => {
  await page.goto("/terms");
  const header = page.getByRole("banner");
  const height = async () => (await header.boundingBox())?.height;
  const ticker = header.getByRole("list", { name: "Today’s rates" });
  await expect(ticker).not.toContainText(/[▲▼]/);
  const still = await height();
  // The arrow of a changed price is visible only for a moment, so the same evaluation finds the
  // arrow and measures the header's height.
  const moving = await page.waitForFunction(() => {
    const shown = document.querySelector("header");
    return /[▲▼]/.test(shown?.textContent ?? "") && shown?.getBoundingClientRect().height;
  });
  expect(await moving.jsonValue()).toBe(still);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // The pages preload scripts, and the browser reports that these are blocked.
  test.beforeEach(({ complaints }) => complaints.allow(/\/assets\/\S+\.js csp$/));

  test("home, shop and product read right", { tag: "@once" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("24K").first()).toBeVisible();
    // The page without scripts must be complete, without placeholders that a script would replace.
    await expect(page.getByRole("heading", { name: "Our Customers" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("link", { name: "Explore Collection" }).click();
    await expect(page.getByText("Showing 1 to 12 of 71 pieces", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Tara Solitaire Ring" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tara Solitaire Ring");
    await expect(page.getByRole("row", { name: /Total with GST/ })).toContainText("₹");
    // A row whose drawer can't open shows its answer, and has no arrow that promises more.
    const icons = page.getByRole("button", { name: /^Returns and repairs/ }).locator("svg");
    await expect(icons.first()).toBeVisible();
    await expect(icons.last()).toBeHidden();
  });

  test("the filters work as a form, and pages as links", { tag: "@once" }, async ({ page }) => {
    await page.goto("/shop?category=Bridal&sort=price-desc");
    await expect(page.getByText("12 pieces", { exact: true })).toBeVisible();
    await page.goto("/shop");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
  });
});
