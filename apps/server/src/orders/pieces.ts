import { releaseStock, reserveStock } from "../catalogue/index.ts";
import type { Emit } from "../platform/bus.ts";
import type { Db } from "../platform/database.ts";
import { together } from "../platform/together.ts";
import { soldOut } from "./checkout-rules.ts";

/** So many of one piece. */
export interface Pieces {
  readonly productId: string;
  readonly name: string;
  /** Empty for a piece without sizes. */
  readonly size: string;
  readonly quantity: number;
}

/**
 * Takes pieces out of stock, in one order for everyone, so that two buyers never wait for each
 * other. All of them are held from what is sent first: what is sent after this comes after all.
 * @throws Refusal sold_out when somebody else was faster
 */
export async function reservePieces(tx: Db, emit: Emit, pieces: readonly Pieces[]): Promise<void> {
  await together(inOneOrder(pieces).map((piece) => reserve(tx, emit, piece)));
}

async function reserve(tx: Db, emit: Emit, { productId, name, size, quantity }: Pieces) {
  const reserved = await reserveStock(tx, productId, size || null, quantity, emit);
  if (!reserved) throw soldOut(name);
}

/** Puts pieces back on sale, in the same order. */
export async function releasePieces(tx: Db, emit: Emit, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, size, quantity } of inOneOrder(pieces)) {
    await releaseStock(tx, productId, size || null, quantity, emit);
  }
}

function inOneOrder(pieces: readonly Pieces[]): Pieces[] {
  // Those without sizes are taken in one statement, after those with: so it is for everyone.
  const key = ({ size, productId }: Pieces) => `${size ? 0 : 1}${productId}${size}`;
  return pieces.toSorted((a, b) => compare(key(a), key(b)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
