import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { newShopper, sendSignUp } from "../shopper.ts";

/**
 * Delays the page's scripts, as a slow network does.
 * @returns a function that releases the scripts
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("the button to buy with can be pressed once React runs the page, and not before", async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/product/studs-gold-flower", { waitUntil: "commit" });
  const buy = page.getByRole("button", { name: "Add to Cart" }).first();
  await expect(buy).toBeDisabled();
  letScriptsThrough();
  await expect(buy).toBeEnabled();
  await buy.click();
  await expect(page.getByText("User needs to Login First!")).toBeVisible();
});

test("a link that is pressed offline does not leave the page, and opens once the connection is back", async ({
  page,
  context,
  complaints,
}) => {
  // The browser may still be loading pages for a visit without a connection.
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const note = page.waitForResponse(/assets\/offline-note-/);
  await page.goto("/support");
  await note;
  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you see stays")).toBeVisible();
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  await about.click();
  await expect(page.getByText("You are offline, so that page can’t be opened yet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Open the page" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText("You are online again.")).toBeHidden();
});

test("a link opens anyway when the browser is wrong about the connection", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });
  await page.goto("/support");
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  await expect(page.getByText("You are offline. What you see stays")).toBeVisible();
  await about.click();
  await page.getByRole("button", { name: "Open anyway" }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test("a form that is filled in early keeps all typed text, and is never sent by the browser", async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  const sent = sendSignUp(page, newShopper(), { waitUntil: "commit" });
  const pin = page.getByLabel("PIN code", { exact: true });
  await expect(pin).toHaveValue("560003");
  await expect(page.getByRole("button", { name: "Create account" })).toBeDisabled();
  await pin.press("Enter");
  await expect(page).toHaveURL(/\/signup$/);
  await expect(pin).toHaveValue("560003");
  letScriptsThrough();
  await sent;
  await expect(page.getByText("Signup successful!")).toBeVisible();
});

test("a size that is chosen early stays chosen, with its price", async ({ page }) => {
  await page.goto("/product/plain-band-22k");
  const price = page.getByRole("row", { name: "Total with GST" });
  const before = await price.textContent();
  const letScriptsThrough = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const size = page.getByRole("radio", { name: /^16/ });
  // The test clicks on the label, as shoppers do, because the radio button itself is too small
  // while the page is loading.
  await page.locator("label").filter({ has: size }).click();
  await expect(size).toBeChecked();
  letScriptsThrough();
  await expect(price).not.toHaveText(before ?? "");
  await expect(size).toBeChecked();
});

test("a price and an address that are typed early are what the product page sends", {
  tag: "@once",
}, async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/product/necklace-bridal-emerald", { waitUntil: "commit" });
  const history = page.getByRole("region", { name: "The price of this piece" });
  const price = history.getByLabel("Price with GST, in rupees");
  await price.fill("12345");
  letScriptsThrough();
  await history.getByRole("button", { name: "Tell me" }).click();
  await expect(price).toHaveValue("12345");
  const login = history.getByRole("link", { name: "Log in" });
  await expect(login).toHaveAttribute("href", /tell%3D12345%23/);

  await page.goto("/product/drops-ruby-oval");
  const letLaterScriptsThrough = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const box = page.getByRole("region", { name: "Out of Stock" });
  const { email } = newShopper();
  await box.getByLabel("Your e-mail").fill(email);
  letLaterScriptsThrough();
  const sent = page.waitForRequest((request) => request.postData()?.includes(email) ?? false);
  await box.getByRole("button", { name: "Tell me when it is back" }).click();
  await sent;
  await expect(box.getByText("Please look into your inbox")).toBeVisible();
});

test("an order of the listing that is chosen early is shown", async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/shop", { waitUntil: "commit" });
  const sort = page.getByLabel("Sort by").filter({ visible: true });
  // Until the style sheet is loaded, both controls are visible.
  await expect(sort).toHaveCount(1);
  await sort.selectOption("price-desc");
  letScriptsThrough();
  await expect(page).toHaveURL(/sort=price-desc/);
  // For a moment both controls may be visible, because the page is drawn anew.
  await expect(sort.first()).toHaveValue("price-desc");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.allow(/\/assets\/\S+\.js csp$/));

  test("a page for users says what it needs, and shows no placeholder that waits for ever", {
    tag: "@once",
  }, async ({ page }) => {
    for (const address of ["/cart", "/checkout", "/order-history"]) {
      await page.goto(address);
      const main = page.getByRole("main");
      // A search by text skips the element for browsers without JavaScript.
      await expect(main.locator("noscript p")).toBeVisible();
      const placeholders = main.locator(".animate-breathe");
      await expect(placeholders).not.toHaveCount(0);
      await expect(placeholders.filter({ visible: true })).toHaveCount(0);
    }
  });
});
