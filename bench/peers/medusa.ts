import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startCommand } from "../servers.ts";
import type { Piece } from "./catalogue.ts";
import type { Store } from "./medusa-fill.ts";
import { run } from "./packages.ts";
import type { Peer, Place, Request, RunningPeer, Task } from "./peer.ts";

const COMMAND = "node_modules/@medusajs/cli/cli.js";
const FILL = join(import.meta.dirname, "medusa-fill.ts");
/** Medusa's settings, without its back office, which no measured call needs. */
const CONFIG = `
const { defineConfig } = require("@medusajs/framework/utils");
const secret = "peer-of-a-measurement";
const secrets = { jwtSecret: secret, cookieSecret: secret };
const http = { storeCors: "", adminCors: "", authCors: "", ...secrets };
module.exports = defineConfig({
  projectConfig: { databaseUrl: process.env.PEER_DATABASE, http },
  admin: { disable: true },
});
`;
const FIELDS = "id,title,handle,description,*categories,*variants.calculated_price";

/** Medusa renders no pages, so its API calls are compared with Suvarna's API calls. */
export const medusa: Peer = {
  name: "Medusa",
  packages: {
    "@medusajs/medusa": "2.21.2",
    "@medusajs/framework": "2.21.2",
    "@medusajs/cli": "2.21.2",
  },
  build: (folder) => writeFile(join(folder, "medusa-config.js"), CONFIG),
  start,
};

async function start({ folder, database, pieces, catalogue }: Place): Promise<RunningPeer> {
  const store = `${catalogue}.store`;
  const settings = {
    NODE_ENV: "production",
    MEDUSA_DISABLE_TELEMETRY: "true",
    PEER_DATABASE: database,
    PEER_CATALOGUE: catalogue,
    PEER_STORE: store,
  };
  const command = [process.execPath, COMMAND];
  await run([...command, "db:migrate", "--execute-safe-links"], folder, settings);
  await run([...command, "exec", FILL], folder, settings);
  const savedStore: Store = JSON.parse(await readFile(store, "utf8"));
  const running = await startCommand([...command, "start"], "/health", settings, { folder });
  return { ...running, tasks: tasksOf(pieces[0] as Piece, savedStore) };
}

function tasksOf({ slug, name }: Piece, store: Store): readonly Task[] {
  const list = "/api/gold/products/paginated?limit=12";
  return [
    {
      what: "list of 12 products",
      shop: { path: list, contains: '"products"' },
      peer: products({ limit: "12" }, "calculated_amount", store),
    },
    {
      what: "product",
      shop: { path: `/api/gold/${slug}`, contains: name },
      peer: products({ handle: slug }, name, store),
    },
    {
      what: "search",
      shop: { path: `${list}&q=${encodeURIComponent(name)}`, contains: name },
      peer: products({ limit: "12", q: name }, name, store),
    },
  ];
}

function products(
  query: Readonly<Record<string, string>>,
  contains: string,
  { key, region }: Store,
): Request {
  const all = new URLSearchParams({ region_id: region, fields: FIELDS, ...query });
  return {
    path: `/store/products?${all}`,
    headers: { "x-publishable-api-key": key },
    contains,
  };
}
