import { join } from "node:path";
import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  createAccounts,
  findUser,
  openExternalSignIn,
  registerAccountCare,
  registerAccounts,
  registerPrivacy,
  registerRecovery,
  registerSignIn,
  usersWithProvedEmail,
} from "./accounts/index.ts";
import { alertsHolding, lookForAlerts, registerAlerts, removeAlertsOf } from "./alerts/index.ts";
import { cartHolding, cartIdOf, registerCart } from "./cart/index.ts";
import { catalogueVersion, registerCatalogue } from "./catalogue/index.ts";
import {
  contentVersion,
  createNewsletter,
  findProfile,
  type Identity,
  newsletterHolding,
  registerContent,
  registerNewsletter,
} from "./content/index.ts";
import { couponsHolding, registerCoupons } from "./coupons/index.ts";
import { registerFindability } from "./findability/index.ts";
import {
  createInvoices,
  invoicesHolding,
  registerInvoices,
  type Seller,
} from "./invoices/index.ts";
import { hostedBucket, openMedia, registerMedia } from "./media/index.ts";
import {
  type Carriers,
  configuredCarriers,
  createNotifications,
  messageFigures,
  type Notifications,
  registerOutbox,
  registerUnsubscribe,
} from "./notifications/index.ts";
import {
  findOwner,
  type KeySweep,
  orderFigures,
  ordersHolding,
  registerOrderDesk,
  registerOrders,
  sweepKeys,
} from "./orders/index.ts";
import { registerPages } from "./pages/index.ts";
import { browserHosts, createPayments, type Payments, registerPayments } from "./payments/index.ts";
import { type App, act, VISITOR } from "./platform/act.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Database, Db } from "./platform/database.ts";
import { Refusal } from "./platform/errors.ts";
import type { Api } from "./platform/http/api.ts";
import { registerAudit } from "./platform/http/audit-route.ts";
import { createByteCache } from "./platform/http/byte-cache.ts";
import { registerDocs } from "./platform/http/docs.ts";
import { type Fitness, registerHealth } from "./platform/http/health.ts";
import { registerJobCare } from "./platform/http/job-care.ts";
import { registerMetrics } from "./platform/http/metrics-route.ts";
import { createServer } from "./platform/http/server.ts";
import { type Jobs, openJobs } from "./platform/jobs.ts";
import { createLimits } from "./platform/limits.ts";
import type { LogTarget } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { createOutbox } from "./platform/outbox.ts";
import { platformFigures } from "./platform/platform-figures.ts";
import type { Redis } from "./platform/redis.ts";
import { createRelay, type Relay } from "./platform/relay.ts";
import { openVault } from "./platform/vault.ts";
import { createVersions } from "./platform/versions.ts";
import { createRates, type Rates, rateFigures, registerRates } from "./rates/index.ts";
import { reactions } from "./reactions.ts";
import { registerSupport, registerSupportDesk, supportHolding } from "./support/index.ts";
import { registerWishlist, wishlistHolding } from "./wishlist/index.ts";

const BYTES_KEPT = 32 * 1024 * 1024;
/** On disk, of each kind: sizes of pictures, shared pictures. */
const MADE_BYTES_KEPT = 1024 ** 3;

/** What the shop stands on; `main.ts` and the tests each hand in their own. */
export interface Foundation {
  readonly config: Config;
  readonly database: Database;
  /** Null: nothing is shared but the database. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  /** The folder of the shop's own pictures and models. */
  readonly pictures: string;
  /** The folder of the storefront's build; null serves the API alone, for pages from elsewhere. */
  readonly storefront: string | null;
  /** Who carries messages, in place of those that the settings say. */
  readonly carriers?: Carriers;
  /** Takes the lines of the log, in place of standard output. */
  readonly logTo?: LogTarget;
  /** Hears of a refusal that its endpoint does not declare, in place of the log. */
  readonly onUndeclaredRefusal?: (what: string) => void;
}

export interface BuiltApp {
  readonly app: App;
  readonly server: FastifyInstance;
  /** To be started when the jobs are: what follows an event may put one in a queue. */
  readonly relay: Relay;
  readonly rates: Rates;
  /** To be started before the first visitor comes: until then nothing can be put in a queue. */
  readonly jobs: Jobs;
  readonly notifications: Notifications;
  readonly payments: Payments;
  /** To be started when the jobs are. */
  readonly keySweep: KeySweep;
}

/** The whole shop: reading this list is reading the system. */
export async function createApp(foundation: Foundation): Promise<BuiltApp> {
  const { config, database, redis, clock, pictures, storefront } = foundation;
  const versions = createVersions();
  const server = await createServer({
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    logTo: foundation.logTo,
  });

  const outbox = createOutbox(database, server.log);
  const app: App = { database, clock, outbox };
  const relay = createRelay(app, server.log);
  // All that is read from here on is as new as these.
  await outbox.skipToNow();

  const media = openMedia({
    sourceDirs: [pictures, join(pictures, "../models")],
    madeDir: join(pictures, "sizes"),
    cacheDir: join(config.dataDir, "made"),
    cacheBytes: MADE_BYTES_KEPT,
  });
  const jobs = openJobs({ database, log: server.log });
  const notifications = createNotifications({
    app,
    jobs,
    log: server.log,
    signature: findIdentity,
    carriers: foundation.carriers ?? configuredCarriers(config.messages),
  });
  const newsletter = createNewsletter({ app, config });
  const rates = await createRates({ app, config, log: server.log });
  const vault = await openVault(config);
  const limits = createLimits(redis);
  const tokens = openExternalSignIn(server, { database, clock, limits, config });
  const { hosted } = config.signIn;
  const accounts = createAccounts({
    app,
    config,
    limits,
    tokens,
    cartIdOf: (userId) => cartIdOf(database.autocommit, userId),
    makePortrait: media.portrait,
    bucket: hosted?.uploader ? hostedBucket(hosted, hosted.uploader, clock) : null,
    jobs,
    sendLetter: notifications.send,
    log: server.log,
    deliverCode: (tx, { phone, code, key, expiresAt }) =>
      notifications.send(tx, { kind: "sign-in-code", phone, about: { code }, key, expiresAt }),
  });
  const payments = await createPayments({
    app,
    config,
    log: server.log,
    async deliver({ path, headers, body }) {
      const message = { "content-type": "application/json", ...headers };
      const sent = { method: "POST", url: path, headers: message, payload: body } as const;
      return (await server.inject(sent)).statusCode;
    },
  });
  server.addHook("onClose", () => payments.stop());
  const invoices = createInvoices({ seller: findSeller });
  const api: Api = {
    fastify: server,
    authenticate: accounts.authenticate,
    limits,
    recordAccess: accounts.recordAccess,
    cache: createByteCache({ maxBytes: BYTES_KEPT }),
    versions,
    onUndeclaredRefusal: foundation.onUndeclaredRefusal ?? ((what) => server.log.warn(what)),
  };

  registerHealth(server, () => fitness(database, rates));
  const metrics = createMetrics([
    ...platformFigures({ app, jobs, cache: api.cache }),
    ...rateFigures(rates, clock),
    ...messageFigures(database, clock),
    ...orderFigures(database, clock),
  ]);
  registerMetrics(server, metrics, {
    token: config.metricsToken,
    isBehindProxy: config.trustProxy,
  });
  registerDocs(server);
  registerJobCare(api, jobs);
  registerAudit(api, database);
  if (config.demonstration) {
    const origin = config.publicUrl;
    registerOutbox(api, { database, origin, signature: findIdentity });
  }
  registerRates(api, rates);
  registerMedia(server, media);
  registerCatalogue(api, { app, rates });
  registerContent(api, { app, config });
  registerNewsletter(api, newsletter, (userId) => findUser(database.db, userId));
  registerAccounts(api, accounts);
  registerAccountCare(api, accounts);
  registerRecovery(api, accounts);
  registerSignIn(api, accounts);
  registerPrivacy(api, accounts, [
    cartHolding,
    wishlistHolding,
    ordersHolding,
    newsletterHolding,
    alertsHolding,
    couponsHolding,
    supportHolding,
    invoicesHolding,
    notifications.holding,
  ]);
  registerCoupons(api, app);
  registerCart(api, { app, rates, config });
  registerWishlist(api, { app, rates });
  registerAlerts(api, { app, rates });
  const support = { app, config, makeScreenshot: media.screenshot };
  registerSupport(api, support);
  registerSupportDesk(api, support);
  registerUnsubscribe(api, {
    ...{ config, clock },
    end: {
      newsletter: (id) => newsletter.leave(VISITOR, id),
      "price-alerts": (userId) => act(app, VISITOR, ({ tx }) => removeAlertsOf(tx, userId)),
    },
  });
  await registerPayments(api, payments);
  const ordersParts = { app, rates, config, payments, vault };
  registerOrders(api, ordersParts);
  registerOrderDesk(api, ordersParts);
  registerInvoices(api, { database, ownerOf: (orderId) => findOwner(database.db, orderId) });
  const keySweep = sweepKeys({ app, jobs });
  const hasPage = storefront
    ? await registerPages(server, {
        ...{ build: storefront, versions, cache: api.cache, limits },
        outside: browserHosts(config.payments),
      })
    : () => true;
  registerFindability(api, { database, config, media, hasPage });

  outbox.connect(
    reactions({
      config,
      invoices,
      lookForAlerts: (act) => lookForAlerts(act, { rates, reachable: usersWithProvedEmail }),
      newsletter,
      notifications,
      rates,
      versions,
    }),
  );
  rates.onExpiry(() => {
    versions.set("rates", "expired");
    rates.broadcast();
  });
  versions.set("catalogue", await catalogueVersion(database.db));
  versions.set("content", await contentVersion(database.db));
  return { app, server, relay, rates, jobs, notifications, payments, keySweep };
}

/** Who the shop is, as it says of itself: who signs its letters. */
async function findIdentity(db: Db): Promise<Identity> {
  const identity = await findProfile(db, "identity");
  if (!identity) throw new Refusal("unavailable");
  return identity;
}

/** Who sells, as it stands on invoices. The state is that of the registration for GST. */
async function findSeller(db: Db): Promise<Seller> {
  const { legalName, address, gstin, cin, phone, email } = await findIdentity(db);
  const stateCode = gstin.slice(0, 2);
  const state = INDIAN_STATES.find(({ code }) => code === stateCode)?.name ?? "";
  const seller = { name: legalName, address: [address], state, stateCode, gstin, phone, email };
  return cin ? { ...seller, cin } : seller;
}

/**
 * What must be there before visitors are let in: a migrated database that answers, and knowing what
 * is sold by. Rates that got too old are no reason to turn visitors away: prices are on request.
 */
async function fitness({ db }: Database, rates: Rates): Promise<Fitness> {
  const lacks = await db.execute(sql`select 1 from rate_sheets limit 1`).then(
    () => [],
    () => ["database"],
  );
  return {
    lacks: rates.isSettled() ? lacks : [...lacks, "rates"],
    degraded: rates.current() ? [] : ["rates"],
  };
}
