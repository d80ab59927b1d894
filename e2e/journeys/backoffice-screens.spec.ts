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
  "/support/canned",
  "/newsletter",
  "/content",
  "/content/carousel",
  "/content/categories",
  "/content/collections",
  "/content/testimonials",
  "/content/reviews",
  "/content/gallery",
  "/content/about",
  "/content/shop",
  "/content/policies",
  "/content/promotions",
  "/translations",
  "/coupons",
  "/imports",
  "/books",
  "/books/refunds",
  "/books/settlements",
  "/books/cash",
  "/books/exports",
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
  const { _id: product } = await (await page.request.get("/api/gold/kada-open-silver")).json();
  const records = [
    `/orders/${id}`,
    `/orders/${id}/refund`,
    `/products/${product}`,
    `/products/${product}/pictures`,
    "/translations/category",
  ];
  await openBackOffice(page, "/");
  for (const place of [...PLACES, ...records]) {
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

test("the audit log shows what was done, and links to the record @once", async ({ page }) => {
  const { id, number } = await placeForDesk(page, {
    slug: "jhumka-silver",
    method: "COD",
    fullName: "Ananya Krishnan",
  });
  await openBackOffice(page, `/orders/${id}`);
  // The page shows the new state before the shop has answered.
  const moved = page.waitForResponse((response) => response.url().endsWith(`/orders/${id}/move`));
  await page.getByRole("button", { name: "Start packing" }).click();
  await moved;
  await expect(page.getByText("Processing", { exact: true }).first()).toBeVisible();
  await page.goto(`/admin/audit?q=${number}`);
  const row = page.getByRole("row").filter({ hasText: "Moved an order" });
  await expect(row).toContainText("processing");
  await row.getByRole("link", { name: number }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}`));
});

test("the back office shows that the network is lost, and rates can't be changed @once", async ({
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

test("Esc clears the chosen rows, and the slash moves the focus to the search @once", async ({
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

test("a person saves a view of the orders under a name, deletes it and undoes that @once", async ({
  page,
}) => {
  await openBackOffice(page, "/orders");
  const views = page.getByRole("navigation", { name: "Saved views" });
  await expect(views.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Method" }).click();
  await page.getByRole("menuitem", { name: "At the door" }).click();
  await views.getByRole("button", { name: "Save this view" }).click();
  const name = `Cash of ${Date.now()}`;
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  const own = views.getByRole("link", { name });
  await expect(own).toHaveAttribute("aria-current", "page");
  await expect(own.locator("span")).toHaveText(/^[\d,]+$/);
  await expectAccessible(page);
  await views.getByRole("link", { name: /^To pack/ }).click();
  await own.click();
  await expect(page).toHaveURL(/method=COD/);
  await views.getByRole("button", { name: "Drop this view" }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await own.click();
  await views.getByRole("button", { name: "Drop this view" }).click();
  await expect(own).toHaveCount(0);
});

test("P prints the slips of the chosen orders, each on a page of its own @once", async ({
  page,
}) => {
  const orders = [];
  for (const fullName of ["Devika Rao", "Farhan Qureshi"]) {
    orders.push(await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName }));
  }
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await openBackOffice(page, "/orders");
  for (const { number } of orders) {
    await page.getByRole("checkbox", { name: new RegExp(number) }).check();
  }
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 packing slips");
  const slips = page.getByRole("article", { name: "Packing slip" });
  await expect(slips).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("p");
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  const pages = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g);
  expect(pages).toHaveLength(2);
});

test("an export goes on when its page is left, shows that on every page, and is stopped @once", async ({
  page,
}) => {
  await openBackOffice(page, "/products");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await saved).suggestedFilename()).toBe("products.csv");

  // The server's answer never arrives, as with a very long file.
  await page.route("**/api/staff/products/export.csv*", () => undefined);
  await page.getByRole("button", { name: "Export" }).click();
  const works = page.getByRole("list", { name: "Work that goes on" });
  await expect(works).toContainText("Making products.csv");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Rates", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Rates desk" })).toBeVisible();
  await expect(works).toContainText("Making products.csv");
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page.getByRole("button", { name: "Exporting" })).toBeVisible();
  await works.getByRole("button", { name: "Stop: Making products.csv" }).click();
  await expect(works).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
});

const HASH = "9f3ac2e17b".repeat(7).slice(0, 64);
const AT = "2026-11-20T10:30:00.000Z";

test("the audit log says whether its chain is whole, and where it is broken", async ({ page }) => {
  await openBackOffice(page, "/audit");
  const asked = page.waitForResponse((response) => response.url().endsWith("/audit/chain/check"));
  await page.getByRole("button", { name: "Check the chain" }).click();
  expect((await asked).status()).toBe(204);
  await expect(page.getByText(/Chain checked at .*: whole\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Check the chain" })).toBeEnabled();

  const row = "01a2064b-10c0-7000-8000-000000000000";
  const fault = { kind: "row_missing", block: 1204, row };
  await page.route("**/api/staff/audit/chain", (route) =>
    route.fulfill({
      json: {
        rows: 48_211,
        since: "2026-08-01T05:30:00.000Z",
        last: { number: 1311, hash: HASH, at: AT },
        check: { at: AT, blocks: 1203, rows: 40_102, fault },
      },
    }),
  );
  await page.reload();
  const bar = page.getByRole("alert");
  await expect(bar).toContainText("A row of block 1,204 was deleted.");
  await expect(bar).toContainText("The 40,102 rows before it are whole.");
  await expect(bar).toContainText(row);
  await expectAccessible(page);
});
