/**
 * Runs Vendure from the packages in the current folder. With the argument `fill` the program
 * creates the tables of the empty database PEER_DATABASE, adds the pieces of the file
 * PEER_CATALOGUE and ends. Without it the program serves Vendure's GraphQL API at the port PORT.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Piece } from "./catalogue.ts";

const load = createRequire(join(process.cwd(), "package.json"));
const vendure = load("@vendure/core");
const filling = process.argv[2] === "fill";
const port = Number(process.env["PORT"]);

/** The tax is 0, so that a price is the same with and without tax, as in the other shops. */
const INITIAL = {
  defaultLanguage: "en",
  defaultZone: "Asia",
  countries: [{ name: "India", code: "IN", zone: "Asia" }],
  taxRates: [{ name: "Standard Tax", percentage: 0 }],
  shippingMethods: [{ name: "Insured delivery", price: 0 }],
  paymentMethods: [],
  collections: [],
};

const config = {
  apiOptions: { port, hostname: "127.0.0.1" },
  authOptions: {
    tokenMethod: "bearer",
    superadminCredentials: { identifier: "peer", password: "peer-of-a-measurement" },
  },
  dbConnectionOptions: {
    type: "postgres",
    url: process.env["PEER_DATABASE"],
    synchronize: filling,
    logging: false,
  },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Warn, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [vendure.DefaultSearchPlugin.init({ indexStockStatus: true })],
};

if (filling) await fill();
else await vendure.bootstrap(config);

async function fill(): Promise<void> {
  const pieces: readonly Piece[] = JSON.parse(
    await readFile(process.env["PEER_CATALOGUE"] as string, "utf8"),
  );
  const table = join(tmpdir(), `vendure-${process.pid}.csv`);
  await writeFile(table, tableOf(pieces));
  try {
    const { populate } = load("@vendure/core/cli");
    const app = await populate(() => vendure.bootstrap(config), INITIAL, table);
    await app.get(vendure.JobQueueService).start();
    const context = await app.get(vendure.RequestContextService).create({ apiType: "admin" });
    await app.get(vendure.SearchService).reindex(context);
    const { rawConnection } = app.get(vendure.TransactionalConnection);
    await indexed(rawConnection, pieces.length);
  } finally {
    await rm(table, { force: true });
  }
  process.exit(0);
}

/**
 * Waits until Vendure's search index contains all pieces, because Vendure builds the index in the
 * background.
 */
async function indexed(
  connection: { query(statement: string): Promise<readonly { count: number }[]> },
  pieces: number,
): Promise<void> {
  for (;;) {
    const [row] = await connection.query("select count(*)::int as count from search_index_item");
    if (row?.count === pieces) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Writes the pieces in the CSV format of Vendure's import, with prices in rupees. */
function tableOf(pieces: readonly Piece[]): string {
  const head =
    "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";
  const rows = pieces.map(({ name, slug, description, category, price }) =>
    [name, slug, description, "", `category:${category}`, "", "", slug, price]
      .concat(["standard", 1_000_000, "false", "", ""])
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(),
  );
  return [head, ...rows].join("\n");
}
