import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDatabase } from "./empty-database.ts";
import { SEALING_KEYS } from "./staff.ts";

const SEED = join(import.meta.dirname, "../apps/server/seed");
/**
 * The largest number of pieces for which the embedded database is filled. It has one connection and
 * writes row by row, so a million pieces would take hours. A shop of that size needs a PostgreSQL
 * server.
 */
const MOST_EMBEDDED = 100_000;

/** A shop that is filled with a number of pieces, and measured by several commands. */
export interface Store {
  readonly engine: "embedded" | "PostgreSQL";
  readonly pieces: number;
  /** The settings with which a command opens the shop. */
  readonly env: {
    readonly DATABASE_URL?: string;
    readonly SEALING_KEYS?: string;
    readonly BENCH_DATA_DIR?: string;
  };
}

/**
 * Fills a shop for each engine and each size, one after the other. Each shop is removed before the
 * next one is filled.
 */
export async function* storesOf(
  sizes: readonly number[],
  folder: string,
): AsyncGenerator<Store, void, void> {
  const own = await examplePieces();
  for (const pieces of sizes) {
    const generated = Math.max(0, pieces - own);
    if (pieces <= MOST_EMBEDDED) {
      const dataDir = join(folder, `shop-${pieces}`);
      await fill(generated, { DATA_DIR: dataDir });
      yield { engine: "embedded", pieces, env: { BENCH_DATA_DIR: dataDir } };
    }
    await using database = await makeDatabase();
    if (!database) continue;
    await fill(generated, { DATABASE_URL: database.url, DATA_DIR: join(folder, "server-shop") });
    yield { engine: "PostgreSQL", pieces, env: { DATABASE_URL: database.url, SEALING_KEYS } };
  }
}

/** Counts the pieces of the example shop, to which generated pieces are added. */
async function examplePieces(): Promise<number> {
  const text = await readFile(join(SEED, "shop/products.json"), "utf8");
  return (JSON.parse(text) as readonly unknown[]).length;
}

async function fill(products: number, settings: Readonly<Record<string, string>>): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, SHOP_MODE: "demo", ...settings };
  if (!settings["DATABASE_URL"]) delete env["DATABASE_URL"];
  const script = join(SEED, "generate-catalogue.ts");
  const child = spawn(process.execPath, [script, "--products", String(products)], {
    env,
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`The shop could not be filled (status ${status}).`);
}
