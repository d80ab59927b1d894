import { join } from "node:path";
import { startCommand } from "../servers.ts";
import type { Piece } from "./catalogue.ts";
import { run } from "./packages.ts";
import type { Peer, Place, RunningPeer, Task } from "./peer.ts";

const STAFF = { email: "peer@shop.example", password: "peer-of-a-measurement" };
const COMMAND = "node_modules/@evershop/evershop/dist/bin/evershop.js";
const SECRETS = {
  JWT_ADMIN_SECRET: "peer-of-a-measurement-1",
  JWT_ADMIN_REFRESH_SECRET: "peer-of-a-measurement-2",
  JWT_CUSTOMER_SECRET: "peer-of-a-measurement-3",
  JWT_CUSTOMER_REFRESH_SECRET: "peer-of-a-measurement-4",
};

/** EverShop renders pages on the server as Suvarna does, so the pages of both are compared. */
export const evershop: Peer = {
  name: "EverShop",
  // EverShop 2.2.1 imports the package concat-stream without declaring it.
  packages: { "@evershop/evershop": "2.2.1", "concat-stream": "2.0.0" },
  build: (folder) => run([process.execPath, COMMAND, "build"], folder, settingsFor("")),
  start,
};

async function start({ folder, database, pieces }: Place): Promise<RunningPeer> {
  const settings = settingsFor(database);
  const script = join(import.meta.dirname, "evershop-process.ts");
  const running = await startCommand([process.execPath, script], "/", settings, { folder });
  try {
    const staff = ["--name", "Peer", "--email", STAFF.email, "--password", STAFF.password];
    await run([process.execPath, COMMAND, "user:create", ...staff], folder, settings);
    await fill(`${running.url}/api`, pieces);
    return { ...running, tasks: tasksOf(pieces[0] as Piece) };
  } catch (error) {
    await running[Symbol.asyncDispose]();
    throw error;
  }
}

function tasksOf({ slug, name, category }: Piece): readonly Task[] {
  return [
    {
      what: "home page",
      shop: { path: "/", contains: "</html>" },
      peer: { path: "/", contains: "</html>" },
    },
    {
      what: "listing page of a category",
      shop: { path: `/shop?category=${category}`, contains: name },
      peer: { path: `/${keyOf(category)}`, contains: name },
    },
    {
      what: "product page",
      shop: { path: `/product/${slug}`, contains: name },
      peer: { path: `/${keyOf(category)}/${slug}`, contains: name },
    },
    {
      what: "search page",
      shop: { path: `/shop?q=${encodeURIComponent(name)}`, contains: name },
      peer: { path: `/search?keyword=${encodeURIComponent(name)}`, contains: name },
    },
  ];
}

/**
 * Returns EverShop's settings for a database. EverShop needs the parts of the database's address as
 * separate settings, and a password even where the database needs none.
 */
function settingsFor(database: string): Record<string, string> {
  const { hostname, port, pathname, username, password } = new URL(database || "postgres://none");
  return {
    ...SECRETS,
    SUPPRESS_NO_CONFIG_WARNING: "1",
    // EverShop limits the requests per network address, and reads that address from a proxy's
    // header.
    TRUST_PROXY_HOPS: "1",
    DB_HOST: hostname,
    DB_PORT: port || "5432",
    DB_NAME: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password || "none",
    DB_SSLMODE: "disable",
  };
}

/** Adds the categories and the pieces through EverShop's API for staff. */
async function fill(api: string, pieces: readonly Piece[]): Promise<void> {
  const { accessToken } = await post<{ accessToken: string }>(`${api}/user/tokens`, STAFF, "");
  const ids = new Map<string, number>();
  for (const name of new Set(pieces.map(({ category }) => category))) {
    const category = { name, url_key: keyOf(name), status: "1", include_in_nav: "1" };
    const made = await post<{ category_id: number }>(
      `${api}/categories`,
      { ...category, description: [] },
      accessToken,
    );
    ids.set(name, made.category_id);
  }
  for (const { slug, name, description, category, price } of pieces) {
    await post(
      `${api}/products`,
      {
        name,
        sku: slug,
        url_key: slug,
        price,
        description: textOf(description),
        category_id: ids.get(category),
        status: "1",
        visibility: "1",
        qty: 1_000_000,
        manage_stock: "0",
        stock_availability: "1",
        weight: 1,
        // The ids of the attribute group and the package that EverShop creates at its first start.
        group_id: "1",
        package_id: 1,
        images: [],
        attributes: [],
      },
      accessToken,
    );
  }
}

/** Returns a paragraph in the format of EverShop's editor. */
function textOf(text: string) {
  const block = { id: "text", type: "paragraph", data: { text } };
  const data = { time: 0, blocks: [block], version: "2.31.0" };
  const columns = [{ id: "column", size: 1, data }];
  return [{ id: "row", size: 1, className: "md:grid-cols-1", columns }];
}

function keyOf(category: string): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

async function post<Answer>(url: string, body: unknown, token: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Answer }).data;
}
