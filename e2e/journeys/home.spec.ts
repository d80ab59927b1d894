import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, test } from "../journey.ts";

/** Which of a carousel's dots is the current one. */
const currentDot = (page: Page, of: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Go to ${of} `) })
    .and(page.locator("[aria-current]"));

/** Opens a page and then stops its clock, so that nothing moves by itself unasked. */
async function openInStillTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await alive(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Follows the link home, which every page has. */
async function goHome(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Suvarna/i })
    .click();
  await expect(page).toHaveURL(/\/$/);
}

test("has its twelve parts in their order", async ({ page }) => {
  // Half faded, a text has not the contrast that it comes to.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await alive(page);
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
  // The shop's own slides, but for the premium banner's, have taken the place of the page's two.
  await expect(dots).toHaveCount(4);
  const current = currentDot(page, "slide");
  await dots.first().click();
  await expect(current).toHaveAccessibleName("Go to slide 1");
  await leave(page);
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName("Go to slide 2");

  await page.getByRole("button", { name: "Previous slide" }).click();
  await page.getByRole("button", { name: "Previous slide" }).click();
  await expect(current).toHaveAccessibleName("Go to slide 4");
  await dots.nth(2).click();
  await expect(current).toHaveAccessibleName("Go to slide 3");
  // Pointed at, it waits.
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

test("customers take turns until one is chosen", async ({ page }) => {
  await openInStillTime(page, "/cart");
  await goHome(page);
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

/** Takes pointer and focus away from wherever they are, down to the footer. */
async function leave(page: Page): Promise<void> {
  await page.getByRole("contentinfo").hover({ position: { x: 5, y: 5 } });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test("the gallery waits a second, then counts for one photo at a time", async ({ page }) => {
  await openInStillTime(page, "/cart");
  await goHome(page);
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
  // Where the pointer really is depends on a page that still scrolls.
  await links.nth(2).dispatchEvent("pointerover");
  await expect(counts).toHaveText("634");
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("a card leads to its category, its name to the piece", async ({ page }) => {
  await page.goto("/");
  await alive(page);
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
  // Whoever comes back finds the pieces where they were.
  await expect(names).toHaveText(drawn);
  await names.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
});

test("a browser that can't share is told so, and gets the link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto("/");
  await alive(page);
  await page
    .getByRole("button", { name: /^Share / })
    .first()
    .click();
  await expect(
    page.getByText("Sharing is not supported on your browser. Copy the link manually."),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/[\w-]+$/);
});

test("the newsletter wants an address and consent, and keeps both", async ({ page }) => {
  await page.goto("/");
  await alive(page);
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

/** Counts what React does in the page; begin before it is opened. @returns how often so far */
async function countWork(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    Object.assign(window, { work: 0 });
    // Every task of React's scheduler begins so.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message) {
      (window as unknown as { work: number }).work += 1;
      Reflect.apply(postMessage, this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { work: number }).work);
}

test("without answers that can be read it is still a shop", async ({ page, complaints }) => {
  complaints.allow(/api\/|Failed to load resource/);
  const work = await countWork(page);
  await page.goto("/cart");
  await alive(page);
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
  await expect(
    page.getByText("Unable to load best selling products. Please try again later."),
  ).toBeVisible();
  await expect(page.getByText("₹17,999.00")).toBeVisible();
  await expect(page.getByText("Loading testimonials...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "From Our Blogs" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Go to slide/ })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Explore Collection" })).toBeVisible();
  // It comes to rest, too.
  await expect
    .poll(async () => {
      const before = await work();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return (await work()) - before;
    })
    .toBe(0);
});

test("an article's card leads to the article, and back to all of them", async ({ page }) => {
  await page.goto("/");
  const title = "Reading a hallmark: the three marks to look for";
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Where to look" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to all articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(7);
});
