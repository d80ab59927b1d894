import { expect, it } from "vitest";
import { check, exported, openImportDesk, rows } from "../../test/import-desk.ts";

openImportDesk();

it("marks a new piece whose weight is unlikely for its kind", async () => {
  const weights = { bangle: 96, necklace: 4800, ring: 110, nosepin: 0.05, coin: 1000 };
  const lines = Object.entries(weights).map(
    ([kind, grams]) => `SV-WT-${kind},New ${kind},Gold,22K,${grams},12,${kind}`,
  );
  const heads = "model,name,category,carat,net_weight_g,making_percent,kind";
  const { _id } = await check([heads, ...lines].join("\n"));
  const marked = (await rows(_id, "look")).map(({ unlikely }) => unlikely[0]?.says);
  const says = ["heavy: above 500 g", "heavy: above 100 g", "light: below 0.1 g"];
  expect(marked).toEqual(says.map((how) => `unusually ${how}`));
});

it("marks a new size whose weight is unlikely for the kind of the piece", async () => {
  const sized = (await exported()).find(({ size, kind }) => size !== "" && kind === "ring");
  const { model = "" } = sized ?? expect.fail("the shop has no ring with sizes");
  const { _id } = await check(`model,size,net_weight_g\n${model},30,120`);
  const says = "unusually heavy: above 100 g";
  expect(await rows(_id, "look")).toMatchObject([
    { kind: "changed", unlikely: [{ column: "net_weight_g", says }] },
  ]);
});
