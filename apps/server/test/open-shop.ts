import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@suvarna/contract/client";
import { getOutboxMessage, listOutbox } from "@suvarna/contract/notifications/calls";
import type { OutboxMessage } from "@suvarna/contract/notifications/schemas";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import type { FastifyInstance } from "fastify";
import { seedShop } from "../seed/seed-shop.ts";
import { createApp } from "../src/app.ts";
import type { SearchIndex } from "../src/catalogue/search/keep-index.ts";
import type { Config } from "../src/config.ts";
import { keepDemonstrationFactors } from "../src/identity/index.ts";
import type { Notifications } from "../src/notifications/index.ts";
import type { Carriers } from "../src/notifications/plugin.ts";
import { fetchInProcess } from "../src/pages/plugin.ts";
import type { Payments } from "../src/payments/index.ts";
import type { PaymentsConfig } from "../src/payments/settings.ts";
import type { MoneyWatch } from "../src/payments/watch-money.ts";
import type { App } from "../src/platform/act.ts";
import type { Draining } from "../src/platform/draining.ts";
import { API_PREFIX } from "../src/platform/http/api.ts";
import type { ByteCache } from "../src/platform/http/byte-cache.ts";
import type { LogTarget } from "../src/platform/log.ts";
import type { Relay } from "../src/platform/relay.ts";
import type { Rates } from "../src/rates/index.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";
import { OPENED_AT, testConfig } from "./settings.ts";
import { addShopper, type Session } from "./shoppers.ts";
import { openStaffDoor } from "./staff-door.ts";

export type { Session };

/**
 * A complete shop for one test file: the real server, a real database with the seed, and a clock
 * that the test sets.
 */
export interface TestShop extends AsyncDisposable {
  readonly app: FastifyInstance;
  /** The context with which a test runs acts in this shop. */
  readonly acts: App;
  readonly relay: Relay;
  /** The cache of public replies. */
  readonly cache: ByteCache;
  readonly database: FreshDatabase;
  readonly rates: Rates;
  readonly notifications: Notifications;
  readonly payments: Payments;
  readonly searchIndex: SearchIndex;
  readonly moneyWatch: MoneyWatch;
  readonly draining: Draining;
  readonly clock: { now: Date };
  readonly config: Config;
  /** Creates an API client. A call returns only when the reactions to its events are finished. */
  client(token?: string): Client;
  /**
   * Signs up a new shopper, who is logged in. The e-mail address and the phone number are
   * confirmed, unless `proved` is false.
   */
  signUp(name?: string, proved?: boolean): Promise<Session>;
  /**
   * Logs in the owner, which is the staff account of the settings, or a new member of staff with
   * another role. The login uses a password and a code. `client` proves the session again whenever
   * the test's clock has moved, so that the session stays valid like that of a person at work.
   */
  staff(role?: StaffRole): Promise<Session>;
  /** Logs in another owner, who may approve the requests of the first owner. */
  addOwner(): Promise<Session>;
  /**
   * Lists the messages that the shop has sent to an e-mail address or a phone number, newest first.
   */
  messagesTo(recipient: string): Promise<OutboxMessage[]>;
}

/**
 * Opens a shop for tests.
 * @param carriers the carriers that send messages; by default there are none, so messages are only
 *   stored
 */
export async function openShop(
  settings: Readonly<Record<string, string>> = {},
  carriers?: Carriers,
  logTo?: LogTarget,
  onlinePayment?: PaymentsConfig,
): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "suvarna-test-"));
  const settled = testConfig({ DATA_DIR: dataDir, ...settings });
  const config = onlinePayment ? { ...settled, payments: onlinePayment } : settled;
  const clock = { now: new Date(OPENED_AT) };
  // The template was seeded with the default settings. A shop with other settings of its seed gets
  // an empty database, and is seeded by itself.
  const likeTemplate = !("SHOP_MODE" in settings || "RATES_SOURCE" in settings);
  const database = await freshDatabase(likeTemplate ? "seeded" : "migrated");
  const undeclared = new Set<string>();
  const {
    app,
    api,
    server,
    relay,
    rates,
    jobs,
    notifications,
    payments,
    searchIndex,
    moneyWatch,
    draining,
    vault,
  } = await createApp({
    config,
    database: database.served,
    redis: null,
    clock: () => clock.now,
    readDatabaseClock: async () => clock.now,
    pictures: dataDir,
    storefront: null,
    backOffice: null,
    onUndeclaredRefusal(what) {
      undeclared.add(what);
      throw new Error(what);
    },
    ...(carriers ? { carriers } : {}),
    ...(logTo ? { logTo } : {}),
  });
  await jobs.start();
  await relay.start();
  await seedShop(app, config);
  if (config.demonstration) await keepDemonstrationFactors(app, vault, config.staff);
  await rates.start();
  await server.ready();

  const inProcess = fetchInProcess(server, anotherAddress);
  const client = (token?: string): Client =>
    createClient({
      async fetch(url, init) {
        if (token) await staffDoor.stayAtWork(token);
        const response = await inProcess(url, init);
        // A GET request changes no data, so it causes no events for the relay.
        if (init?.method !== "GET") await relay.run();
        return response;
      },
      baseUrl: API_PREFIX,
      token: () => token ?? null,
    });
  const staffDoor = openStaffDoor({ app, client, owner: config.staff });

  return {
    app: server,
    acts: app,
    relay,
    cache: api.cache,
    database,
    rates,
    notifications,
    payments,
    searchIndex,
    moneyWatch,
    draining,
    clock,
    config,
    client,
    signUp: (name = "Meera Nair", proved) => addShopper(app, name, proved),
    async messagesTo(recipient) {
      await relay.run();
      const { messages } = await client().call(listOutbox, {});
      const mine = messages.filter(({ to }) => to === recipient);
      return Promise.all(
        mine.map(({ _id: id }) => client().call(getOutboxMessage, { params: { id } })),
      );
    },
    staff: (role = "owner") => staffDoor.signIn(role),
    addOwner: () => staffDoor.addOwner(),
    async [Symbol.asyncDispose]() {
      await rates.stop();
      await relay.stop();
      await jobs.stop();
      await server.close();
      await database[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
      // An undeclared refusal fails the test, even if the test does not check the reply.
      if (undeclared.size > 0) throw new Error([...undeclared].join("; "));
    },
  };
}

let caller = 0;

/**
 * Returns a new network address for each call, so that the rate limits per address do not affect
 * tests.
 */
function anotherAddress(): string {
  caller++;
  return `10.0.${(caller >> 8) & 255}.${caller & 255}`;
}
