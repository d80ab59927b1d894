import { join } from "node:path";
import type { LanguageCode } from "@suvarna/words/languages";
import type { FastifyInstance } from "fastify";
import { profilesIn, recordPersonalAccess } from "./accounts/plugin.ts";
import { removeAlertsOf } from "./alerts/index.ts";
import { cartIdOf } from "./cart/index.ts";
import { countByCarat, findExamplePieces } from "./catalogue/index.ts";
import { createListing, createSearchIndex } from "./catalogue/plugin.ts";
import type { Config } from "./config.ts";
import { readContentPicture, requireIdentity } from "./content/index.ts";
import { couponBooksOf } from "./coupon-books.ts";
import { findCouponsOfCategory } from "./coupons/index.ts";
import { findSession, findUser, namesOf } from "./identity/index.ts";
import { createWaysToSignIn, openExternalSignIn, sealedSecrets } from "./identity/plugin.ts";
import { sweepImports } from "./imports/plugin.ts";
import { createInvoices } from "./invoices/plugin.ts";
import { PICTURES_FOLDER } from "./media/index.ts";
import {
  createStoredPictures,
  createUploads,
  hostedBucket,
  openMedia,
  sweepUploads,
} from "./media/plugin.ts";
import { createNewsletter } from "./newsletter/plugin.ts";
import { type Carriers, configuredCarriers, createNotifications } from "./notifications/plugin.ts";
import { lastingObjectsOf, OBJECT_FOLDERS } from "./object-folders.ts";
import {
  countLocks,
  findOrderNumbers,
  findOwedByHand,
  findOwner,
  findPaymentReferences,
  paidByBuyer,
} from "./orders/index.ts";
import { sealedPans, sweepKeys } from "./orders/plugin.ts";
import { createPayments, watchMoney } from "./payments/plugin.ts";
import { type App, act, VISITOR } from "./platform/act.ts";
import { purgeByHttp } from "./platform/adapters/purge-by-http.ts";
import { createAuditChain } from "./platform/audit-chain/jobs.ts";
import { noPurges, purgeByJobs } from "./platform/cdn/purge.ts";
import { createSharingHeaders } from "./platform/cdn/sharing.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database, Db } from "./platform/database.ts";
import { createDraining } from "./platform/draining.ts";
import type { Api } from "./platform/http/api.ts";
import { createByteCache } from "./platform/http/byte-cache.ts";
import { logSecurityEvents } from "./platform/http/security-log.ts";
import { createServer } from "./platform/http/server.ts";
import { refuseOtherUpgrades } from "./platform/http/upgrades.ts";
import { openJobs } from "./platform/jobs.ts";
import { createLimits } from "./platform/limits.ts";
import type { LogTarget } from "./platform/log.ts";
import type { ObjectStore } from "./platform/objects/object-store.ts";
import { openObjects } from "./platform/objects/open-objects.ts";
import { rowFilesIn, rowFilesOutside } from "./platform/objects/row-files.ts";
import { createOutbox } from "./platform/outbox.ts";
import { createPlaces } from "./platform/places.ts";
import type { Redis } from "./platform/redis.ts";
import { createAskRedis } from "./platform/redis-answer.ts";
import { createRelay } from "./platform/relay.ts";
import { primaryOnly } from "./platform/replicas.ts";
import { sealAnew } from "./platform/seal-anew.ts";
import { sealingProblems, sealingStamps } from "./platform/sealing-stamps.ts";
import { openServerReplicas } from "./platform/server-replicas.ts";
import { listStamps, stampDatabase } from "./platform/stamps.ts";
import { logSlowStatements } from "./platform/tracing/slow-statements.ts";
import { createVault, sealingKeysOf } from "./platform/vault.ts";
import { createVersions } from "./platform/versions.ts";
import { subscriptionsOf } from "./push/index.ts";
import { openPush } from "./push/plugin.ts";
import { RATES } from "./rates/index.ts";
import { cacheFacts, createRates, type DatabaseClock } from "./rates/plugin.ts";
import { removeRequestsLike } from "./restock/index.ts";
import { findSeller } from "./seller.ts";
import { openSettings, openTries } from "./settings/plugin.ts";
import { auditRefusedActs, createApprovals, type SendInvitation } from "./staff/plugin.ts";

const BYTES_KEPT = 32 * 1024 * 1024;
/** The limit in bytes on disk for resized pictures, and the same limit for shared pictures. */
const MADE_BYTES_KEPT = 1024 ** 3;

/** The parts on which the shop is built. `main.ts` and the tests each pass their own. */
export interface ShopFoundation {
  readonly config: Config;
  readonly database: Database;
  /** The connection to Redis; null when the processes share only the database. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  /** Reads the database's clock; by default by a query, but tests may replace the function. */
  readonly readDatabaseClock?: DatabaseClock;
  /** The folder of the shop's own pictures and models. */
  readonly pictures: string;
  /** The folder of the storefront's build; null when the server has only the API and no pages. */
  readonly storefront: string | null;
  /** The folder of the back office's build; null when the server has no back office. */
  readonly backOffice: string | null;
  /** The senders of messages; undefined for those that the settings choose. */
  readonly carriers?: Carriers;
  /** The receiver of the log's lines; undefined for standard output. */
  readonly logTo?: LogTarget;
  /**
   * Called when an endpoint refuses with a code that it does not declare; undefined logs such a
   * refusal.
   */
  readonly onUndeclaredRefusal?: (what: string) => void;
}

/** The services that capabilities get from the platform and from each other. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens the shared services. Each service is opened after those on which it depends. */
export async function openServices(foundation: ShopFoundation) {
  const { database, redis, clock, readDatabaseClock } = foundation;
  const settings = await openSettings(database, foundation.config);
  const { config } = settings;
  const { logLevel, trustProxy } = config;
  const sealingKeys = await sealingKeysOf(config);
  await stampDatabase(database, sealingStamps(sealingKeys), async (tx) =>
    sealingProblems(sealingKeys, await listStamps(tx)),
  );
  const server = await createServer({ logLevel, trustProxy, logTo: foundation.logTo });
  const { log } = server;
  const endSlowLog = logSlowStatements(log, config.slowStatementMs);
  server.addHook("onClose", async () => endSlowLog());
  const outbox = createOutbox(database, log);
  const app: App = { database, clock, outbox };
  const relay = createRelay(app, log);
  // Data that is read from here on includes the effects of all events that are stored until now.
  await outbox.skipToNow();
  const askRedis = createAskRedis();
  const limits = createLimits(redis, askRedis);
  refuseOtherUpgrades(server, limits);
  logSecurityEvents(server, config.secret);
  auditRefusedActs(server, app, limits);
  const jobs = openJobs({ database, log });
  const { databaseReplicaUrls: replicaUrls, databasePool } = config;
  const replicas =
    replicaUrls.length > 0
      ? openServerReplicas(database, replicaUrls, { pool: databasePool, log })
      : primaryOnly(database.db);

  const carriers = foundation.carriers ?? configuredCarriers(config.messages);
  const objects = await openObjects(config, (err, call) =>
    log.error({ err, call }, "the bucket did not do what it was asked"),
  );
  const rowFiles = rowFilesIn(objects);
  const storedPictures = createStoredPictures(objects);
  const readPicture = async (file: string) =>
    (await storedPictures.read(file)) ?? readContentPicture(database.db, rowFiles, file);
  const media = openPictures(foundation, objects, readPicture);
  const uploads = createUploads(join(config.dataDir, "uploads"));
  const signature = async (db: Db, language?: LanguageCode) => ({
    ...(await requireIdentity(db, language)),
    origin: config.publicUrl,
  });
  const push = await openPush({ app, config });
  const notifications = createNotifications({
    app,
    jobs,
    log,
    signature,
    carriers,
    push: push.carrier,
    subscriptionsOf,
    counting: { caps: config.messages.caps, secret: config.secret },
  });
  const newsletter = createNewsletter({ app, config });
  const listing = createListing(database.db);
  const rates = await createRates({
    app,
    config,
    log,
    places: createPlaces("rates", redis, askRedis),
    prepare: listing.prepare,
    ...(readDatabaseClock ? { readDatabaseClock } : {}),
  });
  const vault = createVault(sealingKeys);
  const signIn = createWaysToSignIn({
    app,
    config,
    limits,
    jobs,
    log,
    vault,
    shopName: async (db) => (await requireIdentity(db)).name,
    tokens: await openExternalSignIn(server, { database, clock, limits, config }),
    profiles: profilesIn(database.db, (userId) => cartIdOf(database.autocommit, userId)),
    sendLetter: notifications.send,
    deliverCode: (tx, { code, ...sending }) =>
      notifications.send(tx, { ...sending, kind: "sign-in-code", about: { code } }),
  });
  const approvals = createApprovals(config.approvals);
  const payments = await createPayments({ app, config, log, deliver: deliverTo(server) });
  server.addHook("onClose", () => payments.stop());
  const { hosted } = config.signIn;
  const versions = createVersions();
  const { cdn } = config;
  const moving = { tags: [RATES], seconds: config.rates.tickMs / 1000 };
  const sharing = cdn ? { sharing: createSharingHeaders(cdn, moving) } : {};
  const api: Api = {
    fastify: server,
    authenticate: signIn.authenticate,
    limits,
    recordAccess: (staffId, what, subject) =>
      recordPersonalAccess(database.autocommit, { staffId, what, subject, at: clock() }),
    cache: createByteCache({ maxBytes: BYTES_KEPT, versions, ...sharing }),
    versions,
    onUndeclaredRefusal: foundation.onUndeclaredRefusal ?? ((what) => log.warn(what)),
  };
  return {
    config,
    settings,
    server,
    app,
    api,
    outbox,
    relay,
    replicas,
    listing,
    jobs,
    media,
    uploads,
    storedPictures,
    purges: cdn?.purge ? purgeByJobs(jobs, purgeByHttp(cdn.kind, cdn.purge)) : noPurges,
    lastingObjects: lastingObjectsOf(objects),
    rowFiles,
    uploadSweep: sweepUploads({ app, jobs, uploads, objects, folders: OBJECT_FOLDERS }),
    notifications,
    push,
    findSession,
    newsletter,
    rates,
    signIn,
    payments,
    approvals,
    sendInvitation: ((tx, letter) =>
      notifications.send(tx, { kind: "staff-invitation", ...letter })) satisfies SendInvitation,
    invoices: createInvoices({ seller: findSeller }),
    draining: createDraining(config.drainSeconds),
    keySweep: sweepKeys({ app, jobs }),
    importSweep: sweepImports({ app, jobs, undoMs: config.imports.undoMs }),
    auditChain: createAuditChain({ app, jobs, log }),
    sealingAnew: sealAnew({ app, jobs, log, vault, texts: [sealedPans, sealedSecrets] }),
    searchIndex: createSearchIndex({ app, jobs }),
    moneyWatch: watchMoney({ app, config, jobs, log, payments, owedByHand: findOwedByHand }),
    tries: openTries({ app, carriers, notifications, payments, signature }),
    vault,
    avatarFiles: hosted?.uploader
      ? rowFilesOutside(hostedBucket(hosted, hosted.uploader, clock))
      : rowFiles,
    makePortrait: media.portrait,
    signature,
    ownerOf: findOwner,
    orderNumbersOf: findOrderNumbers,
    owedByHand: findOwedByHand,
    paymentReferencesOf: findPaymentReferences,
    deskFacts: cacheFacts({ pieces: findExamplePieces, countByCarat, countLocks }),
    messagesAbout: notifications.listAbout,
    canText: notifications.canText,
    couponBooks: couponBooksOf(database.db, config),
    couponsOfCategory: findCouponsOfCategory,
    paidByBuyer,
    namesOf,
    findEmail: (userId: string) => findUser(database.db, userId),
    endAlerts: (userId: string) => act(app, VISITOR, ({ tx }) => removeAlertsOf(tx, userId)),
    endRestock: (requestId: string) =>
      act(app, VISITOR, ({ tx }) => removeRequestsLike(tx, requestId)),
  };
}

function openPictures(
  { config, pictures }: Pick<ShopFoundation, "config" | "pictures">,
  objects: ObjectStore,
  read: (file: string) => Promise<Buffer | null>,
) {
  const uploaded = objects.folder === null ? [] : [join(objects.folder, PICTURES_FOLDER)];
  return openMedia({
    objects,
    elsewhere: { read },
    sourceDirs: [pictures, join(pictures, "../models"), ...uploaded],
    madeDir: join(pictures, "sizes"),
    cacheDir: join(config.dataDir, "made"),
    cacheBytes: MADE_BYTES_KEPT,
  });
}

/** Delivers the sandbox's webhooks to the shop's own routes, without a network. */
function deliverTo(server: FastifyInstance): Parameters<typeof createPayments>[0]["deliver"] {
  return async ({ path, headers, body }) => {
    const message = { "content-type": "application/json", ...headers };
    const sent = { method: "POST", url: path, headers: message, payload: body } as const;
    return (await server.inject(sent)).statusCode;
  };
}
