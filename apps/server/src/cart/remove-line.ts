import { engravingOf } from "@suvarna/domain/engraving";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import type { LineChoice } from "./add-line.ts";
import { lockCart } from "./queries.ts";
import { cartLines } from "./tables.ts";

/**
 * Reduces a line's quantity by one, and removes the line at zero. It does nothing when there is no
 * such line.
 */
export async function decrementLine(act: Act, userId: string, choice: LineChoice): Promise<void> {
  await changeLine(act, userId, choice, async (tx, line) => {
    const left = await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - 1` })
      .where(and(line, gt(cartLines.quantity, 1)))
      .returning({ quantity: cartLines.quantity });
    if (left.length === 0) await tx.delete(cartLines).where(line);
  });
}

/** Removes a line from a user's cart, if it is there. */
export async function removeLine(act: Act, userId: string, choice: LineChoice): Promise<void> {
  await changeLine(act, userId, choice, async (tx, line) => {
    await tx.delete(cartLines).where(line);
  });
}

async function changeLine(
  { tx }: Act,
  userId: string,
  { productId, size, engraving }: LineChoice,
  change: (tx: Tx, line: SQL | undefined) => Promise<void>,
): Promise<void> {
  if (!isId(productId)) return;
  const cartId = await lockCart(tx, userId);
  const ofProduct = and(eq(cartLines.cartId, cartId), eq(cartLines.productId, productId));
  const chosenSize = size || (await firstSizeIn(tx, ofProduct));
  if (chosenSize === undefined) return;
  const ofEngraving = eq(cartLines.engraving, engravingOf(engraving ?? ""));
  await change(tx, and(ofProduct, eq(cartLines.size, chosenSize), ofEngraving));
}

/**
 * The size of the product's line that was added first. A request without a size means this line.
 */
async function firstSizeIn(tx: Tx, ofProduct: SQL | undefined): Promise<string | undefined> {
  const [first] = await tx
    .select({ size: cartLines.size })
    .from(cartLines)
    .where(ofProduct)
    .orderBy(asc(cartLines.addedAt), asc(cartLines.size))
    .limit(1);
  return first?.size;
}
