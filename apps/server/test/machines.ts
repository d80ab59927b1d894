import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOrder } from "@suvarna/contract/orders/calls";
import { cartIdOf } from "../src/cart/index.ts";
import { cartLines } from "../src/cart/tables.ts";
import { appOn, asTransaction } from "./acting.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { addressOf, type ShopProcesses } from "./chaos/fleet.ts";
import { openNetwork, ShopProcess } from "./chaos/shop-process.ts";
import type { Buyer } from "./chaos/story.ts";
import { HOME } from "./checkout.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";
import { openMailReceiver } from "./mail-receiver.ts";
import { addShopper } from "./shoppers.ts";

/**
 * Several processes of one shop on one PostgreSQL server, as if each process ran on a machine of
 * its own.
 */
export interface Machines extends AsyncDisposable {
  readonly database: FreshDatabase;
  readonly processes: readonly ShopProcess[];
  /**
   * Starts one more process on the same database and Redis. This process is not added to
   * `processes`.
   */
  add(): Promise<ShopProcess>;
  /** Adds shoppers who each have a ring in the cart. The stock is enough for all of them. */
  buyers(count: number): Promise<Buyer[]>;
}

interface MachineOptions {
  readonly processes: number;
  readonly redisUrl?: string | null;
  /** Returns the settings of all processes, which may depend on the URL of the database. */
  readonly settings?: (url: string) => Promise<Readonly<Record<string, string>>>;
}

/** Starts the processes on a new database with the seed. Each process has proxies of its own. */
export async function openMachines(options: MachineOptions): Promise<Machines> {
  await using steps = new AsyncDisposableStack();
  const database = steps.use(await freshDatabase("seeded"));
  const url = database.url ?? "";
  const dataDir = await mkdtemp(join(tmpdir(), "suvarna-machines-"));
  steps.defer(() => rm(dataDir, { recursive: true, force: true }));
  const mail = steps.use(await openMailReceiver());
  const settings = (await options.settings?.(url)) ?? {};
  const add = async () => {
    const network = steps.use(await openNetwork({ url, redisUrl: options.redisUrl ?? null }));
    const at = { url: null, redisUrl: null, dataDir, mailUrl: mail.url, logLevel: "silent" };
    const one = new ShopProcess({ ...at, skewMs: 0, settings }, network);
    steps.defer(() => one.stop());
    await one.start();
    return one;
  };
  const processes = await Promise.all(Array.from({ length: options.processes }, add));
  const owned = steps.move();
  return {
    database,
    processes,
    add,
    buyers: (count) => addBuyers(database, count),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function addBuyers(database: FreshDatabase, count: number): Promise<Buyer[]> {
  const { db } = database;
  const app = appOn(database, () => new Date());
  const categoryId = await addCategory(db, "Rings of the machines");
  const productId = await addRing(db, { categoryId, stock: 100_000, netWeightMg: 500 });
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index++) {
    const session = await addShopper(app, "Meera Nair", true);
    const cartId = await cartIdOf(asTransaction(db), session.userId);
    await db.insert(cartLines).values({ cartId, productId, quantity: 1 });
    buyers.push({ ...session, cartId, index });
  }
  return buyers;
}

/**
 * Orders a shopper's cart with cash on delivery. A repeated call has the same idempotency key, so
 * it returns the same order.
 */
export function orderCart(shop: ShopProcesses, { token, cartId, index }: Buyer) {
  return shop.call({ token, address: addressOf(index) }, createOrder, {
    headers: { "idempotency-key": `machines-${cartId}` },
    body: { cartId, shippingAddress: HOME, paymentMethod: "COD" },
  });
}
