import { getDeskOrder, moveOrder } from "@suvarna/contract/orders/staff";
import { weighPieces } from "@suvarna/contract/orders/staff-desk";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { expect, it } from "vitest";
import { newHuid, openCounter, sell, staff } from "../../../test/counter-desk.ts";

openCounter();

it("keeps the sentence about the money of lighter pieces when a parcel paid at the counter comes back", async () => {
  const payment = { by: "upi", reference: "UPI-4" } as const;
  const { _id: id } = await sell({ takenAway: false, payment });
  const params = { id };
  const move = (from: OrderState, to: StaffMove) =>
    staff.call(moveOrder, {
      params,
      body: { from, to, ...(to === "shipped" ? { note: "Ring twice." } : {}) },
    });
  const sent = async () => {
    const { history, refunds = [] } = await staff.call(getDeskOrder, { params });
    const note = history.find(({ state }) => state === "shipped")?.note;
    return { note, less: formatRupees(paise(refunds[0]?.amount ?? 0)) };
  };
  await move("confirmed", "processing");
  const pieces = [{ line: 0, piece: 0, huid: newHuid(), weighedMg: 1224 }];
  await staff.call(weighPieces, { params, headers: {}, body: { pieces } as never });
  await move("processing", "shipped");
  const { note, less } = await sent();
  expect(note).toBe(
    `Ring twice. Weighed at dispatch: Plain Ring weighs 1.224 g instead of 1.234 g. We send ${less} back to you.`,
  );
  await move("shipped", "returned");
  expect((await sent()).note).toBe(note);
});
