import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../journey.ts";
import { arriveLoggedIn } from "../shopper.ts";

const total = (page: Page) =>
  page.getByRole("table", { name: "Order total" }).getByRole("row", { name: /^Total/ });
const apartment = (page: Page) => page.getByLabel("Apartment, suite (optional)", { exact: true });

/** Changes the shop's replies, so that new quotes have higher prices from now on. */
async function raisePrice(page: Page, byRupees: number): Promise<void> {
  await page.route("**/api/order/quote", async (route) => {
    const answer = await route.fetch();
    const quote = await answer.json();
    const { totals, serverTime } = quote;
    const { subtotal, total: sum } = totals;
    const expiresAt = new Date(Date.parse(serverTime) + 15 * 60_000).toISOString();
    const raised = { ...totals, subtotal: subtotal + byRupees, total: sum + byRupees };
    await route.fulfill({ json: { ...quote, quoteId: "raised", totals: raised, expiresAt } });
  });
}

test("the checkout locks its price, and asks before another price applies", {
  tag: "@once",
}, async ({ page }) => {
  await page.clock.install();
  const otherDevice = await arriveLoggedIn(page);
  await otherDevice.add("studs-gold-flower");
  await page.goto("/checkout");
  await expect(page.getByText(/^Prices held at the .* rate until .* IST/).first()).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^1[45] minutes left$/);
  await page.getByRole("button", { name: "Change this address" }).click();
  await apartment(page).fill("Flat 7");

  // The shopper adds a piece to the cart from another device.
  await otherDevice.add("anklet-silver");
  const dialog = page.getByRole("dialog", { name: "Your cart has changed" });
  // The page notices the changed cart with the next rates. Without a WebSocket the page polls the
  // rates, which takes longer.
  await expect(dialog).toContainText("more", { timeout: 45_000 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Go on at the new price" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 3, name: "Chham-Chham Payal" })).toBeVisible();

  // The rates change, but the total of the locked prices stays.
  const locked = (await total(page).textContent()) ?? "";
  const rates = async () => (await page.request.get("/api/today-price")).text();
  const atFirst = await rates();
  await expect.poll(rates).not.toBe(atFirst);
  await expect(total(page)).toHaveText(locked);

  // The test simulates a laptop that sleeps. Afterwards the page computes the remaining time from
  // the clock.
  await page.clock.fastForward("10:00");
  await expect(page.getByRole("timer")).toHaveText(/^[2-5] minutes left$/);
  await expect(page.getByText("The price is locked for 5 more minutes.")).toBeAttached();
  await raisePrice(page, 500);
  await page.clock.fastForward("05:00");
  const ended = page.getByRole("dialog", { name: "Your price lock has ended" });
  await expect(ended.getByRole("row", { name: /Total before/ })).toContainText(
    locked.replace("Total", ""),
  );
  await expect(ended.getByRole("row", { name: /New total/ })).toContainText("₹500.00 more");
  await ended.getByRole("link", { name: "Back to the cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);

  // After the shopper goes back, the form still has its entries, and the order has the locked
  // price.
  await page.unroute("**/api/order/quote");
  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(apartment(page)).toHaveValue("Flat 7");
  await expect(total(page)).toHaveText(locked);
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/confirm/);
  await expect(page.getByText(locked.replace("Total", "")).first()).toBeVisible();
});

test("a lock that expired in the background, without a network, is renewed when the page is seen", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/order\/quote/);
  await page.clock.install();
  const { add } = await arriveLoggedIn(page);
  await add("studs-gold-flower");
  await page.goto("/checkout");
  await expect(page.getByRole("timer")).toBeVisible();

  await page.route("**/api/order/quote", (route) => route.abort());
  const given = page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().endsWith("/api/order/quote"),
  });
  await page.clock.fastForward("16:00");
  await given;
  // The page retries the call twice and then shows the error.
  await page.clock.runFor("01:00");
  await expect(page.getByText(/^Prices were held until/)).toBeVisible();
  await expect(page.getByRole("timer")).toBeHidden();

  await page.unroute("**/api/order/quote");
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect(page.getByText(/^Prices were held until/)).toBeHidden();
  await expect(page.getByText("Place order", { exact: true })).toBeEnabled();
});

test("a rate limit is shown, and says nothing about the cart", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b429\b/);
  const { add } = await arriveLoggedIn(page);
  await add("studs-gold-flower");
  const tooMany = {
    code: "rate_limited",
    message: "Too many attempts. Please wait a moment and try again.",
  };
  await page.route("**/api/order/quote", (route) => route.fulfill({ status: 429, json: tooMany }));
  await page.goto("/checkout");
  await expect(page.getByText(tooMany.message)).toBeVisible();
  await expect(page.getByText("Your cart can’t be ordered as it is")).toBeHidden();
  await page.unroute("**/api/order/quote");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
});
