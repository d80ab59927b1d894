import { getPaperPdf, listOrderPapers } from "@suvarna/contract/invoices/staff";
import { quoteCounterOrder } from "@suvarna/contract/orders/counter";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { HOME } from "../../../test/checkout.ts";
import { newPhone, openCounter, sell, shop, staff } from "../../../test/counter-desk.ts";

openCounter();

/**
 * Sells a ring of the given weight to a buyer who leaves out the address. Each sale is that of
 * another account.
 */
function sellWithoutAddress(
  netWeightMg: number,
  { phone = newPhone(), payment = { by: "cash" } }: SaleChoices = {},
) {
  const name = "Gulmohar Sen";
  const shopper = { name, phone: newPhone() };
  return sell({
    shopper,
    address: undefined,
    buyer: { fullName: name, phone },
    netWeightMg,
    payment,
  });
}

interface SaleChoices {
  /** The phone number of the buyer; a new one unless given. */
  readonly phone?: string;
  readonly payment?: CounterOrderInput["payment"];
}

it("is not asked for below ₹50,000 from a buyer who takes the pieces along", async () => {
  const order = await sellWithoutAddress(1234);
  expect(order).toMatchObject({
    takenAway: true,
    billingAddress: { fullName: "Gulmohar Sen", street: "", city: "", pincode: "" },
  });
  const [paper] = await staff.call(listOrderPapers, { params: { id: order._id } });
  const bytes = await staff.call(getPaperPdf, { params: { id: paper?._id ?? "" } });
  const pdf = new Uint8Array(await new Response(bytes as never).arrayBuffer());
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain("Gulmohar Sen");
  // The shop's state is the place of supply.
  expect(text).toContain("CGST 9%");
});

it("abroad does not make an export of pieces that are handed over in India", async () => {
  const phone = newPhone();
  const order = await sell({
    shopper: { name: "Gulmohar Sen", phone },
    address: {
      ...HOME,
      fullName: "Gulmohar Sen",
      phone,
      state: "NJ",
      city: "Edison",
      pincode: "08817",
      country: "United States",
    },
  });
  const [paper] = await staff.call(listOrderPapers, { params: { id: order._id } });
  const bytes = await staff.call(getPaperPdf, { params: { id: paper?._id ?? "" } });
  const pdf = new Uint8Array(await new Response(bytes as never).arrayBuffer());
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain("CGST 9%");
  expect(text).not.toContain("EXPORT");
});

it("is asked for from ₹50,000 on, and for pieces that are sent", async () => {
  await expect(sellWithoutAddress(4000)).rejects.toMatchObject({
    code: "bad_request",
    fields: { "address.street": expect.stringContaining("₹50,000") },
  });
  const phone = newPhone();
  const sent = sell({
    shopper: { name: "Gulmohar Sen", phone },
    address: undefined,
    buyer: { fullName: "Gulmohar Sen", phone },
    takenAway: false,
  });
  await expect(sent).rejects.toMatchObject({
    code: "bad_request",
    fields: { address: expect.any(String) },
  });
  const order = await sellWithoutAddress(1234);
  const lines = [{ productId: order.items[0]?.productId ?? "", quantity: 1 }];
  const needs = async (takenAway: boolean) =>
    (await staff.call(quoteCounterOrder, { body: { lines, takenAway } })).needsAddress;
  expect(await needs(true)).toBe(false);
  expect(await needs(false)).toBe(true);
});

it("does not make one buyer of all who leave it out", async () => {
  // Together these come to more than the cash that the law allows from one buyer a day.
  const limit = shop.config.orders.codBelowPaise / 100;
  let sum = 0;
  while (sum <= limit) sum += (await sellWithoutAddress(2700)).total;
  expect(sum).toBeGreaterThan(limit);
});

it("is replaced by the phone number, by which the cash and the purchases of a day are counted", async () => {
  const { codBelowPaise, panAbovePaise } = shop.config.orders;
  const card = { by: "card", reference: "SLIP 4711" } as const;
  const limits = [
    [{ by: "cash" } as const, codBelowPaise, "cod_day_limit"],
    [card, panAbovePaise, "pan_required"],
  ] as const;
  for (const [payment, limitPaise, code] of limits) {
    const choices = { phone: newPhone(), payment };
    let left = limitPaise / 100;
    const { total } = await sellWithoutAddress(2700, choices);
    for (left -= total; left > total; left -= total) await sellWithoutAddress(2700, choices);
    await expect(sellWithoutAddress(2700, choices)).rejects.toMatchObject({ code });
    await sellWithoutAddress(2700, { payment });
  }
});
