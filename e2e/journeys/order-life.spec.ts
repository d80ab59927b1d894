import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { otherCode, shownDoorCode, weighAll } from "../desk-orders.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, openAccount, placeOrder, putIntoCart } from "../shopper.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

const PIECE = "studs-gold-flower";

/** Moves an order through some steps as staff. */
async function move(page: Page, id: string, ...steps: readonly Step[]): Promise<void> {
  const headers = await staffHeaders(page);
  for (const data of steps) {
    await expect(
      await page.request.post(`/api/staff/orders/${id}/move`, { headers, data }),
    ).toBeOK();
  }
}
/**
 * Accepts a return that the shopper has requested, as staff. The refund is so large that a second
 * person must approve it.
 */
async function takeBack(page: Page, id: string): Promise<void> {
  const owner = await staffHeaders(page);
  const data = { accept: true };
  const reply = await page.request.post(`/api/staff/orders/${id}/return`, {
    headers: owner,
    data,
  });
  expect(reply.status()).toBe(202);
  const { approval } = await reply.json();
  const approve = `/api/staff/approvals/${approval._id}/approve`;
  expect((await page.request.post(approve, { headers: owner })).status()).toBe(403);
  const partner = await staffHeaders(page, PARTNER);
  await expect(await page.request.post(approve, { headers: partner })).toBeOK();
}

/** Makes a partial refund by hand as staff, because the order was paid in cash on delivery. */
async function refundPart(page: Page, id: string): Promise<void> {
  const headers = { ...(await staffHeaders(page)), "idempotency-key": `part-of-${id}` };
  const data = { amount: 250, note: "The clasp was stiff", handReference: "UPI 426110012345" };
  await expect(
    await page.request.post(`/api/staff/orders/${id}/refunds`, { headers, data }),
  ).toBeOK();
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly note?: string;
  readonly doorCode?: string;
}

test("an order is cancelled, bought again, printed and returned", async ({ page }) => {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await logIn(page, shopper);
  await putIntoCart(page, PIECE);
  const first = await placeOrder(page);

  await page.goto("/order-history");
  await page.getByRole("link", { name: new RegExp(first) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(cancelling).toContainText("Nothing was charged");
  await expectAccessible(page);
  await cancelling.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  // The order was never dispatched, so it has no tax invoice and no credit note.
  await expect(page.getByRole("heading", { name: "Papers" })).toHaveCount(0);

  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("link", { name: "Proceed to checkout" })).toBeVisible();
  const second = await placeOrder(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second);

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const text = "By Bluebird: https://track.example/12345.";
  const processing = { from: "confirmed", to: "processing" };
  await move(page, id, processing);
  await weighAll(page, id);
  await move(page, id, { from: "processing", to: "shipped", note: text });
  await page.reload();
  const track = page.getByRole("link", { name: "Track parcel" });
  await expect(track).toHaveAttribute("href", "https://track.example/12345");
  await expect(page.getByText(/^Expected \d/)).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download tax invoice INV/ }).click();
  const paper = await downloading;
  expect(paper.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: /^Open tax invoice INV/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tax invoice" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(second);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second);

  const doorCode = await shownDoorCode(page);
  await expectAccessible(page);
  const refused = await page.request.post(`/api/staff/orders/${id}/move`, {
    headers: await staffHeaders(page),
    data: { from: "shipped", to: "delivered", doorCode: otherCode(doorCode) },
  });
  expect(await refused.json()).toMatchObject({ code: "door_code_wrong" });
  await move(page, id, { from: "shipped", to: "delivered", doorCode });
  await page.reload();
  await expect(track).toHaveCount(0);
  await expect(
    page.getByText(new RegExp(`${doorCode.slice(0, 3)}.?${doorCode.slice(3)}`)),
  ).toHaveCount(0);
  await page.getByRole("button", { name: "Return order" }).click();
  const returning = page.getByRole("dialog", { name: "Send this order back?" });
  await returning.getByLabel("Reason").selectOption("It does not fit");
  await expectAccessible(page);
  await returning.getByRole("button", { name: "Request the return" }).click();
  await expect(
    page.getByText(/^You asked us on .* to take this order back: “It does not fit”/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Return order" })).toHaveCount(0);
  await expectAccessible(page);

  await refundPart(page, id);
  await page.reload();
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary.getByRole("heading", { name: "Sent back" })).toBeVisible();
  await expect(summary.getByText("₹250.00")).toBeVisible();
  await expect(summary.getByText("The clasp was stiff")).toBeVisible();
  await page.getByRole("link", { name: /^Open credit note CRN/ }).click();
  const part = page.getByRole("article", { name: "Credit note" });
  await expect(part).toContainText("lowers the values and the tax of the invoice");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the order" }).click();

  await takeBack(page, id);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Download credit note CRN/ })).toHaveCount(2);
  await page
    .getByRole("link", { name: /^Open credit note CRN/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Credit note" })).toBeVisible();
  const note = page.getByRole("article", { name: "Credit note" });
  await expect(note).toContainText(second);
  await expect(note).toContainText(/To invoice INV\/\d{4}\/\d{6}/);
  await expect(note).toContainText("This credit note undoes what earlier credit notes have left");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second);
});
