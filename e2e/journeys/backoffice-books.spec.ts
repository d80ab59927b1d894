import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { placeForDesk, weighAll } from "../desk-orders.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { rowsOf, saveFileBy } from "../saved-file.ts";
import { staffHeaders } from "../staff.ts";

/** An order with the amounts that its buyer sees, in rupees. */
interface DeliveredOrder {
  readonly _id: string;
  readonly number: string;
  readonly subtotal: number;
  readonly gst: number;
  readonly shippingCost: number;
  readonly total: number;
}

const inPaise = (rupees: number | string | undefined) => Math.round(Number(rupees) * 100);
const rupeesText = (paise: number) => (paise / 100).toFixed(2);
const shownRupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;

/** Places an order that is paid in cash, and delivers it with the buyer's code. */
async function deliverForCash(page: Page, fullName: string): Promise<DeliveredOrder> {
  const placed = await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName });
  const headers = await staffHeaders(page);
  const move = async (data: object) => {
    const path = `/api/staff/orders/${placed.id}/move`;
    await expect(await page.request.post(path, { headers, data })).toBeOK();
  };
  await move({ from: "confirmed", to: "processing" });
  await weighAll(page, placed.id);
  await move({ from: "processing", to: "shipped", note: "Sequel 4711" });
  await move({ from: "shipped", to: "delivered", doorCode: await placed.readDoorCode() });
  return (await page.request.get(`/api/staff/orders/${placed.id}`, { headers })).json();
}

/** Reads the sums of the sales within the state, as the month's return has them. */
async function savedReturn(page: Page) {
  const { name, text } = await saveFileBy(page, "Save Whole return, JSON of the offline tool");
  expect(name).toMatch(/^GSTR1-29AAACS0000S1ZB-20\d\d-\d\d\.json$/);
  const { b2cs, hsn } = JSON.parse(text) as Record<string, unknown> & {
    b2cs: { pos: string; txval: number; camt: number; samt: number }[];
    hsn: { hsn_b2c: { txval: number; camt: number; samt: number }[] };
  };
  const karnataka = b2cs.find(({ pos }) => pos === "29");
  const sumOf = (rows: readonly { txval: number; camt: number; samt: number }[]) =>
    rows.map(({ txval, camt, samt }) => ({ taxable: inPaise(txval), tax: inPaise(camt + samt) }));
  const total = (rows: readonly { taxable: number; tax: number }[]) => ({
    taxable: rows.reduce((sum, { taxable }) => sum + taxable, 0),
    tax: rows.reduce((sum, { tax }) => sum + tax, 0),
  });
  return {
    state: total(sumOf(karnataka ? [karnataka] : [])),
    goods: total(sumOf(hsn.hsn_b2c)),
  };
}

test("a courier's cash is written down, and the month's files agree with the orders", {
  tag: "@once",
}, async ({ page }) => {
  await openBackOffice(page, "/books/exports");
  const before = await savedReturn(page);
  const first = await deliverForCash(page, "Kamini Bhat");
  const second = await deliverForCash(page, "Lavanya Setty");
  const orders = [first, second];
  const due = inPaise(first.total) + inPaise(second.total);

  // One transfer of the courier has the cash of both orders, of the second ₹50 too little.
  await page.goto("/admin/books");
  await page.getByRole("link", { name: "Cash that couriers have taken" }).click();
  for (const { number } of orders) {
    await page.getByRole("checkbox", { name: new RegExp(number) }).check();
  }
  await expect(page.getByText(`2 orders, ${shownRupees(due)}`)).toBeVisible();
  await page.getByRole("button", { name: "Write the transfer down" }).click();
  const dialog = page.getByRole("dialog", { name: "A courier's transfer" });
  await expect(dialog.getByText("The reference is missing.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Write it down" })).toBeDisabled();
  await dialog.getByLabel("Reference of the transfer").fill("UTR 5521");
  await dialog
    .getByLabel(`What came for ${second.number}`)
    .fill(rupeesText(inPaise(second.total) - 50_00));
  await expect(dialog.getByText("−₹50.00 against what the courier took")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Write it down" }).click();
  await expect(dialog).toBeHidden();

  const rowOf = ({ number }: DeliveredOrder) => page.getByRole("row").filter({ hasText: number });
  for (const order of orders) await expect(rowOf(order)).toHaveCount(0);
  await page.getByRole("link", { name: /^Came with a difference/ }).click();
  await expect(rowOf(second)).toContainText("−₹50.00");
  await expect(rowOf(second)).toContainText("UTR 5521");
  await expect(rowOf(first)).toHaveCount(0);
  await page.getByRole("link", { name: /^Came( \d|$)/ }).click();
  await expect(rowOf(first)).toContainText("UTR 5521");
  await page.goto("/admin/books");
  await expect(page.getByRole("link", { name: "Cash that came with a difference" })).toBeVisible();

  // The money's book of the order says what came.
  await page.goto(`/admin/orders/${second._id}`);
  const taken = page.getByRole("row", { name: /Cash taken at the door/ });
  await expect(taken).toContainText(/the courier's transfer came .+, ₹50\.00 too little/);
  await expect(taken).toContainText("UTR 5521");

  // The ₹50 were a slip of the pen: the entry is cancelled, and the right one is written down.
  await page.goto("/admin/books/cash?view=remitted");
  await page.getByRole("checkbox", { name: new RegExp(second.number) }).check();
  await expect(
    page.getByRole("button", { name: "Choose the other order of UTR 5521" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancel the entry" }).click();
  const question = page.getByRole("dialog", { name: "Cancel what was written down" });
  const cancel = question.getByRole("button", { name: "Cancel the entry" });
  await expect(cancel).toBeDisabled();
  await question.getByLabel("What was wrong").fill("The slip says the full amount");
  await expectAccessible(page);
  await cancel.click();
  await expect(question).toBeHidden();
  await expect(rowOf(second)).toHaveCount(0);
  await expect(rowOf(first)).toContainText("UTR 5521");
  await page.getByRole("link", { name: /^Cancelled/ }).click();
  await expect(rowOf(second)).toContainText("The slip says the full amount");
  await expectAccessible(page);
  // Even while the answer is slow, no row of the view before can be chosen.
  await page.route("**/api/staff/remittances?*view=waiting*", async (route) => {
    await new Promise((resume) => setTimeout(resume, 2000));
    await route.continue();
  });
  await page.getByRole("link", { name: /^With couriers/ }).click();
  await page.getByRole("checkbox", { name: new RegExp(second.number) }).check();
  await page.getByRole("button", { name: "Write the transfer down" }).click();
  await dialog.getByLabel("Reference of the transfer").fill("UTR 5521");
  await dialog.getByRole("button", { name: "Write it down" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/orders/${second._id}`);
  await expect(page.getByRole("row", { name: /transfer written down wrongly/ })).toContainText(
    "UTR 5521",
  );
  await expect(page.getByRole("row", { name: /transfer cancelled/ })).toContainText(
    "The slip says the full amount",
  );
  await expect(taken).toContainText(/the courier's transfer came/);
  await expect(taken).not.toContainText("too little");

  // The day book has a row for each order, with the reference of the courier's transfer.
  await page.goto("/admin/books/exports");
  const book = rowsOf((await saveFileBy(page, "Save Day book, CSV")).text);
  for (const { number, subtotal, gst, shippingCost, total } of orders) {
    const row = book.find(({ Order }) => Order === number);
    expect(row).toMatchObject({
      Kind: "Invoice",
      "Party state": "Karnataka",
      Taxable: rupeesText(inPaise(subtotal)),
      IGST: "0.00",
      Delivery: rupeesText(inPaise(shippingCost)),
      Total: rupeesText(inPaise(total)),
      Payment: "Cash on delivery",
      Reference: "UTR 5521",
    });
    expect(inPaise(row?.["CGST"]) + inPaise(row?.["SGST"])).toBe(inPaise(gst));
  }

  // The return has grown by the two orders, by place and by goods, and so has its table as CSV.
  const after = await savedReturn(page);
  const taxable = inPaise(first.subtotal) + inPaise(second.subtotal);
  const tax = inPaise(first.gst) + inPaise(second.gst);
  for (const table of ["state", "goods"] as const) {
    expect(after[table].taxable - before[table].taxable).toBe(taxable);
    expect(after[table].tax - before[table].tax).toBe(tax);
  }
  const places = rowsOf((await saveFileBy(page, "Save B2C small, by state, CSV")).text);
  const karnataka = places.find((row) => row["Place Of Supply"] === "29-Karnataka");
  expect(inPaise(karnataka?.["Taxable Value"])).toBe(after.state.taxable);
});
