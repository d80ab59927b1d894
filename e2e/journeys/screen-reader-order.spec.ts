import type { Page } from "@playwright/test";
import { deliverOpenOrder } from "../desk-orders.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { expectKeyboardWalk, expectReadable } from "../screen-reader.ts";
import { arriveLoggedIn } from "../shopper.ts";

const LANGUAGES = [
  { name: "English", base: "", menu: "Menu" },
  { name: "Hindi", base: "/hi", menu: "मेन्यू" },
];

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The orders of a user are loaded after the page.
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await waitForHydration(page);
  await expectReadable(page);
}

for (const { name, base, menu } of LANGUAGES) {
  test(`an order, its invoice and a comparison are read and walked through in ${name}`, {
    tag: "@once",
  }, async ({ page }) => {
    test.slow();
    const shopper = await arriveLoggedIn(page);
    await shopper.add("studs-gold-flower");
    const { id } = await shopper.orderOnDelivery();
    const readAndWalk = async (path: string) => {
      await read(page, base + path);
      expect(await expectKeyboardWalk(page)).toBeGreaterThan(5);
    };
    await readAndWalk(`/confirm?order=${id}`);
    await page.goto(`/order-details/${id}`);
    await deliverOpenOrder(page, id);
    for (const path of [
      `/order-details/${id}`,
      `/orders/${id}/invoice`,
      "/order-history",
      "/profile",
      "/compare?pieces=emerald-halo-ring,three-stone-ruby-ring",
    ]) {
      await readAndWalk(path);
    }
    // The thanks for an order that has been sent lead to its page.
    await page.goto(`${base}/confirm?order=${id}`);
    await expect(page).toHaveURL(`${base}/order-details/${id}`);
  });

  test(`the menu of a phone is read in ${name}`, { tag: "@once" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await read(page, `${base}/contact`);
    await page.locator(`summary[aria-label=${menu}]`).click();
    const rows = page.getByRole("banner").getByRole("navigation", { name: menu });
    await expect(rows.getByRole("button").first()).toBeVisible();
    await expectReadable(page);
    await rows.getByRole("button").first().press("Enter");
    await expectReadable(page);
  });
}
