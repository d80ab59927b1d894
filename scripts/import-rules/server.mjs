/** @import { IForbiddenRuleType } from "dependency-cruiser" */

import { anyOf, apps, server, tests } from "./paths.mjs";

/**
 * The other capabilities that each capability of the server may use, always through their index.ts.
 */
const serverEdges = {
  accounts: ["identity", "staff"],
  alerts: ["catalogue", "rates"],
  cart: ["catalogue", "coupons", "rates"],
  catalogue: ["identity", "media", "rates", "staff"],
  content: ["media"],
  copies: [],
  coupons: ["catalogue", "staff"],
  figures: ["catalogue", "orders", "payments", "rates", "staff", "support"],
  identity: [],
  imports: ["catalogue", "identity", "media", "rates", "staff"],
  invoices: [],
  letters: [
    "alerts",
    "catalogue",
    "identity",
    "newsletter",
    "notifications",
    "orders",
    "payments",
    "push",
    "restock",
    "staff",
    "support",
  ],
  media: [],
  newsletter: [],
  notifications: [],
  orders: ["cart", "catalogue", "coupons", "identity", "invoices", "payments", "rates", "staff"],
  pages: [],
  payments: [],
  push: ["notifications"],
  rates: ["staff"],
  restock: ["catalogue", "rates"],
  reviews: ["catalogue", "orders"],
  seo: ["catalogue", "content", "media"],
  settings: ["content", "identity", "invoices", "notifications", "payments", "staff"],
  staff: ["identity"],
  support: ["identity"],
  translations: ["catalogue", "content"],
  wishlist: ["catalogue", "rates"],
};

/**
 * The foreign keys from one capability to a table of another. Because of such a key, the first
 * capability may import the `tables.ts` of the other.
 */
const foreignKeys = [
  { from: "accounts", to: "identity" },
  { from: "push", to: "identity" },
  { from: "staff", to: "identity" },
];

const capabilityRules = Object.entries(serverEdges).map(([capability, others]) => ({
  name: `server/${capability}`,
  comment: `It may use ${["the platform", ...others].join(", ")}; other capabilities through their index.ts.`,
  from: { path: `${server}/${capability}/`, pathNot: tests },
  to: {
    path: apps,
    pathNot: [
      `${server}/${anyOf([capability, "platform"])}/`,
      ...foreignKeys
        .filter(({ from }) => from === capability)
        .map(({ to }) => `${server}/${to}/tables[.]ts$`),
      ...others.map((other) => `${server}/${other}/index[.]ts$`),
    ],
  },
}));

/** @type {IForbiddenRuleType[]} */
export const serverRules = [
  {
    name: "server/platform",
    comment: "All capabilities stand on the platform; it knows none of them.",
    from: { path: `${server}/platform/`, pathNot: tests },
    to: { path: apps, pathNot: `${server}/platform/` },
  },
  {
    name: "server/new-capability",
    comment: "A new capability says at the top of this file whom it may know.",
    from: {
      path: `${server}/[^/]+/`,
      pathNot: `${server}/${anyOf([...Object.keys(serverEdges), "platform"])}/`,
    },
    to: {},
  },
  {
    name: "server/assembly",
    comment: "Nothing inside the system looks up at what puts it together.",
    from: { path: "^apps/server/", pathNot: [`${server}/[^/]+[.]ts$`, ...tests] },
    to: { path: `${server}/[^/]+[.]ts$`, pathNot: `${server}/config[.]ts$` },
  },
  {
    name: "server/config",
    comment: "A capability is handed its own part of the configuration.",
    from: { path: `${server}/[^/]+/`, pathNot: tests },
    to: { path: `${server}/config[.]ts$` },
  },
  {
    name: "server/assembly-sees-all",
    comment:
      "Only app.ts, approval-kinds.ts, main.ts, run-shop.ts, services.ts with its parts seller.ts and coupon-books.ts, object-folders.ts, reactions.ts, database-mode.ts, check-live.ts and the commands backup.ts, restore.ts, move.ts, copy-objects.ts, push-keys.ts and reset-factor.ts see all capabilities; config.ts sees their settings.",
    from: {
      path: `${server}/[^/]+[.]ts$`,
      pathNot: [
        `${server}/(?:app|approval-kinds|backup|check-live|config|copy-objects|coupon-books|database-mode|main|move|object-folders|push-keys|reactions|reset-factor|restore|run-shop|seller|services)[.]ts$`,
        ...tests,
      ],
    },
    to: { path: `${server}/[^/]+/` },
  },
  {
    name: "server/faces",
    comment: "Who sees all sees a capability by its index.ts, its plugin.ts or its settings.ts.",
    from: { path: [`${server}/[^/]+[.]ts$`, "^apps/server/seed/"], pathNot: tests },
    to: {
      path: `${server}/[^/]+/`,
      pathNot: [`${server}/[^/]+/(?:index|plugin|settings)[.]ts$`, `${server}/platform/`],
    },
  },
  {
    name: "server/plugins",
    comment: "Only what puts the system together loads a plugin: a face must stay light.",
    from: {
      path: "^apps/server/",
      pathNot: [`${server}/(?:app|main|run-shop|services)[.]ts$`, ...tests],
    },
    to: { path: `${server}/[^/]+/plugin[.]ts$`, pathNot: `${server}/platform/` },
  },
  {
    name: "server/light-faces",
    comment: "What others may use of a capability loads none of its routes, by whatever way.",
    from: { path: `${server}/[^/]+/index[.]ts$` },
    to: { path: `${server}/[^/]+/[a-z-]*routes[.]ts$`, reachable: true },
  },
  {
    name: "server/tables",
    comment: "A table is seen only by the queries of its own capability.",
    from: {
      path: "^apps/server/(?:src/)?([^/]+)",
      pathNot: [...foreignKeys.map(({ from }) => `${server}/${from}/tables[.]ts$`), ...tests],
    },
    to: { path: `${server}/[^/]+/[a-z-]*tables[.]ts$`, pathNot: `${server}/$1/` },
  },
  {
    name: "server/outside",
    comment: "Only sources, adapters and the connections of the database speak to the outside.",
    from: {
      path: `${server}/`,
      pathNot: [
        `${server}/[^/]+/(?:sources|adapters)/`,
        `${server}/platform/time-limits[.]ts$`,
        ...tests,
      ],
    },
    to: {
      path: "^(?:node:)?(?:http|http2|https|net|tls|dgram|dns)$",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "server/environment",
    comment: "Only config.ts reads the environment (Biome watches process.env).",
    from: {
      path: ["^packages/", "^apps/"],
      pathNot: [`${server}/config[.]ts$`, ...tests],
    },
    to: { path: "^(?:node:)?process$" },
  },
  ...capabilityRules,
];
