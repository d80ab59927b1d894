import { getProduct } from "@suvarna/contract/catalogue/calls";
import { getImport, startImport } from "@suvarna/contract/imports/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvePending, pendingApprovalOf } from "../../test/approvals.ts";
import {
  call,
  check,
  exported,
  openImportDesk,
  rows,
  shop,
  start,
  undo,
  waitForImport,
} from "../../test/import-desk.ts";
import { imports } from "./tables.ts";

openImportDesk();

/** Checks a file that gives two pieces a tenth and nine tenths of their weights. */
async function falling() {
  const pieces = (await exported()).filter(({ size }) => size === "");
  const [far, near] = pieces;
  if (!far || !near) throw new Error("The shop is empty");
  const tenths = (piece: Record<string, string>, count: number) =>
    ((Number(piece["net_weight_g"]) * count) / 10).toFixed(3);
  const file = [
    "model,net_weight_g",
    `${far["model"]},${tenths(far, 1)}`,
    `${near["model"]},${tenths(near, 9)}`,
  ].join("\n");
  const checked = await check(file);
  const weightOf = async (piece: Record<string, string>) =>
    (await shop.client().call(getProduct, { params: { id: piece["slug"] ?? "" } })).netWeight;
  return { checked, far, near, weightOf };
}

describe("an import that lowers a price far", () => {
  it("is announced, waits for a second person, and needs none to be undone", async () => {
    const { checked, far, weightOf } = await falling();
    expect(checked.prices).toMatchObject({ moved: 2, fallFar: 1 });
    const [look] = await rows(checked._id, "look");
    expect(look?.unlikely.at(-1)?.says).toContain("a second person has to agree");
    const before = await weightOf(far);
    const answer = await call().call(startImport, { params: { id: checked._id }, body: {} });
    expect(pendingApprovalOf(answer)).toMatchObject({
      kind: "products.import",
      after: { fallsFar: 1 },
    });
    expect(await call().call(getImport, { params: { id: checked._id } })).toMatchObject({
      state: "ready",
    });
    await approvePending(shop, answer);
    expect(await waitForImport(checked._id)).toMatchObject({
      state: "done",
      written: { changed: 2, refused: 0 },
      prices: { fallFar: 0 },
    });
    expect(await weightOf(far)).toBeCloseTo(before / 10, 3);
    await undo(checked._id);
    expect(await weightOf(far)).toBe(before);
  });

  it("starts at once without the rows that fall far", async () => {
    const { checked, far, near, weightOf } = await falling();
    const [before, nearBefore] = [await weightOf(far), await weightOf(near)];
    await start(checked._id, { leaveOutUnlikely: true });
    expect(await weightOf(far)).toBe(before);
    expect(await weightOf(near)).toBeLessThan(nearBefore);
    await undo(checked._id);
  });

  it("does not write such a row even if the check has missed it", async () => {
    const { checked, far, weightOf } = await falling();
    const { db } = shop.database;
    await db.update(imports).set({ fallsFar: 0 }).where(eq(imports.id, checked._id));
    const before = await weightOf(far);
    expect(await start(checked._id)).toMatchObject({ written: { changed: 1, refused: 1 } });
    expect(await weightOf(far)).toBe(before);
    const [refusedRow] = (await rows(checked._id, "all")).filter(
      ({ outcome }) => outcome === "refused",
    );
    expect(refusedRow?.reason).toContain("a second person approves it");
  });
});
