import { addPiece } from "@suvarna/contract/catalogue/staff-pieces";
import type { OrderState } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testAct } from "../../../test/acting.ts";
import { addRing } from "../../../test/catalogue.ts";
import {
  categoryId,
  newHuid,
  online,
  openCounter,
  sell,
  shop,
  staff,
} from "../../../test/counter-desk.ts";
import { pieceByHuid } from "../../catalogue/index.ts";
import { products } from "../../catalogue/tables.ts";
import { changeStatus } from "../change-status.ts";
import { orderPieces } from "../desk-tables.ts";
import { lockOrder } from "../queries.ts";

openCounter();

const move = (id: string, to: OrderState) =>
  testAct(shop.acts, async (act) => {
    const order = await lockOrder(act.tx, id);
    if (!order) throw new Error("The order is there");
    await changeStatus(act, order, { to });
  });
const piecesOf = (id: string) =>
  shop.database.db.select().from(orderPieces).where(eq(orderPieces.orderId, id));

/** An order by a link, which waits for its money and has reserved a piece of the catalogue. */
async function waiting() {
  const huid = newHuid();
  const productId = await addRing(shop.database.db, { categoryId, stock: 3 });
  await staff.call(addPiece, { params: { id: productId }, body: { huid } });
  const shopper = await shop.signUp("Meera Nair", true);
  const order = await sell({
    lines: [{ productId, quantity: 1, huids: [huid] }],
    shopper: { shopperId: shopper.userId },
    payment: { by: "link" },
    takenAway: false,
  });
  expect(order.state).toBe("pending_payment");
  return { huid, productId, id: order._id };
}

describe("an order whose payment failed", () => {
  it("releases its HUID, and reserves it again when it is paid after all", async () => {
    const { huid, id } = await waiting();
    await move(id, "payment_failed");
    expect(await pieceByHuid(shop.database.db, huid)).toMatchObject({ state: "in_stock" });
    expect(await piecesOf(id)).toMatchObject([{ huid, held: false }]);
    await move(id, "confirmed");
    expect(await pieceByHuid(shop.database.db, huid)).toMatchObject({
      state: "reserved",
      orderId: id,
    });
    expect(await piecesOf(id)).toMatchObject([{ huid, held: true }]);
  });

  it("does not get back a piece that another order has bought in the meantime", async () => {
    const { huid, productId, id } = await waiting();
    await move(id, "payment_failed");
    const other = await sell({ lines: [{ productId, quantity: 1, huids: [huid] }] });
    expect(other.state).toBe("delivered");
    await move(id, "confirmed");
    expect(await piecesOf(id)).toMatchObject([{ huid: null, held: true }]);
    expect(await pieceByHuid(shop.database.db, huid)).toMatchObject({
      state: "sold",
      orderId: other._id,
    });
  });

  it("neither adds nor removes stock of a piece that is made to order", async () => {
    const { db } = shop.database;
    const ringId = await addRing(db, { categoryId, stock: null, netWeightMg: 500 });
    const { placed } = await online.order("cashfree", ringId);
    await db.update(products).set({ stock: 2 }).where(eq(products.id, ringId));
    await move(placed.order._id, "payment_failed");
    expect(await online.stockOf(ringId)).toBe(2);
    await move(placed.order._id, "confirmed");
    expect(await online.stockOf(ringId)).toBe(2);
  });
});
