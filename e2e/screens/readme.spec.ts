import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { logIn, newShopper, putIntoCart, signUp } from "../shopper.ts";

const FOLDER = join(import.meta.dirname, "../../docs/screenshots");

const test = base.extend({
  // Playwright requires an object pattern as the first argument of a fixture, but this fixture uses
  // no other fixture.
  baseURL: async ({ browserName: _ }, use) => use(process.env["E2E_URL"]),
});

/** Takes one of the pictures of README.md: `npm run screens -- README`. */
async function shoot(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForLoadState("networkidle");
  const path = join(FOLDER, `${name}-${width}.jpg`);
  await page.screenshot({ path, type: "jpeg", quality: 85 });
}

test("README on a desk", async ({ page, isMobile }) => {
  base.skip(isMobile);
  await page.goto("/");
  await shoot(page, "home", 1440, 1000);
  await page.goto("/product/necklace-bridal-emerald");
  await shoot(page, "product", 1440, 1000);
  await openBackOffice(page, "/rates");
  await shoot(page, "back-office", 1440, 1000);
});

test("README on a phone", async ({ page, isMobile }) => {
  base.skip(!isMobile);
  const shopper = { ...newShopper(), email: "ananya@shopper.example" };
  await signUp(page, shopper);
  await logIn(page, shopper);
  await putIntoCart(page, "studs-gold-flower");
  await page.goto("/checkout");
  await shoot(page, "checkout", 390, 1000);
  await page.goto("/hi/shop");
  await shoot(page, "hindi", 390, 1000);
});
