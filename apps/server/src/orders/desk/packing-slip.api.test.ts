import { getPackingSlip } from "@suvarna/contract/orders/papers";
import { refundPart } from "@suvarna/contract/orders/staff";
import { expect, it } from "vitest";
import {
  dispatch,
  huid,
  move,
  openOrderDesk,
  pack,
  params,
  placeOrderOf,
  staff,
  weigh,
} from "../../../test/order-desk.ts";
import { newId } from "../../platform/ids.ts";

openOrderDesk();

const LIGHT = { netWeightMg: 500 };

/** Sends one piece of an order's only line back. */
const refundOne = (id: string) =>
  staff.call(refundPart, {
    ...params(id),
    headers: { "idempotency-key": newId() },
    body: { lines: [{ line: 0, quantity: 1 }], note: "As you asked" },
  });

const lineOf = async (id: string) => (await staff.call(getPackingSlip, params(id))).lines[0];

it("leaves out a piece that was refunded before the dispatch", async () => {
  const { id } = await placeOrderOf(LIGHT, { quantity: 2 });
  expect(await lineOf(id)).toMatchObject({ pieces: [{}, {}], refundedSince: 0 });
  await refundOne(id);
  expect(await lineOf(id)).toMatchObject({ pieces: [{}], refundedSince: 0 });
});

/** Dispatches an order of two pieces. @returns its id */
async function dispatched(): Promise<string> {
  const { id } = await placeOrderOf(LIGHT, { quantity: 2 });
  await pack(id);
  await weigh(
    id,
    [0, 1].map((piece) => ({ piece, huid: huid(), weighedMg: 500 })),
  );
  await dispatch(id);
  return id;
}

it("marks the pieces that were refunded after the parcel had left", async () => {
  const id = await dispatched();
  await refundOne(id);
  expect(await lineOf(id)).toMatchObject({ pieces: [{}, {}], refundedSince: 1, returnedSince: 0 });
});

it("marks the pieces that came back with the whole order", async () => {
  const id = await dispatched();
  await move(id, "returned");
  expect(await lineOf(id)).toMatchObject({ pieces: [{}, {}], refundedSince: 0, returnedSince: 2 });

  const other = await dispatched();
  await refundOne(other);
  await move(other, "returned");
  expect(await lineOf(other)).toMatchObject({ refundedSince: 1, returnedSince: 1 });
});
