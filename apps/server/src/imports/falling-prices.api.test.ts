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
import { priceMarks } from "../catalogue/desk-tables.ts";
import { priceBasisOf } from "../catalogue/price-guard.ts";
import { products } from "../catalogue/tables.ts";
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
    const { kind, after } = pendingApprovalOf(answer);
    expect(kind).toBe("products.import");
    expect(after).toMatchObject({ fallsFar: 1, falls: [{ name: far["name"] }] });
    const falls = after?.["falls"] as { formerPrice: number; newPrice: number }[] | undefined;
    const fall = falls?.[0];
    expect(fall?.newPrice).toBeLessThan(fall?.formerPrice ?? 0);
    expect(await call().call(getImport, { params: { id: checked._id } })).toMatchObject({
      state: "ready",
    });
    // Asked again, such as by a second press, the same request waits; other rows need another one.
    const again = await call().call(startImport, { params: { id: checked._id }, body: {} });
    expect(pendingApprovalOf(again)._id).toBe(pendingApprovalOf(answer)._id);
    const other = call().call(startImport, {
      params: { id: checked._id },
      body: { newAsDrafts: false },
    });
    await expect(other).rejects.toMatchObject({ code: "approval_waiting" });
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

  it("keeps the limits of one person for the rows that the second person has not seen", async () => {
    const { checked, near, weightOf } = await falling();
    const { db } = shop.database;
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.slug, near["slug"] ?? ""));
    if (!product) throw new Error("There is no such piece");
    // The weight of the piece was lowered to a half today.
    const basis = priceBasisOf({ ...product, netWeightMg: product.netWeightMg * 2, sizes: [] });
    const isNear = eq(priceMarks.productId, product.id);
    await db.delete(priceMarks).where(isNear);
    await db.insert(priceMarks).values({ productId: product.id, basis, since: shop.clock.now });
    const before = await weightOf(near);
    const answer = await call().call(startImport, { params: { id: checked._id }, body: {} });
    await approvePending(shop, answer);
    // The fall of today and that of the row are together more than one person may do.
    expect(await waitForImport(checked._id)).toMatchObject({
      state: "done",
      written: { changed: 1, refused: 1 },
    });
    expect(await weightOf(near)).toBe(before);
    expect(await db.$count(priceMarks, isNear)).toBe(1);
    await undo(checked._id);
    await db.delete(priceMarks).where(isNear);
  });

  it("needs another approval when it was stopped before the row that falls far", async () => {
    const { checked } = await falling();
    const answer = await call().call(startImport, { params: { id: checked._id }, body: {} });
    const { db } = shop.database;
    const isChecked = eq(imports.id, checked._id);
    await db.update(imports).set({ state: "stopped", fallsApproved: true }).where(isChecked);
    const again = await call().call(startImport, { params: { id: checked._id }, body: {} });
    expect(pendingApprovalOf(again)).toMatchObject({ after: { fallsFar: 1 } });
    await approvePending(shop, answer);
    expect(await waitForImport(checked._id)).toMatchObject({ state: "done" });
    const [done] = await db.select().from(imports).where(isChecked);
    expect(done).toMatchObject({ fallsApproved: false, fallsFar: 0 });
    await undo(checked._id);
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
