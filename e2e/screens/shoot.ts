import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "../../screens");

/** A test that opens the shop of the run. It checks nothing, so it has no list of complaints. */
export const test = base.extend({
  // Playwright requires an object pattern as the first argument of a fixture, but this fixture uses
  // no other fixture.
  baseURL: async ({ browserName: _ }, use) => use(process.env["E2E_URL"]),
});

/**
 * Takes a picture of the whole page with all lazy parts loaded, and a picture of the first screen
 * (`-fold`).
 */
export async function shoot(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(FOLDER, `${name}-${width}-fold.png`) });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
}

/** Takes a picture of the screen as it is, for a menu or a dialog that is open. */
export async function shootScreen(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  // The pictures of an open menu fade in.
  await page.waitForTimeout(600);
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(FOLDER, `${name}-${width}-fold.png`) });
}
