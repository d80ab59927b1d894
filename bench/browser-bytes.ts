/**
 * Measures how much JavaScript the browser loads to hydrate each page, in bytes after gzip: `npm
 * run bench:bytes`. The pages are built where that is due. The command fails if the product page exceeds its budget.
 * It counts the modules that a page requests when it is opened: the entry, the root, the page, all
 * that these import, and the list of routes. Modules that are loaded on demand (a dialog, a toast)
 * do not count.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureBuilt } from "../scripts/build.mjs";
import { type Figure, lineOf, printFigures } from "./figures.ts";

const CLIENT = join(import.meta.dirname, "../apps/storefront/build/en/client");
const PRODUCT_PAGE = "/product/:id";
const BUDGET = 150_000;
/**
 * Matches `import … from "./name.js"` and `import "./name.js"`, but not a dynamic
 * `import("./name.js")`.
 */
const STATIC_IMPORT = /\bimport\s*(?:[\w$*{][^"'()]*?from\s*)?["']\.\/([^"']+)["']/g;
/** The pages whose figures go into docs/benchmarks.md. */
const MAIN_PATH = ["/", "/shop/:kind?", PRODUCT_PAGE, "/cart", "/checkout", "/final"];

interface Module {
  readonly module: string;
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

await ensureBuilt();
const manifest = await readManifest();
const sizes = new Map<string, number>();
const imports = new Map<string, readonly string[]>();

const figures: Figure[] = [];
for (const route of Object.values(manifest.routes)) {
  // The root and the layouts have no address of their own, so they are not measured as pages.
  if (!route.path && !route.index) continue;
  const address = addressOf(route);
  const bytes = await bytesOf(await filesOf(route));
  const figure = { what: `JavaScript of ${address}`, value: bytes, unit: "bytes", reference: null };
  if (MAIN_PATH.includes(address)) figures.push(figure);
  else console.log(lineOf(figure));
  if (address === PRODUCT_PAGE && bytes > BUDGET) {
    console.error(`The product page is over its budget of ${grouped(BUDGET)} bytes.`);
    process.exitCode = 1;
  }
}
await printFigures(figures);

function grouped(bytes: number): string {
  return bytes.toLocaleString("en");
}

/** Reads the build's manifest, which lists the module of each route. */
async function readManifest(): Promise<Manifest> {
  const names = await readdir(join(CLIENT, "assets"));
  const name = names.find((candidate) => /^manifest-.*\.js$/.test(candidate));
  if (!name) throw new Error("The storefront is not built");
  const text = await readFile(join(CLIENT, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/**
 * Lists the files that a page loads when it is opened: its modules, and all modules that these
 * import.
 */
async function filesOf(route: Route): Promise<Set<string>> {
  const files = new Set([manifest.url]);
  const open: string[] = [manifest.entry.module];
  for (let at: Route | undefined = route; at; at = manifest.routes[at.parentId ?? ""]) {
    open.push(at.module);
  }
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    open.push(...(await importsOf(file)));
  }
  return files;
}

/**
 * Lists the files that a module imports before it runs. All files of the build are in one folder.
 */
async function importsOf(file: string): Promise<readonly string[]> {
  const known = imports.get(file);
  if (known) return known;
  const code = await readFile(join(CLIENT, file), "utf8");
  const found = Array.from(code.matchAll(STATIC_IMPORT), ([, name]) => `/assets/${name}`);
  imports.set(file, found);
  return found;
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
