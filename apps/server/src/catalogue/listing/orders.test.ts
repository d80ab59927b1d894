import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../seed/seeded-random.ts";
import { newId } from "../../platform/ids.ts";
import { createColumns, idOf, putProduct, rowOf } from "./columns.ts";
import { reorderAll, sortAll, sortByKey } from "./orders.ts";

const COUNT = 70_000;

const aProduct = (id: string, weight: number) => ({
  id,
  isShown: true,
  cell: 0,
  netWeightMg: weight,
  makingChargeBp: 0,
  stoneValuePaise: 0,
  discountBp: 0,
  isFeatured: weight % 5 === 0,
  position: weight % 7,
  createdAt: 1_795_000_000_000 + (weight % 11),
  updatedAt: 0,
  version: 1,
});

describe("sortByKey", () => {
  it("sorts many rows by large numbers, and does not reorder equal ones", async () => {
    const random = seededRandom(1);
    const few = [0, 1, 65_535, 65_536, 2 ** 32, 2 ** 47 + 5, 2 ** 48 - 1];
    const keys = Float64Array.from({ length: COUNT }, () =>
      random() < 0.5
        ? (few[Math.floor(random() * few.length)] as number)
        : Math.floor(random() * 2 ** 41),
    );
    const rows = Uint32Array.from({ length: COUNT }, (_, row) => COUNT - 1 - row);
    const expected = rows.toSorted((one, other) => (keys[one] as number) - (keys[other] as number));
    const sorted = await sortByKey(rows, keys);
    expect(Buffer.from(sorted.rows.buffer).equals(Buffer.from(expected.buffer))).toBe(true);
    const keysInOrder = Float64Array.from(expected, (row) => keys[row] as number);
    expect(Buffer.from(sorted.keys.buffer).equals(Buffer.from(keysInOrder.buffer))).toBe(true);
  });
});

describe("the orders of a catalogue", () => {
  it("are the same when rows change places as when all are sorted", async () => {
    const random = seededRandom(2);
    const columns = createColumns(0);
    const ids = Array.from({ length: 300 }, () => newId());
    for (const id of ids) putProduct(columns, aProduct(id, 1 + Math.floor(random() * 50)));
    let orders = await sortAll(columns);
    for (let step = 0; step < 20; step++) {
      const changed = new Set<number>();
      for (let count = 0; count < 5; count++) {
        const id = random() < 0.3 ? newId() : (ids[Math.floor(random() * ids.length)] as string);
        const product = aProduct(id, 1 + Math.floor(random() * 50));
        changed.add(putProduct(columns, { ...product, isShown: random() < 0.8 }));
      }
      orders = reorderAll(columns, orders, changed);
      const sorted = await sortAll(columns);
      for (const name of ["id", "shop", "created", "weight"] as const) {
        expect([...orders[name]], name).toEqual([...sorted[name]]);
      }
    }
  });

  it("find every product by its id, however many there are", () => {
    const columns = createColumns(0);
    const ids = Array.from({ length: 3000 }, () => newId());
    for (const id of ids) putProduct(columns, aProduct(id, 1));
    expect(ids.map((id) => idOf(columns, rowOf(columns, id)))).toEqual(ids);
    expect(rowOf(columns, newId())).toBe(-1);
  });
});
