import { expect, type Page } from "@playwright/test";
import { newestCodeTo } from "./outbox.ts";
import { logInElsewhere, openAccount } from "./shopper.ts";
import { staffHeaders } from "./staff.ts";

const PAN = "ABCDE1234F";
/** The address of the shoppers, without their names and phone numbers. */
export const STREET = {
  street: "14, 3rd Cross, Malleswaram",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

/** An order that a shopper has placed through the API, for tests of the back office. */
export interface PlacedDeskOrder {
  readonly id: string;
  readonly number: string;
  /** The net weight of the order's first piece, in grams. */
  readonly weight: number;
  /** Reads the code that the courier asks for as the buyer, once the order is on its way. */
  readDoorCode(): Promise<string>;
  /** Asks as the buyer to send the whole order back, once it is delivered. */
  askToReturn(): Promise<void>;
}

/** Orders a piece as a new shopper with a confirmed phone number, paid on delivery or online. */
export async function placeForDesk(
  page: Page,
  { slug, method, fullName }: { slug: string; method: "COD" | "ONLINE"; fullName: string },
): Promise<PlacedDeskOrder> {
  const shop = page.request;
  const shopper = await openAccount(page);
  const { phone } = shopper;
  const { token, user } = await logInElsewhere(page, shopper);
  const headers = { authorization: `Bearer ${token}` };
  await expect(await shop.post("/api/auth/me/phone-code", { headers, data: { phone } })).toBeOK();
  const proof = { phone, otp: await newestCodeTo(page, phone) };
  await expect(await shop.post("/api/auth/me/phone", { headers, data: proof })).toBeOK();
  const { _id: productId } = await (await shop.get(`/api/gold/${slug}`)).json();
  const line = { userId: user._id, productId, quantity: 1 };
  const added = await shop.post("/api/cart/add-to-cart", { headers, data: line });
  const { cartId } = (await added.json()).cart;
  const shippingAddress = { ...STREET, fullName, phone };
  const gateway = method === "ONLINE" ? { gateway: "cashfree" } : {};
  const data = { cartId, paymentMethod: method, pan: PAN, shippingAddress, ...gateway };
  const placed = await (await shop.post("/api/order/create", { headers, data })).json();
  expect(placed).toHaveProperty("order");
  const { _id: id, number, items } = placed.order;
  if (method === "ONLINE") {
    const session = `/api/sandbox/checkout/${placed.paymentSessionId}`;
    await expect(await shop.post(session, { data: { choice: "success" } })).toBeOK();
    await expect(await shop.post("/api/order/verify", { headers, data: { orderId: id } })).toBeOK();
  }
  return {
    id,
    number,
    weight: items[0].netWeight,
    async readDoorCode() {
      return (await (await shop.get(`/api/order/${id}`, { headers })).json()).doorCode;
    },
    async askToReturn() {
      const data = { reason: "does_not_fit" };
      await expect(await shop.post(`/api/order/${id}/return`, { headers, data })).toBeOK();
    },
  };
}

/**
 * Reads the code that the courier asks for on the buyer's open page of the order.
 * @param name the title of the code in the language of the page
 */
export async function shownDoorCode(
  page: Page,
  name = "Your code for the courier",
): Promise<string> {
  const code = page.getByRole("region", { name });
  return /\d{3} \d{3}/.exec(await code.innerText())?.[0].replace(" ", "") ?? "no code";
}

/** Returns a code that differs from the given code. */
export function otherCode(code: string): string {
  return code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
}

let marks = 0;

/** Returns a HUID that no other piece of the tests has. */
export function newHuid(): string {
  const mark = (Date.now() * 10 + (marks++ % 10)).toString(36).toUpperCase();
  // A HUID of letters alone would be an English word for the checks of Hindi pages.
  return `4${mark.slice(-5)}`;
}

/**
 * Records the HUIDs and the weights of all pieces of an order, so that the order can be dispatched.
 * @param differenceMg how much heavier than ordered each piece is, in milligrams
 */
export async function weighAll(page: Page, id: string, differenceMg = 0): Promise<void> {
  const headers = await staffHeaders(page);
  const read = await page.request.get(`/api/staff/orders/${id}/page`, { headers });
  const { pieces, lines } = await read.json();
  const data = {
    pieces: pieces.map(({ line, piece }: { line: number; piece: number }) => ({
      line,
      piece,
      huid: newHuid(),
      weighedMg: lines[line].netWeightMg + differenceMg,
    })),
  };
  await expect(
    await page.request.put(`/api/staff/orders/${id}/weights`, { headers, data }),
  ).toBeOK();
}

/**
 * Moves an order to delivered through the API, while the buyer has the order's page open. Staff
 * pack and dispatch the order, and deliver it with the code that the buyer reads on the page. The
 * page must then show the final state.
 * @param needsCode whether the order costs so much that its parcel has a code
 */
export async function deliverOpenOrder(page: Page, id: string, needsCode = true): Promise<void> {
  const headers = await staffHeaders(page);
  const move = async (data: object) =>
    expect(await page.request.post(`/api/staff/orders/${id}/move`, { headers, data })).toBeOK();
  await move({ from: "confirmed", to: "processing" });
  await weighAll(page, id);
  await move({ from: "processing", to: "shipped", note: "By hand" });
  if (needsCode) await page.reload();
  const code = needsCode ? { doorCode: await shownDoorCode(page) } : {};
  await move({ from: "shipped", to: "delivered", ...code });
  await page.reload();
}
