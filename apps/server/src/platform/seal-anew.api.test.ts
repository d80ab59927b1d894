import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { sealedSecrets } from "../identity/plugin.ts";
import { factors } from "../identity/tables.ts";
import { sealedPans } from "../orders/plugin.ts";
import { orders } from "../orders/tables.ts";
import type { Jobs } from "./jobs.ts";
import { sealAnew } from "./seal-anew.ts";
import { sealingProblems, sealingStamps } from "./sealing-stamps.ts";
import { listStamps, stamps } from "./stamps.ts";
import { createVault, type SealingKey } from "./vault.ts";

const PAN = "ABCPE1234F";
const key = (id: string): SealingKey => ({ id, key: randomBytes(32) });
const [old, fresh] = [key("2026a"), key("2026b")];
const oldVault = createVault([old]);
const freshVault = createVault([fresh]);

let shop: TestShop;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  categoryId = await addCategory(db, "Rings of sealed buyers");
  await db.delete(stamps);
  const rows = [...sealingStamps([old, fresh])].map(([name, value]) => ({ name, value }));
  await db.insert(stamps).values(rows);
  await db.delete(factors);
});
afterAll(() => shop[Symbol.asyncDispose]());

/**
 * Creates an order whose PAN is sealed.
 * @returns the id of the order
 */
async function orderWith(panSealed: (id: string) => string): Promise<string> {
  const { db } = shop.database;
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, await addRing(db, { categoryId }));
  const { order } = await placeOrder(shop, shopper, { cartId });
  await db
    .update(orders)
    .set({ panSealed: panSealed(order._id) })
    .where(eq(orders.id, order._id));
  return order._id;
}

async function sealedOf(id: string): Promise<string> {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  return row?.panSealed ?? "";
}

/** Creates the job with a fake queue that only records when the job is to run next. */
function theJob() {
  const later: Date[] = [];
  let run = (): Promise<void> => Promise.reject(new Error("The job has no handler"));
  const jobs = {
    work: (_kind, handler) => {
      run = () => handler({} as never, { signal: AbortSignal.timeout(60_000), isLast: true });
    },
    enqueue: async (_tx, _kind, _data, options) => {
      if (options?.startAfter) later.push(options.startAfter);
    },
  } satisfies Pick<Jobs, "enqueue" | "work">;
  const log = { error() {}, info() {} };
  const vault = createVault([fresh, old]);
  const texts = [sealedPans, sealedSecrets];
  const { start } = sealAnew({ app: shop.acts, jobs, log, vault, texts });
  return { start, run: () => run(), later };
}

const problemsWithout = async (keys: readonly SealingKey[]) =>
  sealingProblems(keys, await listStamps(shop.database.db));

it("seals with the newest key, and a day later the shop opens without the older one", async () => {
  const { db } = shop.database;
  const own = (id: string) => `order-pan:${id}`;
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    ids.push(await orderWith((id) => oldVault.seal(PAN, own(id))));
  }
  const { userId } = await shop.signUp();
  const secret = oldVault.seal("JBSWY3DPEHPK3PXP", `totp:${userId}`);
  const createdAt = shop.clock.now;
  await db.insert(factors).values({ userId, kind: "totp", name: "Phone", secret, createdAt });

  const job = theJob();
  await job.start();
  expect(job.later).toEqual([shop.clock.now]);
  await job.run();
  for (const id of ids) expect(freshVault.open(await sealedOf(id), own(id))).toBe(PAN);
  const [factor] = await db.select().from(factors).where(eq(factors.userId, userId));
  expect(freshVault.open(factor?.secret ?? "", `totp:${userId}`)).toBe("JBSWY3DPEHPK3PXP");
  // Another process may still seal with the older key, so the shop needs the older key for one more
  // day.
  expect(await problemsWithout([fresh])).toHaveLength(1);
  const tomorrow = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
  expect(job.later.at(-1)).toEqual(tomorrow);
  const before = await sealedOf(ids[0] ?? "");
  await job.run();
  expect(await sealedOf(ids[0] ?? "")).toBe(before);
  expect(await problemsWithout([fresh])).toEqual([]);
  expect(job.later).toHaveLength(2);
});

it("skips a text that no key decrypts, and fails at the end", async () => {
  const own = (id: string) => `order-pan:${id}`;
  const lost = await orderWith((id) => createVault([key("lost")]).seal(PAN, own(id)));
  const whole = await orderWith((id) => oldVault.seal(PAN, own(id)));
  const sealedText = await sealedOf(lost);
  await expect(theJob().run()).rejects.toThrow("1 sealed texts can't be opened");
  expect(await sealedOf(lost)).toBe(sealedText);
  expect(freshVault.open(await sealedOf(whole), own(whole))).toBe(PAN);
});

it("does not restore a text that was erased in the meantime", async () => {
  const { db } = shop.database;
  const id = await orderWith((order) => oldVault.seal(PAN, `order-pan:${order}`));
  const all = await sealedPans.list(db, { prefix: "v1.2026b.", after: null, limit: 100 });
  const listed = all.find((one) => one.id === id);
  if (!listed) throw new Error("The text is listed");
  await db.update(orders).set({ panSealed: null }).where(eq(orders.id, id));
  await sealedPans.replace(db, listed, "v1.2026b.anything");
  expect(await sealedOf(id)).toBe("");
});

it("does nothing in a shop with one key", async () => {
  const later: Date[] = [];
  const jobs = { work() {}, enqueue: async () => void later.push(shop.clock.now) };
  const log = { error() {}, info() {} };
  await sealAnew({ app: shop.acts, jobs, log, vault: freshVault, texts: [] }).start();
  expect(later).toEqual([]);
});
