import { expect, test, waitForHydration } from "../journey.ts";
import { openAccount, sendLogin } from "../shopper.ts";

/** Parts of pages whose code is loaded later, and without which the pages are useful. */
const OPTIONAL_CODE = /\/assets\/(toaster|sync-header-counts|push-choice)-[^/]+\.js/;

test("a page stays as it is when the code of an optional part can't be loaded", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|toaster|sync-header-counts|push-choice/);
  const missing = new Set<string>();
  await page.route(OPTIONAL_CODE, (route) => {
    missing.add(OPTIONAL_CODE.exec(route.request().url())?.[1] ?? "");
    return route.abort();
  });
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await sendLogin(page, shopper);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole("button", { name: "Save Change" })).toBeVisible();
  await expect.poll(() => [...missing]).toContain("toaster");
  // React would have replaced the page by now.
  await page.getByLabel("Name", { exact: true }).fill("Ananya Rao");
  await expect(page.getByRole("button", { name: "Save Change" })).toBeVisible();
});
