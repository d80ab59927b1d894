import type { Page } from "@playwright/test";
import { expectLoaded, goHomeWithStoppedClock, openWithStoppedClock } from "../home-page.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";

/** Returns the index of the carousel's current dot. */
const currentDot = (page: Page, of: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Go to ${of} `) })
    .and(page.locator("[aria-current]"));

test("has its twelve parts in their order", async ({ page }) => {
  // Animations are switched off, because a text that is still fading in does not have its final
  // contrast.
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

test("the hero changes by itself, again and again, until somebody uses it", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const dots = page.getByRole("button", { name: /^Go to slide/ });
  // All slides of the shop's data must have replaced the two placeholder slides.
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

test("the hero fills the first screen below the header and the rates", async ({ page }) => {
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
    // The headline stands over the picture, and its button stands above the carousel's controls.
    const picture = await hero.locator("picture:has(img:not([alt='']))").first().boundingBox();
    const button = await hero.getByRole("link", { name: "Explore Collection" }).boundingBox();
    const arrow = await hero.getByRole("button", { name: "Next slide" }).boundingBox();
    expect(picture?.y).toBeCloseTo(y, 0);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(arrow?.y ?? 0);
  }
});

test("the hero loads its first picture, and each other picture for its turn", async ({ page }) => {
  // The slides must not change by themselves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") paths.push(new URL(request.url()).pathname);
  });
  const ofSlide = (name: string) => paths.filter((path) => path.startsWith(name)).length;
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: /^Go to slide/ })).toHaveCount(5);
  await expect.poll(() => ofSlide("/assets/bridal-")).toBe(1);
  expect([ofSlide("/assets/rings-"), ofSlide("/pictures/banner-silver")]).toEqual([0, 0]);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(() => ofSlide("/assets/rings-")).toBe(1);
  expect(ofSlide("/pictures/banner-silver")).toBe(0);
});

test("a phone's row of everyday pieces begins at its first piece", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForHydration(page);
  const row = page.getByRole("list", { name: "Everyday pieces" });
  await expect(row).not.toHaveAttribute("data-undrawn");
  await expectLoaded(row.getByRole("img").first());
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test("customers are shown in turn until one is chosen", { tag: "@once" }, async ({ page }) => {
  await openWithStoppedClock(page, "/cart");
  await goHomeWithStoppedClock(page);
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

/** Moves the pointer and the focus to the footer, away from the tested part. */
async function leave(page: Page): Promise<void> {
  await page.getByRole("contentinfo").hover({ position: { x: 5, y: 5 } });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test("the gallery waits a second, then counts up for one photo at a time", {
  tag: "@once",
}, async ({ page }) => {
  await openWithStoppedClock(page, "/cart");
  await goHomeWithStoppedClock(page);
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
  // The test dispatches the event itself, because the page still scrolls and the position of a real
  // pointer would be uncertain.
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
  // After going back, the home page must show the same pieces as before.
  await expect(names).toHaveText(drawn);
  await names.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
});

test("a browser that can't share shows so, and copies the link", { tag: "@once" }, async ({
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

test("the newsletter needs an address and consent, and stores both", { tag: "@once" }, async ({
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

test("a featured piece is enlarged on the page", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const featured = page.getByRole("list", { name: "Featured pieces" });
  await featured.scrollIntoViewIfNeeded();
  await featured
    .getByRole("button", { name: /larger$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Pictures of / })).toBeVisible();
  await expect(page).toHaveURL("/");
});
