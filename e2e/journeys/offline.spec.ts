import { expect, expectAccessible, test } from "../journey.ts";
import { newShopper, sendLogin, signUp } from "../shopper.ts";

test.use({ serviceWorkers: "allow" });

test("the shop opens without a connection, from the copies on the device @once", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|\b503\b/);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("pages")).keys()).length))
    .toBeGreaterThan(0);
  const note = page.waitForResponse(/assets\/offline-note-/);
  await page.goto("/shop");
  await note;
  const first = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  const name = (await first.textContent()) ?? "";
  await expect(page.locator("main img").first()).toBeVisible();

  await context.setOffline(true);
  await page.goto("/shop");
  await expect(first).toHaveText(name);
  await expect(page.getByText("You are offline. What you see stays")).toBeVisible();
  // A page that was never opened is not on the device, and says so at its own address.
  for (const [address, words, home] of [
    ["/hi/about", "यह पेज खोलने के लिए इंटरनेट चाहिए", "मुख्य पेज पर जाएँ"],
    ["/about", "This page needs a connection", "Go to Homepage"],
  ] as const) {
    // This page has no scripts.
    await page.goto(address, { waitUntil: "load" });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.getByRole("link", { name: home })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Unique & Authentic Designer Jewellery",
  );
  await expect(page.getByText(/^Read at \d+ [A-Z][a-z]+, \d+:\d\d [ap]m$/)).toBeVisible();
  await context.setOffline(false);
  await page.goto("/shop");
  await expect(first).toHaveText(name);
});

test("a reply to a logged-in user is not stored on the device @once", async ({
  page,
  complaints,
}) => {
  // The login of this test is not valid.
  complaints.allow(/401/);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/shop");
  await page.evaluate(async () => {
    const headers = { authorization: "Bearer none" };
    await fetch("/api/gold/products/paginated?limit=2", { headers });
    await fetch("/api/gold/products/paginated?limit=1");
  });
  // The service worker stores a reply after the page has it.
  const cachedUrls = () =>
    page.evaluate(async () => {
      const replies = await (await caches.open("replies")).keys();
      return replies.map(({ url }) => new URL(url).search);
    });
  await expect.poll(cachedUrls).toContain("?limit=1");
  expect(await cachedUrls()).not.toContain("?limit=2");
});

test("a reply that the server forbids to cache is not stored on the device @once", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/shop");
  await page.evaluate(async () => {
    await fetch("/api/support/stamp");
    await fetch("/api/gold/products/paginated?limit=1");
  });
  // The service worker stores a reply after the page has it.
  const cachedUrls = () =>
    page.evaluate(async () => {
      const replies = await (await caches.open("replies")).keys();
      return replies.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cachedUrls).toContain("/api/gold/products/paginated");
  expect(await cachedUrls()).not.toContain("/api/support/stamp");
});

test("a logout deletes the visit from the device @once", async ({ page }) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await sendLogin(page, shopper);
  await expect(page).toHaveURL(/\/profile/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/shop?category=rings");
  await page.goto("/order-history");
  const cachedUrls = () =>
    page.evaluate(async () => {
      const names = ["pages", "pictures", "replies"];
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cachedUrls).toContain("/order-history");
  await page.getByText("Logout", { exact: true }).filter({ visible: true }).first().click();
  await expect.poll(cachedUrls).not.toContain("/order-history");
  expect(await cachedUrls()).not.toContain("/shop");
});
