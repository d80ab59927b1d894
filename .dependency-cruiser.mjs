// Who may know whom. A new edge needs a record in docs/decisions.

/** @import { IConfiguration, IForbiddenRuleType } from "dependency-cruiser" */

/** Which other capabilities each capability of the server may use, always through its index.ts. */
const serverEdges = {
  accounts: ["identity", "staff"],
  alerts: ["catalogue", "rates"],
  cart: ["catalogue", "coupons", "rates"],
  catalogue: ["identity", "media", "rates", "staff"],
  content: ["media"],
  coupons: ["catalogue", "staff"],
  figures: ["catalogue", "orders", "payments", "rates", "staff", "support"],
  identity: [],
  imports: ["catalogue", "identity", "media", "rates"],
  invoices: [],
  letters: [
    "alerts",
    "catalogue",
    "identity",
    "newsletter",
    "notifications",
    "orders",
    "payments",
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
  rates: ["staff"],
  restock: ["catalogue", "rates"],
  reviews: ["catalogue", "orders"],
  seo: ["catalogue", "content", "media"],
  settings: ["content", "identity", "invoices", "notifications", "payments", "staff"],
  staff: ["identity"],
  support: ["identity"],
  wishlist: ["catalogue", "rates"],
};

/** A foreign key to a table of another capability, which is what lets `tables.ts` see that one. */
const foreignKeys = [{ from: "accounts", to: "identity" }];

/** The same for the storefront's folders; all of them may use `platform` besides. */
const storefrontEdges = {
  accounts: [],
  alerts: ["accounts", "notifications"],
  cart: ["accounts", "pieces"],
  catalogue: ["alerts", "cart", "pieces", "rates", "reviews", "wishlist", "worth"],
  checkout: ["accounts", "cart", "catalogue", "orders"],
  compare: ["catalogue", "pieces", "wishlist"],
  content: ["catalogue", "pieces"],
  home: ["catalogue", "content", "pieces", "rates"],
  notifications: [],
  orders: ["accounts", "cart", "pieces", "rates", "reviews"],
  pieces: [],
  policies: [],
  rates: ["alerts"],
  reviews: [],
  search: ["catalogue", "pieces"],
  shell: ["accounts", "cart", "rates", "search", "wishlist"],
  support: ["accounts"],
  wishlist: ["accounts", "cart", "pieces"],
  worth: ["alerts", "pieces", "rates"],
};

/**
 * The same for the back office's folders; all of them may use its platform, its parts, and the
 * sign-in.
 */
const backOfficeEdges = {
  books: ["papers"],
  content: [],
  counter: ["papers"],
  coupons: [],
  customers: ["support"],
  imports: ["media"],
  media: [],
  newsletter: ["customers"],
  orders: ["papers"],
  papers: [],
  products: ["media"],
  rates: [],
  settings: [],
  staff: [],
  support: [],
  today: ["rates"],
};

const server = "^apps/server/src";
const backOffice = "^apps/backoffice/app";
const storefront = "^apps/storefront/app";
const tests = ["[.]test[.]tsx?$", "^(?:apps|packages)/[^/]+/test/"];

/** @param {string[]} names */
const anyOf = (names) => `(?:${names.join("|")})`;

/** Our own code: a workspace's own node_modules lie in its folder too. */
const ofOurs = "^(?:packages|apps|e2e|bench|scripts)/(?!.*node_modules/)";
const apps = "^apps/(?!.*node_modules/)";

const serverRules = Object.entries(serverEdges).map(([capability, others]) => ({
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

const storefrontRules = Object.entries(storefrontEdges).map(([capability, others]) => ({
  name: `storefront/${capability}`,
  comment: `It may use ${["platform", ...others].join(", ")}; other folders through their index.ts.`,
  from: { path: `${storefront}/${capability}/`, pathNot: tests },
  to: {
    path: apps,
    pathNot: [
      `${storefront}/${anyOf([capability, "ui", "platform"])}/`,
      `${storefront}/site-map[.]ts$`,
      ...others.map((other) => `${storefront}/${other}/index[.]ts$`),
    ],
    dependencyTypesNot: /** @type {"dynamic-import"[]} */ (["dynamic-import"]),
  },
}));

/** What is loaded on demand is imported by its own file: by the face, all of the folder would come. */
const onDemandRules = Object.entries(storefrontEdges).map(([capability, others]) => ({
  name: `storefront/${capability}-on-demand`,
  comment: `It may load parts of ${others.join(", ") || "no other folder"} on demand.`,
  from: { path: `${storefront}/${capability}/`, pathNot: tests },
  to: {
    path: `${storefront}/`,
    dependencyTypes: /** @type {"dynamic-import"[]} */ (["dynamic-import"]),
    pathNot: `${storefront}/${anyOf([capability, "platform", ...others])}/`,
  },
}));

const backOfficeRules = Object.entries(backOfficeEdges).map(([capability, others]) => ({
  name: `back-office/${capability}`,
  comment: `It may use ${["platform", "parts", "sign-in", ...others].join(", ")}; other folders through their index.ts.`,
  from: { path: `${backOffice}/${capability}/`, pathNot: tests },
  to: {
    path: apps,
    pathNot: [
      `${backOffice}/${anyOf([capability, "platform", "parts", "sign-in"])}/`,
      ...others.map((other) => `${backOffice}/${other}/index[.]ts$`),
    ],
  },
}));

/** @type {IForbiddenRuleType[]} */
const workspaceRules = [
  {
    name: "domain",
    comment: "The domain is pure: it knows nothing of ours, of Node.js or of any package.",
    from: { path: "^packages/domain/src/", pathNot: tests },
    to: { pathNot: "^packages/domain/src/" },
  },
  {
    name: "contract",
    comment: "The contract knows the domain and zod.",
    from: { path: "^packages/contract/src/", pathNot: tests },
    to: { pathNot: ["^packages/(?:contract|domain)/src/", "node_modules/zod/"] },
  },
  {
    name: "words",
    comment: "The words are of the codes of the domain and the contract, and know no package.",
    from: { path: "^packages/words/src/", pathNot: tests },
    to: { pathNot: "^packages/(?:words|contract|domain)/src/" },
  },
  {
    name: "server-and-storefront-apart",
    comment: "The storefront reaches data only through the contract's client.",
    from: { path: "^apps/([^/]+)/" },
    to: { path: apps, pathNot: "^apps/$1/" },
  },
  {
    name: "nothing-uses-tools",
    comment:
      "Tests, measurements and scripts are used by nobody; the environment of npm start is shared.",
    from: { path: "^([^/]+)/" },
    to: {
      path: "^(?:e2e|bench|scripts)/",
      pathNot: ["^$1/", "^scripts/server-env\\.mjs$"],
    },
  },
  {
    name: "tools-from-outside",
    comment: "Browser tests and measurements use the shop as a visitor does.",
    from: { path: "^(?:e2e|bench|scripts)/" },
    to: { path: apps },
  },
];

/** @type {IForbiddenRuleType[]} */
const placeRules = [
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
      "Only app.ts, approval-kinds.ts, main.ts, run-shop.ts, services.ts, reactions.ts, database-mode.ts, check-live.ts and reset-factor.ts see all capabilities; config.ts sees their settings.",
    from: {
      path: `${server}/[^/]+[.]ts$`,
      pathNot: [
        `${server}/(?:app|approval-kinds|check-live|config|database-mode|main|reactions|reset-factor|run-shop|services)[.]ts$`,
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
    name: "tests-apart",
    comment: "What only tests need stays with the tests.",
    from: { path: ofOurs, pathNot: tests },
    to: { path: tests },
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
  {
    name: "ui",
    comment:
      "The design system has no shop words: of ours it knows only amounts, picture sizes and the errors of calls.",
    from: { path: "^packages/ui/src/", pathNot: tests },
    to: {
      path: ofOurs,
      pathNot: [
        "^packages/ui/src/",
        "^packages/domain/src/(?:formats|money)[.]ts$",
        "^packages/contract/src/client[.]ts$",
        "^packages/contract/src/media/pictures[.]ts$",
      ],
    },
  },
  {
    name: "storefront/platform",
    comment: "All pages stand on the platform; it knows none of them.",
    from: { path: `${storefront}/platform/`, pathNot: tests },
    to: { path: apps, pathNot: `${storefront}/platform/` },
  },
  {
    name: "storefront/faces",
    comment: "The root and the pages outside of folders see a folder by its index.ts.",
    from: {
      path: `${storefront}/[^/]+[.]tsx?$`,
      pathNot: [`${storefront}/routes[.]ts$`, ...tests],
    },
    to: {
      path: `${storefront}/[^/]+/`,
      pathNot: [`${storefront}/[^/]+/index[.]ts$`, `${storefront}/(?:platform|ui|fonts)/`],
    },
  },
  {
    name: "storefront/new-capability",
    comment: "A new folder says at the top of this file whom it may know.",
    from: {
      path: `${storefront}/[^/]+/`,
      pathNot: `${storefront}/${anyOf([...Object.keys(storefrontEdges), "platform"])}/`,
    },
    to: {},
  },
];

/** @type {IForbiddenRuleType[]} */
const everywhereRules = [
  {
    name: "no-cycle",
    comment: "Two that need each other are one, or need a third.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-cycle-of-folders",
    comment: "Two folders that need each other are one, or need a third.",
    scope: "folder",
    from: { path: `${storefront}/[^/]+$` },
    to: { path: `${storefront}/[^/]+$`, circular: true },
  },
  {
    name: "no-unresolved",
    comment: "It is not there.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "no-undeclared-package",
    comment: "The workspace that imports a package declares it in its own package.json.",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "no-development-package",
    comment:
      "What runs in the shop does not stand on a package for development, but for the two that are loaded by loadDevelopmentPackage.",
    from: {
      path: ["^packages/[^/]+/src/", `${server}/`, `${storefront}/`],
      pathNot: [...tests, `${storefront}/routes[.]ts$`],
    },
    to: {
      dependencyTypes: ["npm-dev"],
      dependencyTypesNot: ["type-only"],
      pathNot: "^node_modules/(?:oidc-provider|@scalar/fastify-api-reference)/",
    },
  },
];

/** @type {IConfiguration} */
export default {
  forbidden: [
    ...workspaceRules,
    ...placeRules,
    ...serverRules,
    ...storefrontRules,
    ...backOfficeRules,
    ...onDemandRules,
    ...everywhereRules,
  ].map((rule) => ({ ...rule, severity: /** @type {const} */ ("error") })),
  options: {
    // The native TypeScript has no parser to borrow; package.json keeps the older one for this.
    parser: "tsc",
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/build/", "[.]react-router/", "[+]types/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
