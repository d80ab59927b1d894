/**
 * Measures what the session check costs an authenticated call on PostgreSQL, in processor time of
 * the server: `DATABASE_URL=... npm run bench:session`, with an empty database. A call for staff is
 * refused to a visitor before the session is looked up, and to a shopper after it; the two refusals
 * are otherwise alike. Both calls are made alternately in several rounds, and the medians are
 * compared.
 */
import { randomInt } from "node:crypto";
import autocannon from "autocannon";
import { median, printFigures } from "./figures.ts";
import { processorMs } from "./processor-time.ts";
import { startShop } from "./servers.ts";

const PATH = "/api/staff/personal-access";
const ROUNDS = 5;
const CALLS = 3000;
const CONNECTIONS = 16;
const WANTED_MS = 1;

if (process.platform !== "linux") throw new Error("Processor time is read from /proc: Linux only.");
if (!process.env["DATABASE_URL"]) {
  throw new Error("DATABASE_URL must name an empty PostgreSQL database.");
}

await using shop = await startShop({ LOG_LEVEL: "silent" });
const token = await openAccount(shop.url);

/** Measures the server's processor time for a call, in milliseconds. */
async function cost(headers: Readonly<Record<string, string>>, status: 401 | 403): Promise<number> {
  const before = await processorMs(shop.pid);
  const load = { url: shop.url + PATH, connections: CONNECTIONS, amount: CALLS, headers };
  const { statusCodeStats } = await autocannon(load);
  if (statusCodeStats?.[`${status}`]?.count !== CALLS)
    throw new Error(`Not all answers were ${status}`);
  return ((await processorMs(shop.pid)) - before) / CALLS;
}

const without = () => cost({}, 401);
const withSession = () => cost({ authorization: `Bearer ${token}` }, 403);
for (const warmUp of [without, withSession]) await warmUp();
const costs = { without: [] as number[], withSession: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  costs.without.push(await without());
  costs.withSession.push(await withSession());
}
const [bare, checked] = [median(costs.without), median(costs.withSession)];
const added = checked - bare;
await printFigures([
  {
    what: "processor time of a call, session",
    value: checked,
    unit: "ms",
    reference: { name: "without a session", value: bare },
  },
]);
console.log(`The check adds ${added.toFixed(3)} ms.`);
console.log(added < WANTED_MS ? `below ${WANTED_MS} ms` : `NOT below ${WANTED_MS} ms`);

/** Signs up a shopper and logs in over HTTP. @returns the session's token */
async function openAccount(url: string): Promise<string> {
  const phone = `9${String(randomInt(1e9)).padStart(9, "0")}`;
  const [email, password] = [`${phone}@shopper.example`, "a-good-password"];
  const home = {
    addressLine: "14, 3rd Cross",
    city: "Bengaluru",
    state: "Karnataka",
    zipcode: "560003",
    primaryPhone: phone,
  };
  const account = { name: "Meera Nair", email, phone, password, confirmPassword: password };
  await post(`${url}/api/auth/signup`, { ...account, addresses: [home] });
  return (await post(`${url}/api/auth/login`, { email, password })).token ?? "";
}

async function post(url: string, body: object): Promise<{ token?: string }> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return (await answer.json()) as { token?: string };
}
