import { expect, type Page } from "@playwright/test";

/** Finds the payment window of the sandbox, which replaces a payment gateway. */
export const sandbox = (page: Page) => page.getByRole("dialog", { name: "Pay in the sandbox" });
/** Finds the main heading of a page about payments. */
export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/**
 * Expects this heading on the page, and this title of the browser's tab. The shop may learn of a
 * payment only from the reconciler, which asks at rising gaps.
 */
export async function expectTitle(page: Page, name: string): Promise<void> {
  await expect(title(page, name)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveTitle(`${name} | Suvarna`);
}
/** Expects the page that thanks for an order. */
export async function expectThanks(page: Page): Promise<void> {
  await expectTitle(page, "Thank you for ordering");
}
/** Clicks the button with this name. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
/** Chooses the result of the payment in the sandbox's window. */
export const choose = (page: Page, name: string) =>
  sandbox(page).getByRole("button", { name, exact: true }).click();
