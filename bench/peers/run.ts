/**
 * Compares this shop with other open-source shops: `npm run bench:peers`, or `npm run bench:peers
 * -- --only vendure`. Each peer is installed from its packages and gets the pieces of this shop's
 * example catalogue. Then both shops answer the same load in turns. Each server runs on the first
 * core, with a database of its own on the same PostgreSQL server.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeDatabase } from "../empty-database.ts";
import { type Call, load, warmUp } from "../load.ts";
import { currentLoad } from "../machine.ts";
import { startShop } from "../servers.ts";
import { readCatalogue } from "./catalogue.ts";
import { evershop } from "./evershop.ts";
import { medusa } from "./medusa.ts";
import { installPeer } from "./packages.ts";
import type { Peer, Request } from "./peer.ts";
import { openResults, printTask, type Round } from "./results.ts";
import { vendure } from "./vendure.ts";

const PEERS: readonly Peer[] = [evershop, vendure, medusa];
const ROUNDS = 3;
/** The number of requests to a server before the first round, which warm the server up. */
const WARM_UP = 50;
const NAMES = PEERS.map(({ name }) => name.toLowerCase());

const { values } = parseArgs({ options: { only: { type: "string", default: NAMES.join() } } });
const only = values.only.split(",");
if (only.some((name) => !NAMES.includes(name))) {
  console.error(`The peers are ${NAMES.join()}.`);
  process.exit(2);
}
for (const peer of PEERS.filter(({ name }) => only.includes(name.toLowerCase()))) {
  await compare(peer);
}

async function compare(peer: Peer): Promise<void> {
  const folder = await installPeer(peer);
  await using own = await makeDatabase();
  await using others = await makeDatabase();
  if (!own || !others) throw new Error("A PostgreSQL server is needed.");
  // The shop trusts the proxy's header, because its rate limits count by the network address that
  // each request names.
  await using shop = await startShop({ DATABASE_URL: own.url, TRUST_PROXY: "true" });
  const pieces = await readCatalogue(shop.url);
  const files = await mkdtemp(join(tmpdir(), "suvarna-peer-"));
  const catalogue = join(files, "catalogue.json");
  await writeFile(catalogue, JSON.stringify(pieces));
  await using running = await peer.start({ folder, database: others.url, pieces, catalogue });
  await rm(files, { recursive: true });
  const keep = await openResults(peer, pieces.length);
  for (const task of running.tasks) {
    const sides = [
      { server: "shop", call: callOf(shop.url, task.shop), wanted: task.shop.contains },
      { server: peer.name, call: callOf(running.url, task.peer), wanted: task.peer.contains },
    ];
    const bytes = new Map<string, number>();
    for (const { server, call, wanted } of sides) bytes.set(server, await check(call, wanted));
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      for (const { server, call } of sides) {
        const before = currentLoad();
        const result = await load(call);
        const { what } = task;
        const line = {
          what,
          server,
          round,
          ...result,
          bytes: bytes.get(server) ?? 0,
          load: before,
        };
        rounds.push(line);
        await keep(line);
        if (result.failed > 0) throw new Error(`${call.url}: ${result.failed} requests failed`);
      }
    }
    printTask(task.what, peer.name, rounds);
  }
}

function callOf(url: string, { path, contains: _, ...rest }: Request): Call {
  return { ...rest, url: url + path, manyClients: true };
}

/**
 * Warms a server up with a request.
 * @returns the number of bytes of the reply, once the reply is correct
 */
async function check(call: Call, wanted: string): Promise<number> {
  const { url, method = "GET", headers = {}, body } = call;
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  if (!answer.ok || !text.includes(wanted)) {
    throw new Error(`${url} answers ${answer.status} without “${wanted}”: ${text.slice(0, 300)}`);
  }
  return (await warmUp(call, WARM_UP)).body.byteLength;
}
