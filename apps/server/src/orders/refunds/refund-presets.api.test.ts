import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  type Bought,
  buyThreeRings,
  lettersTo,
  online,
  openPartRefunds,
  refund,
  see,
  shop,
} from "../../../test/part-refunds.ts";
import { users } from "../../identity/tables.ts";

openPartRefunds();

/** Places an order whose shopper reads Hindi. */
async function buyInHindi(): Promise<Bought> {
  const order = await buyThreeRings();
  await shop.database.db
    .update(users)
    .set({ language: "hi" })
    .where(eq(users.id, order.shopper.userId));
  return order;
}

const letterTexts = async (order: Bought) =>
  (await lettersTo(order)).map(({ text }) => text).join();

it("a prepared reason of a refund is stored by its code, and the letter says it in Hindi", async () => {
  const order = await buyInHindi();
  await refund(order, { amount: 50, note: "Any words", preset: "wrong_price" });
  await online.settleAll();
  const note = "We charged too much and send the difference back.";
  expect((await see(order)).refunds).toMatchObject([{ note, preset: "wrong_price" }]);
  const text = await letterTexts(order);
  expect(text).toContain("हमने ज़्यादा रकम ले ली थी, इसलिए अंतर लौटा रहे हैं।");
  expect(text).not.toMatch(/charged too much|Any words/);
});

it("a reason in staff's own words has no code, and the letter keeps it as it is written", async () => {
  const order = await buyInHindi();
  await refund(order, { amount: 50, note: "A loose stone" });
  await online.settleAll();
  const [part] = (await see(order)).refunds ?? [];
  expect(part).toMatchObject({ note: "A loose stone" });
  expect(part).not.toHaveProperty("preset");
  expect(await letterTexts(order)).toContain("A loose stone");
});
