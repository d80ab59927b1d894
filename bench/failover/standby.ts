import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { RunningServer } from "../servers.ts";
import type { Staff } from "../staff.ts";

const CHANGES = 10;
const READS = 40;
/** Every process hears of a change by a notification, or reads it within a second. */
const HEARD_WITHIN_MS = 3000;
const STEP_MS = 20;

/** A piece of the shop, as far as the drill reads it. */
interface Piece {
  readonly _id: string;
  readonly isAvailable: boolean;
}

/**
 * Checks that the shop reads its catalogue from the standby, and that a change of staff is there at
 * once: in the shop that made it with the next call, and in the other one soon, never to go back to the
 * old state.
 * @param staff a member of staff who is logged in to the first shop
 * @returns what is wrong
 */
export async function faultsOfStandby(
  standbyUrl: string,
  [first, second]: readonly [RunningServer, RunningServer],
  staff: Staff,
): Promise<string[]> {
  const faults: string[] = [];
  const { products } = await read<{ products: Piece[] }>(first, "/api/gold/products/paginated");
  const id = products[0]?._id ?? "";
  for (let change = 1; change <= CHANGES; change++) {
    const isAvailable = change % 2 === 0;
    await staff.call("/api/staff/products/availability", { chosen: { ids: [id] }, isAvailable });
    const { isAvailable: own } = await read<Piece>(first, `/api/gold/${id}`);
    if (own !== isAvailable) faults.push(`Change ${change} is not there for who made it.`);
    faults.push(...(await faultsAfter(change, second, { id, isAvailable })));
  }
  for (let count = 0; count < READS; count++) await read(first, `/api/gold/${id}?read=${count}`);
  if ((await readsOf(standbyUrl)) === 0) faults.push("The standby was never read.");
  return faults;
}

/** The faults that the other process shows after a change: until it has heard of it, and for a while afterwards. */
async function faultsAfter(
  change: number,
  other: RunningServer,
  { id, isAvailable }: { readonly id: string; readonly isAvailable: boolean },
): Promise<string[]> {
  const end = performance.now() + HEARD_WITHIN_MS;
  let hasHeard = false;
  while (performance.now() < end) {
    const piece = await read<Piece>(other, `/api/gold/${id}`);
    if (hasHeard && piece.isAvailable !== isAvailable) {
      return [`Change ${change} was there and was gone again.`];
    }
    if (!hasHeard && piece.isAvailable === isAvailable) {
      hasHeard = true;
      // Half a second more, in which the standby is read again.
      await pause(STEP_MS);
    }
    if (hasHeard && performance.now() > end - HEARD_WITHIN_MS / 2) return [];
    await pause(STEP_MS);
  }
  return hasHeard ? [] : [`Change ${change} never came to the other process.`];
}

async function read<Reply>(shop: RunningServer, path: string): Promise<Reply> {
  const answer = await fetch(shop.url + path, { headers: { "cache-control": "no-cache" } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as Reply;
}

/** How many rows of products were read on the standby since it started. */
async function readsOf(standbyUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: standbyUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ reads: string }>(
      `select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0) as reads
       from pg_stat_user_tables where relname = 'products'`,
    );
    return Number(rows[0]?.reads ?? 0);
  } finally {
    await client.end();
  }
}
