/**
 * Measures how much JavaScript the browser loads to hydrate each page, in bytes after gzip: `node
 * bench/browser-bytes.ts`, after a build. It fails if the product page exceeds its budget.
 * It counts the modules that a page requests when it is opened: the entry, the root, the page, all
 * that these import, and the list of routes. Modules that are loaded on demand (a dialog, a toast)
 * do not count.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Figure, lineOf, tellFigures } from "./figures.ts";

const CLIENT = join(import.meta.dirname, "../apps/storefront/build/client");
const PRODUCT_PAGE = "/product/:id";
const BUDGET = 160_000;
/** The pages whose figures go into docs/benchmarks.md. */
const MAIN_PATH = ["/", "/shop/:kind?", PRODUCT_PAGE, "/cart", "/checkout", "/final"];

interface Module {
  readonly module: string;
  readonly imports: readonly string[];
}
interface Route extends Module {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}
interface Manifest {
  readonly url: string;
  readonly entry: Module;
  readonly routes: Readonly<Record<string, Route>>;
}

const manifest = await readManifest();
const sizes = new Map<string, number>();

const told: Figure[] = [];
for (const route of Object.values(manifest.routes)) {
  // The root and layouts are not pages.
  if (!route.path && !route.index) continue;
  const address = addressOf(route);
  const bytes = await bytesOf(filesOf(route));
  const figure = { what: `JavaScript of ${address}`, value: bytes, unit: "bytes", reference: null };
  if (MAIN_PATH.includes(address)) told.push(figure);
  else console.log(lineOf(figure));
  if (address === PRODUCT_PAGE && bytes > BUDGET) {
    console.error(`The product page is over its budget of ${grouped(BUDGET)} bytes.`);
    process.exitCode = 1;
  }
}
await tellFigures(told);

function grouped(bytes: number): string {
  return bytes.toLocaleString("en");
}

/** The build's manifest, which lists the modules that each route preloads. */
async function readManifest(): Promise<Manifest> {
  const names = await readdir(join(CLIENT, "assets"));
  const name = names.find((candidate) => /^manifest-.*\.js$/.test(candidate));
  if (!name) throw new Error("The storefront is not built");
  const text = await readFile(join(CLIENT, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function filesOf(route: Route): Set<string> {
  const chain: Module[] = [manifest.entry];
  for (let at: Route | undefined = route; at; at = manifest.routes[at.parentId ?? ""]) {
    chain.push(at);
  }
  return new Set([manifest.url, ...chain.flatMap(({ module, imports }) => [module, ...imports])]);
}

function addressOf({ path = "", parentId }: Route): string {
  const parent = parentId ? manifest.routes[parentId] : undefined;
  return parent ? `${addressOf(parent)}/${path}`.replace(/^\/+/, "/") : "";
}

async function bytesOf(files: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const file of files) {
    let size = sizes.get(file);
    if (size === undefined) {
      size = gzipSync(await readFile(join(CLIENT, file)), { level: 9 }).byteLength;
      sizes.set(file, size);
    }
    sum += size;
  }
  return sum;
}
