import { addPiece } from "@suvarna/contract/catalogue/staff-pieces";
import { getPackingSlip } from "@suvarna/contract/orders/papers";
import * as staffCalls from "@suvarna/contract/orders/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moveWithApproval } from "../../../test/approvals.ts";
import {
  dispatch,
  huid,
  openOrderDesk,
  owner,
  pack,
  page,
  params,
  placeOrderOf,
  refusal,
  shop,
  staff,
  weigh,
} from "../../../test/order-desk.ts";
import { pieceByHuid } from "../../catalogue/index.ts";
import { auditLog } from "../../platform/audit.ts";
import { orderItems } from "../tables.ts";

openOrderDesk();

const auditOf = (orderId: string) =>
  shop.database.db.select().from(auditLog).where(eq(auditLog.subject, orderId));

describe("HUIDs and weights", () => {
  it("belong to one piece of one order, until it is cancelled", async () => {
    const [first, second] = [await placeOrderOf(), await placeOrderOf({}, { quantity: 2 })];
    const own = huid();
    const [piece] = (await weigh(first.id, [{ huid: own }])).pieces;
    expect(piece).toMatchObject({ huid: own, by: expect.any(String) });
    expect(await refusal(weigh(second.id, [{ huid: own }]))).toBe("huid_taken");
    const other = huid();
    expect(await refusal(weigh(second.id, [{ huid: other }, { piece: 1, huid: other }]))).toBe(
      "huid_taken",
    );
    expect(await refusal(weigh(second.id, [{ huid: "TOOLONG" }]))).toBe("huid_malformed");
    expect(await refusal(weigh(second.id, [{ piece: 2 }]))).toBe("order_piece_unknown");
    const short = await weigh(second.id, [{ huid: "9pw2l" }, { piece: 1, huid: other }]);
    expect(short.pieces.map(({ huid }) => huid)).toEqual(["9PW2L", other]);
    await moveWithApproval(shop, owner, first.id, (client) =>
      client.call(staffCalls.moveOrder, {
        ...params(first.id),
        body: { from: "confirmed", to: "cancelled" },
      }),
    );
    expect((await weigh(second.id, [{ huid: own }])).pieces[0]?.huid).toBe(own);
    const weighed = (await auditOf(second.id)).filter(({ what }) => what === "order.weighed");
    const { name } = (await page(second.id)).order.items[0] ?? {};
    const names = weighed.map(({ after }) => after?.["piece"]);
    expect(names).toContainEqual([name, other]);
    const fields = Object.keys(weighed[0]?.after ?? {}).toSorted();
    expect(fields).toEqual(["againMg", "huid", "piece", "weighedMg"]);
    // The packing slip has the HUID and the weight of each piece of the line.
    await weigh(second.id, [{ weighedMg: 3950 }, { piece: 1, weighedMg: 4020 }]);
    expect((await staff.call(getPackingSlip, params(second.id))).lines[0]?.pieces).toEqual([
      { netWeight: 3.95, huid: own },
      { netWeight: 4.02, huid: other },
    ]);
  });

  it("are those of the catalogue's pieces, which an order reserves and releases", async () => {
    const { db } = shop.database;
    const first = await placeOrderOf({ netWeightMg: 4000 });
    await pack(first.id);
    const own = huid();
    await weigh(first.id, [{ huid: own, weighedMg: 4000 }]);
    // A HUID that staff have only written down in a draft does not become a piece of the catalogue.
    expect(await pieceByHuid(db, own)).toBeNull();
    await dispatch(first.id);
    const sold = await pieceByHuid(db, own);
    expect(sold).toMatchObject({ state: "sold", orderId: first.id, netWeightMg: 4000 });

    const entered = huid();
    const second = await placeOrderOf();
    const { productId = "" } = sold ?? {};
    await staff.call(addPiece, { params: { id: productId }, body: { huid: entered } });
    expect(await refusal(weigh(second.id, [{ huid: entered }]))).toBe("huid_taken");
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, second.id));
    const params = { id: item?.productId ?? "" };
    const fitting = huid();
    await staff.call(addPiece, { params, body: { huid: fitting } });
    await weigh(second.id, [{ huid: fitting }]);
    expect(await pieceByHuid(db, fitting)).toMatchObject({ state: "reserved", orderId: second.id });
    await weigh(second.id, [{ huid: huid() }]);
    expect(await pieceByHuid(db, fitting)).toMatchObject({ state: "in_stock", orderId: null });
  });

  it("are not overwritten by somebody who has seen an older version", async () => {
    const { id } = await placeOrderOf();
    const { version } = await page(id);
    const next = await weigh(id, [{ weighedMg: 3990 }], version);
    expect(await refusal(weigh(id, [{ weighedMg: 4010 }], version))).toBe("changed_meanwhile");
    await weigh(id, [{ weighedMg: 4000 }], `"${next.version}"`);
  });

  it("have the courier beside them in the audit log, by which colleagues see it at once", async () => {
    const { id } = await placeOrderOf();
    const note = (body: object) =>
      staff.call(desk.weighPieces, { ...params(id), headers: {}, body });
    await note({ courier: "BlueDart Apex" });
    await note({ courier: "BlueDart Apex" });
    await note({ trackingNumber: "BD 4711" });
    const { rows } = await shop.database.db.execute(
      sql`select before, after from audit_log where what = 'order.carrier_noted' and subject = ${id} order by at, id`,
    );
    const empty = { courier: null, trackingNumber: null };
    const named = { ...empty, courier: "BlueDart Apex" };
    expect(rows).toEqual([
      { before: empty, after: named },
      { before: named, after: { ...named, trackingNumber: "BD 4711" } },
    ]);
  });
});
