import type { APIRequestContext, Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { newHuid } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

interface Priced {
  readonly name: string;
  readonly isAvailable: boolean;
  readonly stock: number | null;
  readonly sizes: unknown;
  readonly discountedPrice: number | null;
}

/**
 * Finds a piece in stock that can be paid by cash on delivery, and whose refund needs the approval
 * of a second person.
 */
async function dearPiece(request: APIRequestContext): Promise<Priced> {
  const products: Priced[] = await (await request.get("/api/gold?limit=100")).json();
  const piece = products.find(
    ({ isAvailable, stock, sizes, discountedPrice }) =>
      isAvailable &&
      sizes === null &&
      (stock ?? 0) > 1 &&
      isBetween(discountedPrice, 50_000, 140_000),
  );
  if (!piece) throw new Error("The example shop has no piece for this test");
  return piece;
}

function isBetween(price: number | null, least: number, most: number): boolean {
  return price !== null && price > least && price < most;
}

/** Approves the request about an order, as a second owner. */
async function agree(page: Page, orderId: string): Promise<void> {
  const headers = await staffHeaders(page, PARTNER);
  const list = await page.request.get("/api/staff/approvals?state=waiting", { headers });
  const { items } = (await list.json()) as { items: { _id: string; subject: string }[] };
  const approval = items.find(({ subject }) => subject === orderId);
  const answer = await page.request.post(`/api/staff/approvals/${approval?._id}/approve`, {
    headers,
  });
  expect(answer.ok()).toBe(true);
}

test("staff sell a piece for cash, save its invoice, and refund it with a second person @once", async ({
  page,
}) => {
  const piece = await dearPiece(page.request);
  await openBackOffice(page, "/counter");
  await page.getByPlaceholder("Find a piece by its name").fill(piece.name);
  await page.getByRole("list", { name: "Pieces found" }).getByText(piece.name).first().click();
  await expect(page.getByText("Choose a piece: its price stands here.")).toHaveCount(0);
  await page.getByLabel(`HUID of ${piece.name}`).fill(newHuid());
  await page.getByLabel("Phone number").fill(`98${String(Date.now()).slice(-8)}`);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByText("New: an account is made with the order")).toBeVisible();
  await page.getByLabel("Name").fill("Gulmohar Sen");
  await page.getByLabel("Address").fill("14, 3rd Cross, Malleswaram");
  await page.getByLabel("City").fill("Bengaluru");
  await page.getByLabel("State").selectOption("Karnataka");
  await page.getByLabel("PIN code").fill("560003");
  await expectAccessible(page);
  await page.getByRole("button", { name: /is taken in cash$/ }).click();
  await expect(page.getByText("Paid and handed over.")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Tax invoice INV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  const address = await page.getByRole("link", { name: "Open the order" }).getAttribute("href");
  const orderId = address?.split("/").at(-1) ?? "";

  await page.goto(`/admin/orders/${orderId}/refund`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: piece.name }).check();
  await expect(dialog.getByText("Needs a second person.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reference of the transfer").fill("NEFT 4471");
  await dialog.getByRole("button", { name: "Ask for approval" }).click();
  await expect(page.getByText(/^Waits for a second person: a large refund/)).toBeVisible();
  await agree(page, orderId);
  await expect(page.getByText(/^Waits for a second person: /)).toHaveCount(0);
  await page.goto(`/admin/orders/${orderId}/refund`);
  await expect(page.getByText("All of it went back")).toBeVisible();

  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByRole("button", { name: /^Credit note CRN/ })).toBeVisible();
  await page.getByRole("link", { name: "Packing slip" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Packing slip/ })).toBeVisible();
  await page.goto("/admin/books/exports");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save Day book, CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^day-book-.*\.csv$/);
  await expectAccessible(page);
});
