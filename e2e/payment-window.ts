import { expect, type Page } from "@playwright/test";

/** The window of the sandbox, which stands for a gateway. */
export const sandbox = (page: Page) => page.getByRole("dialog", { name: "Pay in the sandbox" });
/** The heading of a page of payments. */
export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** Expects this heading on the page, and this title of the tab. */
export async function titled(page: Page, name: string): Promise<void> {
  await expect(title(page, name)).toBeVisible();
  await expect(page).toHaveTitle(`${name} | Suvarna`);
}
/** Expects the page that thanks for an order. */
export async function thanked(page: Page): Promise<void> {
  await expect(title(page, "Thank you for ordering")).toBeVisible({ timeout: 60_000 });
  await titled(page, "Thank you for ordering");
}
/** Presses the button of this name. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
/** Chooses what the gateway does. */
export const choose = (page: Page, name: string) =>
  sandbox(page).getByRole("button", { name, exact: true }).click();
