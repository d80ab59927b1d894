import type { Page } from "@playwright/test";
import { expectLoaded, goHome, openWithStoppedClock } from "../home-page.ts";
import { expect, test, waitForHydration } from "../journey.ts";

/**
 * Counts the tasks of React's scheduler. It must be called before the page is opened.
 * @returns a function that returns the number of tasks so far
 */
async function countWork(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    Object.assign(window, { work: 0 });
    // React's scheduler starts every task with a message on a MessagePort, so the test counts these
    // messages.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message) {
      (window as unknown as { work: number }).work += 1;
      Reflect.apply(postMessage, this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { work: number }).work);
}

test("without readable answers it still shows the shop", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/api\/|Failed to load resource/);
  const work = await countWork(page);
  await page.goto("/cart");
  await waitForHydration(page);
  await page.route("**/api/**", (route) => route.fulfill({ json: { nothing: "here" } }));
  await page.route("**/api/gold?bestSelling*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.route("**/api/crousel", (route) => route.abort());
  await page.route("**/api/carousel", (route) => route.abort());
  await page
    .getByRole("link", { name: /Suvarna/i })
    .first()
    .click();

  await expect(page.getByText("Unable to load products. Please try again later.")).toBeVisible();
  await expect(page.getByText("₹49,999.00")).toBeVisible();
  await expectSamples(page, "Everyday pieces", 6);
  await expect(
    page.getByText("Unable to load best selling products. Please try again later."),
  ).toBeVisible();
  await expect(page.getByText("₹17,999.00")).toBeVisible();
  await expectSamples(page, "Best selling pieces", 4);
  await expect(page.getByText("Loading testimonials...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "From Our Blogs" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Go to slide/ })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Explore Collection" })).toBeVisible();
  // React's work must end: the number of tasks must stop growing.
  await expect
    .poll(async () => {
      const before = await work();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return (await work()) - before;
    })
    .toBe(0);
});

/**
 * Expects a list of examples. Each example must have a picture of its own, which does not depend on
 * the API.
 */
async function expectSamples(page: Page, list: string, count: number): Promise<void> {
  const pictures = page.getByRole("list", { name: list }).getByRole("img");
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expectLoaded(picture);
  }
}

test("a call that hangs delays its own strip only, and fails after ten seconds", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await openWithStoppedClock(page, "/cart");
  const sent: (string | null)[] = [];
  await page.route("**/api/gold?everyday*", async (route) => {
    sent.push(await route.request().headerValue("cache-control"));
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Suvarna/i })
    .click();
  await expect.poll(() => sent).toEqual(["no-cache"]);
  const heading = page.getByRole("heading", { name: "Everyday Elegance" });
  const best = page.getByRole("list", { name: "Best selling pieces" });
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(heading).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(best.getByRole("article")).toHaveCount(8);
  const everyday = page.getByRole("list", { name: "Everyday pieces" });
  await expect(everyday).toHaveAttribute("aria-busy", "true");
  await expect(everyday.getByRole("article")).toHaveCount(0);

  await page.clock.runFor(10_000);
  await expect(page.getByText("Unable to load products. Please try again later.")).toBeVisible();
  await expect(everyday).toHaveAttribute("aria-busy", "false");
  await expect(everyday.getByRole("article")).toHaveCount(6);
});

test("a slow answer fills its strip when it arrives", { tag: "@once" }, async ({ page }) => {
  await page.goto("/cart");
  await waitForHydration(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/gold?everyday*", async (route) => {
    await released;
    await route.continue();
  });
  await goHome(page);
  const everyday = page.getByRole("list", { name: "Everyday pieces" });
  await expect(everyday).toHaveAttribute("aria-busy", "true");
  release();
  await expect(everyday.getByRole("article")).toHaveCount(6);
  await expect(everyday).toHaveAttribute("aria-busy", "false");
});

test("each offer leads to pieces that have it", { tag: "@once" }, async ({ page }) => {
  /**
   * Opens the listing to which a tile of the home page leads.
   * @returns the pieces in that listing
   */
  const behind = async (tile: string) => {
    await page.goto("/");
    await waitForHydration(page);
    await page.getByRole("region", { name: "Offers" }).getByRole("link", { name: tile }).click();
    await expect(page).toHaveURL(/\/shop\?/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { search } = new URL(page.url());
    const answer = await page.request.get(`/api/gold/products/paginated${search}&limit=100`);
    const { products }: { products: Piece[] } = await answer.json();
    const pieces = page.locator("#pieces").getByRole("article");
    await expect(pieces).toHaveCount(Math.min(products.length, 12));
    expect(products.length).toBeGreaterThan(2);
    return products;
  };
  for (const { tags, discountPercent } of await behind("NEW ARRIVAL 10% OFF")) {
    expect(tags).toContain("new arrival");
    expect(discountPercent).toBe(10);
  }
  for (const { discountPercent } of await behind("UPTO 30% OFF")) {
    expect(discountPercent).toBeGreaterThan(0);
    expect(discountPercent).toBeLessThanOrEqual(30);
  }
  await expect(page.getByRole("heading", { level: 1, name: "Up to 30% off" })).toBeVisible();
  for (const { tags } of await behind("SHOP BRACELETS")) expect(tags).toContain("bracelet");
  for (const { tags } of await behind("SHOP EARING")) expect(tags).toContain("earrings");
  for (const { tags } of await behind("SHOP LOCKET")) expect(tags).toContain("locket");
});

interface Piece {
  readonly tags: readonly string[];
  readonly discountPercent: number;
}

test("an article's card leads to the article, and back to all of them", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/");
  const title = "Reading a hallmark: the three marks to look for";
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Where to look" })).toBeVisible();
  await page.getByRole("link", { name: "Back to all articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(7);
});
