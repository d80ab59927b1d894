import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { newShopper, sendSignUp } from "../shopper.ts";

/** Holds the page's scripts back, as a slow network does. @returns what lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a button that is pressed before the page lives acts as soon as it does", async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/product/studs-gold-flower", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("User needs to Login First!")).toBeHidden();
  letScriptsThrough();
  await expect(page.getByText("User needs to Login First!")).toBeVisible();
});

test("a form that is filled in and sent before the page lives keeps all that was typed", async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await sendSignUp(page, newShopper(), { waitUntil: "commit" });
  letScriptsThrough();
  await expect(page.getByText("Signup successful!")).toBeVisible();
});

test("a size that is chosen before the page lives stays chosen, with its price", async ({
  page,
}) => {
  await page.goto("/product/plain-band-22k");
  const price = page.getByRole("row", { name: "Total with GST" });
  const before = await price.textContent();
  const letScriptsThrough = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const size = page.getByRole("radio", { name: /^16/ });
  // What a shopper presses; the radio itself is too small to be hit while the page is still coming.
  await page.locator("label").filter({ has: size }).click();
  await expect(size).toBeChecked();
  letScriptsThrough();
  await expect(price).not.toHaveText(before ?? "");
  await expect(size).toBeChecked();
});
