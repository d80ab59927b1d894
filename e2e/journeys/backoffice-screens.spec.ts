import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";

/** A valid id that belongs to no record. */
const NO_RECORD = "01a206a6-0000-7000-8000-000000000000";

/** The addresses of the back office's pages that must fit every screen. */
const PLACES = [
  "/",
  "/orders",
  "/orders/board",
  "/products",
  "/rates",
  "/support",
  "/customers",
  "/counter",
  "/content",
  "/coupons",
  "/imports",
  "/books",
  "/staff",
  "/audit",
  "/approvals",
  "/settings",
];

/** Returns by how many pixels the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test("no page of the back office is wider than its window", async ({ page }) => {
  const { id } = await placeForDesk(page, {
    slug: "kada-open-silver",
    method: "COD",
    fullName: "Raat-Rani Venkatasubramaniam Iyer-Mukhopadhyay",
  });
  await openBackOffice(page, "/");
  for (const place of [...PLACES, `/orders/${id}`, `/orders/${id}/refund`]) {
    await page.goto(`/admin${place}`);
    await page.locator("h1").first().waitFor();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(`${place} ${await overflowOf(page)}`).toBe(`${place} 0`);
  }
});

test("a record that does not exist has a page of its own @once", async ({ page, complaints }) => {
  complaints.allow(/404/);
  await openBackOffice(page, `/orders/${NO_RECORD}`);
  await expect(
    page.getByRole("heading", { name: "There is no such order", level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(page);
});

test("the audit trail says what was done, and leads to the record @once", async ({ page }) => {
  const { id, number } = await placeForDesk(page, {
    slug: "jhumka-silver",
    method: "COD",
    fullName: "Ananya Krishnan",
  });
  await openBackOffice(page, `/orders/${id}`);
  await page.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByText("Processing", { exact: true }).first()).toBeVisible();
  await page.goto(`/admin/audit?q=${number}`);
  const row = page.getByRole("row").filter({ hasText: "Moved an order" });
  await expect(row).toContainText("processing");
  await row.getByRole("link", { name: number }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}`));
});

test("the back office says that the network is lost, and rates do not move @once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await openBackOffice(page, "/rates/hold");
  const hold = page.getByRole("button", { name: "Hold the rates" });
  await expect(hold).toBeEnabled();
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection since/)).toBeVisible();
  await expect(hold).toBeDisabled();
  await expect(hold).toHaveAccessibleDescription("Off until the connection is back");
  await page.context().setOffline(false);
  await expect(hold).toBeEnabled();
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
});

test("Esc takes the choice of rows back, and the slash leads to the search @once", async ({
  page,
}) => {
  await openBackOffice(page, "/products");
  await page.getByRole("row").nth(2).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("1 chosen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 chosen")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
});
