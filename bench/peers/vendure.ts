import { join } from "node:path";
import { startCommand } from "../servers.ts";
import type { Piece } from "./catalogue.ts";
import { run } from "./packages.ts";
import type { Peer, Place, Request, RunningPeer, Task } from "./peer.ts";

const SCRIPT = join(import.meta.dirname, "vendure-process.ts");
const FIELDS =
  "totalItems items { productId productName slug description sku currencyCode " +
  "priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } } " +
  "facetValues { count facetValue { id name } }";
const PRODUCT =
  "id name slug description facetValues { name } " +
  "variants { id name sku priceWithTax currencyCode stockLevel }";

/** Vendure renders no pages, so its GraphQL calls are compared with Suvarna's API calls. */
export const vendure: Peer = {
  name: "Vendure",
  packages: { "@vendure/core": "3.7.3", pg: "8.23.1" },
  start,
};

async function start({ folder, database, pieces, catalogue }: Place): Promise<RunningPeer> {
  const settings = {
    NODE_ENV: "production",
    VENDURE_DISABLE_TELEMETRY: "1",
    PEER_DATABASE: database,
    PEER_CATALOGUE: catalogue,
  };
  await run([process.execPath, SCRIPT, "fill"], folder, { ...settings, PORT: "0" });
  const running = await startCommand([process.execPath, SCRIPT], "/health", settings, { folder });
  return { ...running, tasks: tasksOf(pieces[0] as Piece) };
}

function tasksOf({ slug, name }: Piece): readonly Task[] {
  const list = "/api/gold/products/paginated?limit=12";
  return [
    {
      what: "list of 12 products, with counts",
      shop: { path: list, contains: '"facets"' },
      peer: query(`search(input: { take: 12, groupByProduct: true }) { ${FIELDS} }`, "slug"),
    },
    {
      what: "product",
      shop: { path: `/api/gold/${slug}`, contains: name },
      peer: query(`product(slug: ${JSON.stringify(slug)}) { ${PRODUCT} }`, name),
    },
    {
      what: "search",
      shop: { path: `${list}&q=${encodeURIComponent(name)}`, contains: name },
      peer: query(
        `search(input: { term: ${JSON.stringify(name)}, take: 12, groupByProduct: true }) { ${FIELDS} }`,
        name,
      ),
    },
  ];
}

function query(selection: string, contains: string): Request {
  return {
    path: "/shop-api",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: `query { ${selection} }` }),
    contains,
  };
}
