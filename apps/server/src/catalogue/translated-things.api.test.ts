import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import type { Act } from "../platform/act.ts";
import { translationOf } from "../platform/translations.ts";
import { translatedLists } from "./translated-things.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

it("a translated category indexes its pieces again only when its title is another", async () => {
  const { db } = shop.database;
  const enqueue = vi.fn(async () => {});
  const source = translatedLists({ enqueue }).category;
  const [gold] = (await source.page(db, { language: "hi", limit: 1 })).things;
  if (!gold) throw new Error("There is no category");
  const write = (texts: Record<string, string>) =>
    source.write({ tx: db, tell: () => {} } as unknown as Act, gold.id, {
      hi: translationOf(gold.originals, texts),
    });
  await write({ title: "कनक" });
  expect(enqueue).toHaveBeenCalledTimes(1);
  await write({ title: "कनक", description: "नया विवरण" });
  expect(enqueue).toHaveBeenCalledTimes(1);
  await write({ title: "हेम", description: "नया विवरण" });
  expect(enqueue).toHaveBeenCalledTimes(2);
});
