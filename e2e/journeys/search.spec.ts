import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";

const SUGGEST = "**/api/search/suggest?*";

/** Opens the search field in the header. On narrow screens an icon opens the field. */
async function openField(page: Page) {
  const field = page.getByLabel("Search the shop");
  await waitForHydration(page);
  if (!(await field.isVisible())) {
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  }
  await field.focus();
  await expect(field).toHaveRole("combobox");
  return field;
}

test("the page behind the open search does not scroll", async ({ page, isMobile }) => {
  await page.goto("/");
  const field = await openField(page);
  const { width: before } = (await page.getByRole("banner").boundingBox()) ?? {};
  await page.mouse.move(200, 700);
  if (!isMobile) await page.mouse.wheel(0, 600);
  const canScroll = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");
  expect(await canScroll()).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await field.press("Escape");
  await field.press("Escape");
  await expect.poll(canScroll).toBe(true);
  const { width: after } = (await page.getByRole("banner").boundingBox()) ?? {};
  expect(after).toBe(before);
});

test("suggestions lead to a piece by the keyboard, and the search is remembered", async ({
  page,
}) => {
  await page.goto("/shop");
  const field = await openField(page);
  await field.pressSequentially("jhumka");
  const products = page.getByRole("group", { name: "Products" });
  await expect(products.getByRole("option").first()).toContainText(/Jhumka.*₹/s);
  await expect(page.getByText(/^\d+ suggestions$/)).toBeAttached();
  await expectAccessible(page);

  await field.press("ArrowDown");
  const first = page.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await field.press("Escape");
  await expect(first).toBeHidden();
  await expect(field).toHaveValue("jhumka");

  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=jhumka$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “jhumka”");
  await expectAccessible(page);

  const again = await openField(page);
  await again.fill("");
  await expect(page.getByRole("option", { name: "jhumka", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
  await expect(again).toBeFocused();

  await again.pressSequentially("noor pearl");
  await expect(page.getByRole("option", { name: /Noor Pearl Jhumka/ })).toBeVisible();
  await again.press("ArrowDown");
  await again.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noor Pearl Jhumka");

  // The search field is empty again, so the page shows no suggestions for the earlier text.
  const emptied = await openField(page);
  await expect(emptied).toHaveValue("");
  await expect(emptied).toHaveAttribute("aria-expanded", "false");
});

test("an unfinished word is offered as words, kinds and pieces, in a panel over the page", async ({
  page,
}) => {
  await page.goto("/shop");
  const field = await openField(page);
  await field.pressSequentially("jhum");
  const meant = page.getByRole("group", { name: "Do you mean" });
  await expect(meant.getByRole("option", { name: "jhumka", exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Products" }).getByRole("option")).toHaveCount(4);
  const kind = meant.getByRole("option", { name: /^Earrings/ });
  const count = (await kind.innerText()).match(/(\d+) pieces?$/)?.[1];
  await kind.click();
  await expect(page).toHaveURL(/\/search\?q=jhum&kind=earrings$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(Number(count));

  const again = await openField(page);
  await again.fill("xylophone");
  await expect(page.getByText(/^We found nothing of this name\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("option", { name: "Rings", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/rings$/);

  const closed = await openField(page);
  await page.getByRole("button", { name: "Close the search" }).click();
  await expect(page.getByRole("button", { name: "Close the search" })).toBeHidden();
  await expect(closed).toHaveValue("");
});

test("results are filtered like the shop's, and clearing the filters does not clear the words", {
  tag: "@once",
}, async ({ page, isMobile }) => {
  await page.goto("/search?q=ring&carat=18K");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “ring”");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Remove filter 18K" }).click();
  await expect(page).toHaveURL(/\/search\?q=ring$/);
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await page
    .locator("summary")
    .getByText("Category", { exact: true })
    .filter({ visible: true })
    .click();
  await page
    .getByRole("group", { name: "Category", exact: true })
    .filter({ visible: true })
    .getByRole("checkbox", { name: "Diamond" })
    .check();
  await expect(page).toHaveURL(/category=Diamond/);
  await page
    .getByRole(isMobile ? "button" : "link", { name: "Clear Filters" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\?q=ring$/);
});

test("an empty result and an empty search both offer further links", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/search?q=xyzzyx");
  await expect(page.getByText("Nothing found for “xyzzyx”")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  const field = page.getByLabel("What are you looking for?");
  await field.fill("kada");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “kada”");
  await page.goto("/search");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bridal/ })
    .click();
  await expect(page).toHaveURL(/\/shop\?category=Bridal$/);
});

test("a search without results shows the pieces that match its other words", async ({ page }) => {
  await page.goto("/search?q=rose+gold+ruby+anklet");
  await expect(page.getByText("Nothing found for “rose gold ruby anklet”")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Near by, without “anklet”" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("article").getByRole("link", { name: "Lali Ruby Ring" }).first().click();
  await expect(page).toHaveURL(/\/product\/ruby-ring-rose$/);
});

test("a search without suggestions still works", { tag: "@once" }, async ({ page, complaints }) => {
  complaints.allow(/search\/suggest|status of 500/);
  await page.route(SUGGEST, (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "…" } }),
  );
  await page.goto("/shop");
  const field = await openField(page);
  await field.pressSequentially("kada");
  await expect(page.getByText("Suggestions can’t be loaded now.")).toBeVisible();
  await page.getByRole("option", { name: "See all results for “kada”" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “kada”");
});

test("the search works without JavaScript", { tag: "@once" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  const field = page.getByLabel("Search the shop");
  if (!(await field.isVisible())) {
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  }
  const visible = page.getByRole("searchbox").filter({ visible: true }).last();
  await visible.fill("mangalsutra");
  await visible.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “mangalsutra”");
  await context.close();
});
