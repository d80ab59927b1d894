import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../journey.ts";

const LISTING = "**/api/gold/products/paginated*";
const sortBy = (page: Page) =>
  page.getByRole("combobox", { name: "Sort by" }).filter({ visible: true });

/** Finds a group of filters, in the column of a wide screen or in the sheet of a phone. */
const group = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).filter({ visible: true });

/** Opens a closed group of filters. */
async function openGroup(page: Page, name: string) {
  await page.locator("summary").getByText(name, { exact: true }).filter({ visible: true }).click();
}

async function openListing(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}

test("a filter leads to its own address, and Back leads out of it again", async ({
  page,
  isMobile,
}) => {
  await openListing(page, "/shop?page=2");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("All jewellery");
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await openGroup(page, "Category");
  await group(page, "Category").getByRole("checkbox", { name: "Diamond" }).check();
  await expect(page).toHaveURL(/\/shop\?category=Diamond$/);
  if (isMobile) await page.getByRole("button", { name: /^Show \d+ pieces/ }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?page=2$/);
  await expect(heading).toHaveText("All jewellery");
  await page.goForward();
  await expect(heading).toHaveText("Diamond");
});

test("a band shows as many pieces as it announces, and each filter can be removed", async ({
  page,
  isMobile,
}) => {
  await openListing(page, "/shop?category=Gold");
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await openGroup(page, "Weight");
  const band = page.getByRole("link", { name: /^5 to 10 g/ }).filter({ visible: true });
  const count = (await band.innerText()).match(/\d+$/)?.[0];
  await band.click();
  await expect(page).toHaveURL(/minWeight=5&maxWeight=9\.999/);
  if (isMobile) await page.getByRole("button", { name: /^Show/ }).click();
  await expect(page.getByText(`${count} pieces`, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Remove filter 5 to 10 g" }).click();
  await page.getByRole("link", { name: "Remove filter Gold" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole("list", { name: "Active filters" })).toBeHidden();
});

test("when more pieces can't be loaded, the loaded ones stay, with the reason", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/products\/paginated|Failed to load resource/);
  await openListing(page, "/shop");
  const pieces = page.getByRole("region", { name: "Pieces" }).getByRole("listitem");
  const sorts = ["newest", "price-asc", "price-desc", "weight-asc", "weight-desc", "featured"];
  let turn = 0;
  async function expectWords(words: string) {
    await sortBy(page).selectOption(sorts[turn++ % sorts.length] ?? "");
    await expect(page.getByRole("alert")).toHaveText(`Showing cached data. ${words}`);
    await expect(pieces).toHaveCount(12);
    await page.unroute(LISTING);
    await sortBy(page).selectOption(sorts[turn++ % sorts.length] ?? "");
    await expect(page.getByRole("alert")).toBeHidden();
  }
  const refused: [number, string][] = [
    [401, "Your session has expired. Please login again."],
    [403, "You do not have permission to view this content."],
    [404, "The requested resource was not found."],
    [503, "Server error. Please try again later."],
    [418, "Error: 418 - A teapot"],
  ];
  for (const [status, words] of refused) {
    await page.route(LISTING, (route) =>
      route.fulfill({ status, json: { code: "x", message: "A teapot" } }),
    );
    await expectWords(words);
  }
  await page.route(LISTING, (route) => route.abort("connectionfailed"));
  await expectWords("No response from server. Please check your internet connection.");
  await page.route(LISTING, (route) => route.fulfill({ json: { items: [] } }));
  await expectWords("Unexpected API response format");
  await page.route(LISTING, (route) => route.fulfill({ body: "<html>" }));
  await expectWords("Unexpected API response format");
});

test("a page that loads slowly shows that it is loading", { tag: "@once" }, async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  const current = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About" });
  const NO_LINE = "rgba(0, 0, 0, 0)";
  await expect(current).not.toHaveCSS("border-bottom-color", NO_LINE);
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LISTING, async (route) => {
    await requested;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "All jewellery" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  // One link at most is underlined: the pressed one, while the pointer is on it.
  await expect(current).toHaveCSS("border-bottom-color", NO_LINE);
  answer();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a shop that can't be loaded shows so, and can be loaded again", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/products\/paginated|Failed to load resource/);
  await openListing(page, "/cart");
  await page.route(LISTING, (route) =>
    route.fulfill({ status: 500, json: { code: "x", message: "…" } }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "All jewellery" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("Server error. Please try again later.")).toBeVisible();
  await page.unroute(LISTING);
  await page.getByRole("link", { name: "Reload Page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All jewellery");
});

test("an empty list shows the reason, and default categories replace missing ones", {
  tag: "@once",
}, async ({ page, complaints, isMobile }) => {
  complaints.allow(/getAllCategory|Failed to load resource/);
  await openListing(page, "/shop?category=Silver&minPayable=300000");
  await expect(page.getByText("No products found matching your filters.")).toBeVisible();
  await expect(page.getByText("Take one away, and there are pieces again:")).toBeVisible();
  await page.route(LISTING, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), products: [], total: 0 } });
  });
  await page.route("**/api/category/getAllCategory", (route) =>
    route.fulfill({ status: 500, json: { code: "x", message: "…" } }),
  );
  await page.getByRole("link", { name: /^Remove filter Above/ }).click();
  await expect(
    page.getByText("No products available in this category. Please check back later."),
  ).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await expect(
    page
      .getByText("Failed to load categories. Using default categories.")
      .filter({ visible: true }),
  ).toBeVisible();
  const categories = group(page, "Category");
  await expect(categories.getByRole("checkbox")).toHaveCount(5);
});

test("the carousel moves by itself until it is paused or turned by hand", async ({
  page,
  isMobile,
}) => {
  await openListing(page, "/shop");
  const carousel = page.getByRole("region", { name: "Collections" });
  const dot = (number: number) =>
    carousel.getByRole("button", { name: `Go to slide ${number}`, exact: true });
  if (!isMobile) await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await carousel.getByRole("button", { name: "Pause the slides" }).click();
  await carousel.getByRole("button", { name: "Play the slides" }).waitFor();
  if (!isMobile) {
    await dot(5).click();
    await expect(dot(5)).toHaveAttribute("aria-current", "true");
    await dot(3).click();
  }
  await expect(carousel.getByRole("img")).toHaveCount(1);
  const play = carousel.getByRole("button", { name: "Play the slides" });
  await expect(play).toBeVisible();
  if (isMobile) {
    const finger = (clientX: number) => [{ identifier: 1, clientX, clientY: 300 }];
    await carousel.dispatchEvent("touchstart", { touches: finger(300) });
    await carousel.dispatchEvent("touchend", { changedTouches: finger(120) });
  }
  // With reduced motion the slides do not move by themselves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(play).toBeVisible();
});

test("today's rates are in the header of every page but home, which has them below", async ({
  page,
  isMobile,
}) => {
  const rates = page.getByRole("banner").getByRole("list", { name: "Today’s rates" });
  await page.goto("/cart");
  await expect(rates.getByRole("listitem")).toHaveText(
    isMobile ? [/^22K ₹/] : [/^24K ₹/, /^22K ₹/, /^18K ₹/, /^10g Silver ₹/],
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Live prices" })).toBeVisible();
  await expect(rates).toBeHidden();
});

test("a card's picture opens larger, and the focus returns", { tag: "@once" }, async ({ page }) => {
  await openListing(page, "/shop");
  const larger = page.getByRole("button", { name: /^View .* larger$/ }).first();
  await larger.focus();
  await larger.press("Enter");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("2 of 3")).toBeHidden();
  await expect(larger).toBeFocused();
});

test("a picture that fails is replaced by one of the shop's, or by the mark", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\/pictures\/|Failed to load resource/);
  const cover = /\/pictures\/cover-/;
  await page.route(/\/pictures\/necklace-/, (route) => route.abort("connectionfailed"));
  await page.goto("/shop?q=maharani");
  const card = page.getByRole("article").filter({ hasText: "Maharani Polki Necklace" });
  await expect(card.locator("img")).toHaveAttribute("src", cover);
  await page.route(cover, (route) => route.abort("connectionfailed"));
  await page.reload();
  await expect(card.getByRole("img", { name: "Maharani Polki Necklace" })).toBeAttached();
  await expect(card.locator("img")).toHaveCount(0);
});

test("the shop answers in any case of its names, and its filters work as a form", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  for (const path of ["/Shop?category=bridal", "/Products?category=bridal", "/ProductList"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
  }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await plain.goto("/shop?sort=newest");
  await openGroup(plain, "Category");
  await group(plain, "Category").getByRole("checkbox", { name: "Diamond" }).check();
  await plain.getByRole("button", { name: "Apply" }).last().click();
  await expect(plain).toHaveURL(/category=Diamond/);
  await expect(plain).toHaveURL(/sort=newest/);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Diamond");
  await context.close();
});

test("the sum with GST leads on every card, and the limits of the price are sums with GST", {
  tag: "@once",
}, async ({ page, request }) => {
  const { products } = await (await request.get("/api/gold/products/paginated?limit=100")).json();
  const sums = products.map(
    ({ discountedPrice }: { discountedPrice: number }) =>
      discountedPrice + Math.round(discountedPrice * 0.18),
  );
  const median = Math.round(sums.toSorted((a: number, b: number) => a - b)[35]);
  await openListing(page, "/shop?sort=price-desc");
  const to = page
    .getByRole("textbox", { name: "To, in rupees with GST" })
    .filter({ visible: true });
  await to.fill(String(median));
  await to.press("Enter");
  await expect(page).toHaveURL(new RegExp(`maxPayable=${median}`));
  const first = page.getByRole("article").first();
  const sumsOf = async () =>
    ((await first.innerText()).match(/₹[\d,]+\.\d\d/g) ?? []).map((text) =>
      Number(text.replace(/[₹,]/g, "")),
    );
  await expect.poll(async () => (await sumsOf())[0]).toBeLessThanOrEqual(median);
  const [shown = 0, before = 0] = await sumsOf();
  expect(shown).toBeCloseTo(before + Math.round(before * 0.18), 2);
});
