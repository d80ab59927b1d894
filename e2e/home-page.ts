import type { Locator, Page } from "@playwright/test";
import { expect, waitForHydration } from "./journey.ts";

/** Opens a page and then stops the page's clock, so that nothing on the page moves by itself. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/**
 * Follows the link to the home page while the clock is stopped. The page's code is loaded by a
 * timer of zero milliseconds, so the clock must advance a little.
 */
export async function goHomeWithStoppedClock(page: Page): Promise<void> {
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
export async function goHome(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Suvarna/i })
    .click();
  await expect(page).toHaveURL(/\/$/);
}

/** Waits until a picture is completely loaded. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}
