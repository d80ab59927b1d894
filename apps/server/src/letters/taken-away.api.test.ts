import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openCounter, sell, shop } from "../../test/counter-desk.ts";
import { users } from "../identity/tables.ts";

openCounter();

/** The kinds of the letters and of the text messages about a counter order of a shopper. */
async function newsOf(takenAway: boolean) {
  const shopper = await shop.signUp("Meera Nair");
  await sell({ shopper: { shopperId: shopper.userId }, takenAway });
  const { db } = shop.database;
  const [user] = await db.select().from(users).where(eq(users.id, shopper.userId));
  const kindsTo = async (to: string) => (await shop.messagesTo(to)).map(({ kind }) => kind);
  return { letters: await kindsTo(shopper.email), texts: await kindsTo(user?.phone ?? "") };
}

it("a buyer who took the pieces away gets the letter, and no text message about a parcel", async () => {
  const { letters, texts } = await newsOf(true);
  expect(letters).toContain("order-delivered");
  expect(texts.filter((kind) => kind.startsWith("order-"))).toEqual([]);
});

it("a buyer at the counter whose pieces are sent gets text messages", async () => {
  const { letters, texts } = await newsOf(false);
  expect(letters).toContain("order-confirmed");
  expect(texts).toContain("order-confirmed");
});
