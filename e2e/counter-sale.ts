import type { APIRequestContext, Page } from "@playwright/test";
import { newHuid, STREET } from "./desk-orders.ts";
import { expect } from "./journey.ts";
import { staffHeaders } from "./staff.ts";

interface Priced {
  readonly _id: string;
  readonly name: string;
  readonly isAvailable: boolean;
  readonly stock: number | null;
  readonly sizes: unknown;
  readonly discountedPrice: number | null;
  readonly netWeight: number;
}

/**
 * Finds a piece in stock that can be paid by cash on delivery, and whose refund needs the approval
 * of a second person.
 */
export async function dearPiece(request: APIRequestContext): Promise<Priced> {
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

/** Enters the sale of a piece to a new shopper, who pays in cash, on the page of the counter. */
export async function enterSale(page: Page, piece: Pick<Priced, "name">): Promise<void> {
  await page.getByPlaceholder("Name, model number or HUID").fill(piece.name);
  await page.getByRole("list", { name: "Pieces found" }).getByText(piece.name).first().click();
  await expect(page.getByText("Choose a piece: its price stands here.")).toHaveCount(0);
  await page.getByLabel(`HUID of ${piece.name}`).fill(newHuid());
  await enterShopper(page);
}

/** Enters a new shopper with an address on the page of the counter. */
export async function enterShopper(page: Page): Promise<void> {
  await page.getByLabel("Phone number").fill(`98${String(Date.now()).slice(-8)}`);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByText("New: an account is made with the order")).toBeVisible();
  await page.getByLabel("Name").fill("Gulmohar Sen");
  await page.getByLabel("Address").fill("14, 3rd Cross, Malleswaram");
  await page.getByLabel("City").fill("Bengaluru");
  await page.getByLabel("State").selectOption("Karnataka");
  await page.getByLabel("PIN code").fill("560003");
}

/**
 * Lets the shop make the first sale and then cuts the connection, so that the page gets no answer.
 * @returns the answers of the shop to all sales, in their order
 */
export async function loseFirstSale(
  page: Page,
  complaints: { allow(pattern: RegExp): void },
): Promise<readonly { status: number; id: string }[]> {
  complaints.allow(/^network: \S+\/api\/staff\/orders net::ERR_FAILED$/);
  complaints.allow(
    /^console: Failed to load resource: net::ERR_FAILED \(\S+\/api\/staff\/orders\)$/,
  );
  const answers: { status: number; id: string }[] = [];
  await page.route("**/api/staff/orders", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    const response = await route.fetch();
    const { _id: id } = (await response.json()) as { _id: string };
    answers.push({ status: response.status(), id });
    return answers.length === 1 ? await route.abort() : await route.fulfill({ response });
  });
  return answers;
}

/**
 * Sells a piece through the API to a new shopper, who pays in cash and to whom it is sent.
 * @param slug the piece, by the end of its address
 * @returns the id of the order
 */
export async function sellToSend(page: Page, slug: string): Promise<string> {
  const shop = page.request;
  const headers = await staffHeaders(page);
  const { _id: productId } = await (await shop.get(`/api/gold/${slug}`)).json();
  const pieces = { lines: [{ productId, quantity: 1 }], takenAway: false };
  const quoted = await shop.post("/api/staff/counter/quote", { headers, data: pieces });
  const { totals, rateSheetId } = await quoted.json();
  const phone = `+9197${String(Date.now()).slice(-8)}`;
  const fullName = "Gulmohar Sen";
  const sold = await shop.post("/api/staff/orders", {
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    data: {
      ...pieces,
      shopper: { name: fullName, phone },
      address: { ...STREET, fullName, phone },
      payment: { by: "cash" },
      expectedTotal: totals.total,
      rateSheetId,
    },
  });
  await expect(sold).toBeOK();
  return (await sold.json())._id;
}
