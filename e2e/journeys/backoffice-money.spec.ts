import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { dearPiece, enterSale, loseFirstSale } from "../counter-sale.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

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

test("staff sell a piece for cash once though the answer is lost, save its invoice, and refund it with a second person @once", async ({
  page,
  complaints,
}) => {
  const piece = await dearPiece(page.request);
  await openBackOffice(page, "/counter");
  await enterSale(page, piece);
  await expectAccessible(page);
  const sales = await loseFirstSale(page, complaints);
  await page.getByRole("button", { name: /is taken in cash$/ }).click();
  await expect(page.getByText("Send it again: it is sold once.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText("Paid and handed over.")).toBeVisible();
  expect(sales.map(({ status }) => status)).toEqual([201, 200]);
  expect(sales[1]?.id).toBe(sales[0]?.id);
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
  // No money leaves before the second person has agreed, so there is no transfer to name.
  await expect(dialog.getByText(/Send no money before that/)).toBeVisible();
  await expect(dialog.getByLabel("Reference of the transfer")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Ask for approval" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Waits for a second person: a large refund/)).toBeVisible();
  await page.getByRole("link", { name: "See it" }).click();
  const { number } = await (
    await page.request.get(`/api/staff/orders/${orderId}`, { headers: await staffHeaders(page) })
  ).json();
  await page.getByRole("link", { name: `Open order ${number}` }).click();
  await expect(page.getByText(/^Waits for a second person: a large refund/)).toBeVisible();
  // The dialog covers the order's page, so it says as well that a refund waits already.
  await page.goto(`/admin/orders/${orderId}/refund`);
  await expect(dialog.getByText(/^Waits for a second person: a large refund/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByText(/^Waits for a second person: a large refund/)).toBeVisible();
  await agree(page, orderId);
  await expect(page.getByText(/^Waits for a second person: /)).toHaveCount(0);
  await page.goto(`/admin/orders/${orderId}/refund`);
  await expect(dialog.getByRole("heading", { name: "All of it went back" })).toBeVisible();
  await page.goto("/admin/books/refunds");
  const owed = page.getByRole("row").filter({ hasText: number });
  await expect(owed).toContainText("No gateway has it: send it by hand");
  await owed.getByRole("button", { name: "Settle" }).click();
  await dialog.getByLabel("Reference of the transfer").fill("NEFT 4471");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "It was sent by hand" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: number })).toHaveCount(0);

  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByRole("button", { name: /^Credit note CRN/ })).toBeVisible();
  // The piece was taken away, so there is no parcel.
  await expect(page.getByRole("link", { name: "Packing slip" })).toHaveCount(0);
  await page.goto("/admin/books/exports");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save Day book, CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^day-book-.*\.csv$/);
  await expectAccessible(page);
});
