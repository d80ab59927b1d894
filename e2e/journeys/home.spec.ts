import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";

/** The index of a carousel's current dot. */
const currentDot = (page: Page, of: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Go to ${of} `) })
    .and(page.locator("[aria-current]"));

/** Opens a page and then stops its clock, so that the page does not move by itself. */
async function openInStillTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/**
 * Follows the link to the home page while the clock is stopped. The page's code is loaded by a
 * timer of zero milliseconds, so the clock must advance a little.
 */
async function goHomeInStillTime(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Suvarna/i })
    .click();
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/$/, { timeout: 500 });
  }).toPass();
}

/** Follows the link to the home page. */
async function goHome(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Suvarna/i })
    .click();
  await expect(page).toHaveURL(/\/$/);
}

test("has its twelve parts in their order", async ({ page }) => {
  // A half-faded text does not have its final contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitForHydration(page);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const parts = [
    heading("Live prices"),
    heading("Unique & Authentic Designer Jewellery"),
    page.getByRole("region", { name: "Our promise" }),
    heading("Everyday Elegance"),
    heading("Feature Products"),
    heading("Find our premium range unique collection"),
    page.getByRole("region", { name: "Offers" }),
    heading("Best Selling Products"),
    heading("Shop By Category"),
    heading("From Our Blogs"),
    heading("Our Customers"),
    heading("Follow us on Instagram"),
    page.getByRole("region", { name: "Contact" }),
  ];
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expectAccessible(page);
});

test("the hero goes on by itself, round and round, until someone minds", async ({ page }) => {
  await openInStillTime(page, "/");
  const dots = page.getByRole("button", { name: /^Go to slide/ });
  // All slides of the shop's data have replaced the two placeholders.
  await expect(dots).toHaveCount(5);
  const current = currentDot(page, "slide");
  await dots.first().click();
  await expect(current).toHaveAccessibleName("Go to slide 1");
  await leave(page);
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName("Go to slide 2");

  await page.getByRole("button", { name: "Previous slide" }).click();
  await page.getByRole("button", { name: "Previous slide" }).click();
  await expect(current).toHaveAccessibleName("Go to slide 5");
  await dots.nth(2).click();
  await expect(current).toHaveAccessibleName("Go to slide 3");
  // The carousel pauses while the pointer is over it.
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName("Go to slide 3");

  await page.getByRole("button", { name: "Pause the slides" }).click();
  await leave(page);
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName("Go to slide 3");
  await page.getByRole("button", { name: "Play the slides" }).click();
  await leave(page);
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName("Go to slide 4");
});

test("the hero shows every picture that the shop has for it", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const slides: { alt: string }[] = await (await page.request.get("/api/crousel")).json();
  const hero = page.getByRole("region", { name: "Collections" });
  const dots = hero.getByRole("button", { name: /^Go to slide/ });
  await expect(dots).toHaveCount(slides.length);
  for (const [index, { alt }] of slides.entries()) {
    await dots.nth(index).click();
    await expect(hero.getByRole("img", { name: alt })).toBeVisible();
  }
});

test("the hero fills what the header and the rates leave of the first screen", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const hero = page.getByRole("region", { name: "Collections" });
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1024, 1366],
    [768, 1024],
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y = 0, height: filled = 0 } = (await hero.boundingBox()) ?? {};
    expect(Math.abs(y + filled - height), `${width} × ${height}`).toBeLessThanOrEqual(2);
    // The headline is above the picture, and with its button above the controls.
    const picture = await hero.locator("picture:has(img:not([alt='']))").first().boundingBox();
    const button = await hero.getByRole("link", { name: "Explore Collection" }).boundingBox();
    const arrow = await hero.getByRole("button", { name: "Next slide" }).boundingBox();
    expect(picture?.y).toBeCloseTo(y, 0);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(arrow?.y ?? 0);
  }
});

test("customers take turns until one is chosen", { tag: "@once" }, async ({ page }) => {
  await openInStillTime(page, "/cart");
  await goHomeInStillTime(page);
  const current = currentDot(page, "testimonial");
  await expect(current).toHaveAccessibleName("Go to testimonial 1");
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName("Go to testimonial 2");
  await expect(page.getByRole("img", { name: "Five stars" })).toHaveCount(1);
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await leave(page);
  await page.clock.runFor(30_000);
  await expect(current).toHaveAccessibleName("Go to testimonial 3");
});

test("a customer is shown by the piece that was bought", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const customers = page.getByRole("region", { name: "Our Customers" });
  const picture = customers.getByRole("img", { name: "Kasu Mala Temple Haar" });
  await picture.scrollIntoViewIfNeeded();
  await expectLoaded(picture);
});

/** Waits until a picture is completely loaded. */
async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Moves pointer and focus away, to the footer. */
async function leave(page: Page): Promise<void> {
  await page.getByRole("contentinfo").hover({ position: { x: 5, y: 5 } });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test("the gallery waits a second, then counts for one photo at a time", { tag: "@once" }, async ({
  page,
}) => {
  await openInStillTime(page, "/cart");
  await goHomeInStillTime(page);
  const photos = page.getByRole("list", { name: "Photos" });
  await expect(photos).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1_000);
  await expect(photos).toHaveAttribute("aria-busy", "false");

  const links = photos.getByRole("link");
  await expect(links).toHaveCount(6);
  const counts = photos.locator('[data-shown="true"]');
  await expect(counts).toHaveCount(0);
  await links.nth(1).focus();
  await expect(counts).toHaveText("10412");
  // The event is dispatched directly, because the page still scrolls and the pointer's position is
  // uncertain.
  await links.nth(2).dispatchEvent("pointerover");
  await expect(counts).toHaveText("634");
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("a card leads to its category, its name to the piece", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const strip = page.locator("section").filter({ hasText: "Everyday Elegance" });
  await expect(strip.getByRole("article")).toHaveCount(6);
  await strip
    .getByRole("article")
    .nth(2)
    .getByRole("link", { name: /^Shop / })
    .click();
  await expect(page).toHaveURL(/\/shop\?category=/);
  await page.goBack();
  const names = strip.getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(6);
  const drawn = await names.allInnerTexts();
  await page.goForward();
  await expect(page).toHaveURL(/\/shop\?category=/);
  await page.goBack();
  // The same pieces are shown after going back.
  await expect(names).toHaveText(drawn);
  await names.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
});

test("a browser that can't share is told so, and gets the link", { tag: "@once" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto("/");
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /^Share / })
    .first()
    .click();
  await expect(
    page.getByText("Sharing is not supported on your browser. Copy the link manually."),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/[\w-]+$/);
});

test("the newsletter wants an address and consent, and keeps both", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const email = page.getByLabel("E-mail");
  const consent = page.getByLabel("I Accept Privacy Policy and Cookies Policy");
  const send = page.getByRole("button", { name: "SIGNUP" });
  await expect(consent).not.toBeChecked();

  await email.fill("nobody");
  await send.click();
  await expect(page.getByText("Enter an e-mail address, such as name@example.com")).toBeVisible();
  await expect(page.getByText("Accept the policies to get the letter")).toBeVisible();
  await expect(email).toBeFocused();

  await email.fill("reader@letter.example");
  await send.click();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(consent).toBeFocused();

  await consent.check();
  await send.click();
  await expect(
    page.getByText("Thank you. Please look into your inbox and confirm that it was you."),
  ).toBeVisible();
  await expect(email).toHaveValue("");
  await expect(consent).not.toBeChecked();
});

/**
 * Counts the tasks of React's scheduler; to be called before the page is opened.
 * @returns the number of tasks so far
 */
async function countWork(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    Object.assign(window, { work: 0 });
    // Every task of React's scheduler starts with a message on this port.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message) {
      (window as unknown as { work: number }).work += 1;
      Reflect.apply(postMessage, this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { work: number }).work);
}

test("without answers that can be read it is still a shop", { tag: "@once" }, async ({
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
  // The work must also come to an end.
  await expect
    .poll(async () => {
      const before = await work();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return (await work()) - before;
    })
    .toBe(0);
});

/** Each example has a picture of its own, which does not depend on the API. */
async function expectSamples(page: Page, list: string, count: number): Promise<void> {
  const pictures = page.getByRole("list", { name: list }).getByRole("img");
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expectLoaded(picture);
  }
}

test("a call that hangs holds back its own strip only, and fails after ten seconds", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await openInStillTime(page, "/cart");
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
  await expect(best.getByRole("article")).toHaveCount(10);
  const everyday = page.getByRole("list", { name: "Everyday pieces" });
  await expect(everyday).toHaveAttribute("aria-busy", "true");
  await expect(everyday.getByRole("article")).toHaveCount(0);

  await page.clock.runFor(10_000);
  await expect(page.getByText("Unable to load products. Please try again later.")).toBeVisible();
  await expect(everyday).toHaveAttribute("aria-busy", "false");
  await expect(everyday.getByRole("article")).toHaveCount(6);
});

test("a slow answer fills its strip when it comes", { tag: "@once" }, async ({ page }) => {
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
  /** The pieces of the listing to which a tile leads. */
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
