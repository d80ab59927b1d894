import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rateSheets } from "../src/rates/tables.ts";
import type { ShopProcess } from "./chaos/shop-process.ts";
import { testEngine } from "./engine.ts";
import { type Machines, openMachines } from "./machines.ts";
import { NO_REDIS, openRedisServer } from "./redis-server.ts";
import type { TestRedis } from "./redis-stand-in.ts";

/** The interval in milliseconds at which `chaos/chaos-process.ts` reads the rates. */
const TICK_MS = 5000;
/**
 * The longest time in milliseconds between the first and the last process that sends a new price to
 * its sockets.
 */
const TOGETHER_MS = 100;
const PER_ADDRESS = 6;
const RATES = "/api/today-price";

/** Opens a browser's socket of live rates, and records the time of each message. */
function listenTo(url: string): { heard: Map<string, number>; socket: WebSocket } {
  const heard = new Map<string, number>();
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/goldprice`);
  socket.addEventListener("message", ({ data }) => {
    heard.set(String(data), performance.now());
  });
  return { heard, socket };
}

/** Returns the rates that a process shows: the text of its reply, or the status of an error. */
async function shownBy(one: ShopProcess): Promise<string> {
  const answer = await fetch((await one.address) + RATES, { signal: AbortSignal.timeout(2000) });
  return answer.ok ? answer.text() : String(answer.status);
}

/**
 * Returns the status with which a process reports whether it is ready; 0 without a reply within a
 * second.
 */
async function readiness(one: ShopProcess): Promise<number> {
  const signal = AbortSignal.timeout(1000);
  return fetch(`${await one.address}/readyz`, { signal }).then(
    ({ status }) => status,
    () => 0,
  );
}

const skipped = NO_REDIS ? ` (skipped: ${NO_REDIS})` : "";

// The test needs a PostgreSQL server, because only one process can open the embedded database.
describe.runIf(testEngine === "postgres")("three processes on one database and one Redis", () => {
  let redis: TestRedis;
  let machines: Machines;
  const open: WebSocket[] = [];

  beforeAll(async () => {
    if (NO_REDIS) return;
    redis = await openRedisServer();
    machines = await openMachines({
      processes: 3,
      redisUrl: redis.url,
      settings: async () => ({ RATES_LISTENERS_PER_ADDRESS: String(PER_ADDRESS) }),
    });
  });
  afterAll(async () => {
    for (const socket of open) socket.close();
    await machines?.[Symbol.asyncDispose]();
    await redis?.[Symbol.asyncDispose]();
  });

  const test = it.skipIf(NO_REDIS);

  /**
   * Returns the times in milliseconds at which the rate sheets since a time were accepted, oldest
   * first.
   */
  async function sheetsSince(since: number): Promise<number[]> {
    const rows = await machines.database.db
      .select({ at: rateSheets.acceptedAt })
      .from(rateSheets)
      .orderBy(rateSheets.acceptedAt);
    return rows.map(({ at }) => at.getTime()).filter((at) => at >= since);
  }

  test(`the rates tick once, and each price reaches every socket together${skipped}`, async () => {
    const addresses = await Promise.all(machines.processes.map(({ address }) => address));
    const sockets = addresses.flatMap((url) => [listenTo(url), listenTo(url)]);
    open.push(...sockets.map(({ socket }) => socket));
    await Promise.all(sockets.map(({ socket }) => once(socket, "open")));
    const since = Date.now();
    await pause(5 * TICK_MS);
    const ticks = await sheetsSince(since);
    expect(ticks.length).toBeGreaterThanOrEqual(4);
    expect(ticks.length).toBeLessThanOrEqual(6);

    const [first, ...others] = sockets.map(({ heard }) => heard);
    const spreads = [...(first ?? [])].slice(1).map(([text, at]) => {
      const times = [at, ...others.map((heard) => heard.get(text) ?? Number.NaN)];
      return Math.max(...times) - Math.min(...times);
    });
    // The newest price may not have reached all sockets yet.
    const whole = spreads.filter((spread) => !Number.isNaN(spread)).toSorted((a, b) => a - b);
    expect(whole.length).toBeGreaterThanOrEqual(spreads.length - 1);
    console.log(`The sockets heard prices ${whole.map((ms) => ms.toFixed(0)).join(", ")} ms apart`);
    // Only the shortest time is compared, because other programs on the test's machine may stop a
    // process for a while.
    expect(whole[0]).toBeLessThan(TOGETHER_MS);
    for (const { socket } of sockets) socket.close();
  }, 60_000);

  test(`the limits of logins and of sockets of an address apply to all together${skipped}`, async () => {
    const { processes } = machines;
    const addresses = await Promise.all(processes.map(({ address }) => address));
    const email = "nobody@shopper.example";
    const logins = Array.from({ length: 30 }, async (_, nth) => {
      const answer = await fetch(`${addresses[nth % 3]}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "10.9.9.9" },
        body: JSON.stringify({ email, password: "a wrong password of nobody" }),
      });
      return answer.status;
    });
    const alone = (await Promise.all(logins)).filter((status) => status === 401).length;
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThanOrEqual(10);

    const held: (() => void)[] = [];
    for (let nth = 0; nth < 3 * PER_ADDRESS; nth++) {
      const leave = await openSocket(addresses[nth % 3] ?? "", "10.8.8.8");
      if (leave) held.push(leave);
    }
    expect(held.length).toBe(PER_ADDRESS);
    expect(await openSocket(addresses[0] ?? "", "10.7.7.7")).not.toBeNull();
    held.pop()?.();
    await vi.waitFor(
      async () => {
        const leave = await openSocket(addresses[1] ?? "", "10.8.8.8");
        expect(leave).not.toBeNull();
        if (leave) held.push(leave);
      },
      { timeout: 5000, interval: 200 },
    );
    expect(await openSocket(addresses[2] ?? "", "10.8.8.8")).toBeNull();
    for (const leave of held) leave();
  }, 60_000);

  test(`whichever process is killed, the rates go on within two ticks${skipped}`, async () => {
    const since = Date.now();
    // One of the three processes has the lease, or gets the lease before the test kills it.
    for (const one of machines.processes) {
      const killedAt = Date.now();
      await one.kill(null);
      await vi.waitFor(
        async () => expect((await sheetsSince(killedAt)).length).toBeGreaterThan(1),
        { timeout: 12 * TICK_MS, interval: 100 },
      );
    }
    const ticks = await sheetsSince(since);
    const gaps = ticks.slice(1).map((at, nth) => at - (ticks[nth] ?? at));
    // Two seconds are added for a busy machine.
    expect(Math.max(...gaps)).toBeLessThan(2 * TICK_MS + 2000);
  }, 240_000);

  test(`a frozen process is not ready, and shows no old price when it continues${skipped}`, async () => {
    const [frozen, other] = machines.processes as [ShopProcess, ShopProcess, ShopProcess];
    const old = await shownBy(frozen);
    frozen.signal("SIGSTOP");
    expect(await readiness(frozen)).toBe(0);
    // When the frozen process continues, it reads the requests that have arrived meanwhile before
    // any of its timers run.
    const replies = Array.from({ length: 5 }, async () =>
      fetch((await frozen.address) + RATES).then((answer) => answer.text()),
    );
    await pause(2 * TICK_MS);
    expect(await shownBy(other)).not.toBe(old);
    frozen.signal("SIGCONT");
    for (const shown of await Promise.all(replies)) expect(shown).not.toBe(old);
    await vi.waitFor(async () => expect(await readiness(frozen)).toBe(200), TICK_MS);
    await vi.waitFor(async () => expect(await shownBy(frozen)).toBe(await shownBy(other)), TICK_MS);
  }, 60_000);

  test(`a process without LISTEN is never wrong for longer than a tick, and is not ready${skipped}`, async () => {
    const [deaf, other] = machines.processes as [ShopProcess, ShopProcess, ShopProcess];
    await vi.waitFor(async () => expect(await shownBy(deaf)).toBe(await shownBy(other)), TICK_MS);
    deaf.network.database?.vanish();
    let wrongSince: number | null = null;
    let longestWrong = 0;
    let isOut = false;
    const end = performance.now() + 3 * TICK_MS;
    while (performance.now() < end) {
      const [here, there] = await Promise.all([shownBy(deaf), shownBy(other)]);
      // A process without valid rates shows an empty list.
      const isWrong = here !== there && here !== "[]";
      const now = performance.now();
      wrongSince = isWrong ? (wrongSince ?? now) : null;
      if (wrongSince !== null) longestWrong = Math.max(longestWrong, now - wrongSince);
      isOut ||= here === "[]";
      await pause(25);
    }
    expect(isOut).toBe(true);
    expect(longestWrong).toBeLessThan(TICK_MS);
    expect(await readiness(deaf)).toBe(503);
    deaf.network.database?.heal();
    await vi.waitFor(async () => expect(await readiness(deaf)).toBe(200), 4 * TICK_MS);
    await vi.waitFor(async () => expect(await shownBy(deaf)).toBe(await shownBy(other)), TICK_MS);
  }, 90_000);
});

/**
 * Opens a socket of live rates, as a browser behind a proxy does.
 * @returns a function that closes the socket; null when the shop refuses the socket
 */
async function openSocket(url: string, from: string): Promise<(() => void) | null> {
  const upgrade = request(`${url}/ws/goldprice`, {
    headers: {
      connection: "upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      "x-forwarded-for": from,
    },
  }).end();
  return new Promise((resolve, reject) => {
    upgrade.on("upgrade", (_response, socket) => resolve(() => socket.destroy()));
    upgrade.on("response", ({ statusCode }) => {
      if (statusCode === 429) resolve(null);
      else reject(new Error(`The socket was answered with ${statusCode}`));
      upgrade.destroy();
    });
    upgrade.on("error", reject);
  });
}
