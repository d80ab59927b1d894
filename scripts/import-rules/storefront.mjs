/** @import { IForbiddenRuleType } from "dependency-cruiser" */

import { anyOf, apps, storefront, tests } from "./paths.mjs";

/**
 * The other folders that each folder of the storefront may use, always through their index.ts.
 * Every folder may also use `platform`.
 */
const storefrontEdges = {
  accounts: ["push"],
  alerts: ["accounts", "notifications", "push"],
  cart: ["accounts", "pieces"],
  catalogue: ["alerts", "cart", "pieces", "rates", "reviews", "wishlist", "worth"],
  checkout: ["accounts", "cart", "catalogue", "orders", "pieces", "push"],
  collections: ["cart", "catalogue", "pieces"],
  compare: ["catalogue", "pieces", "wishlist"],
  content: ["catalogue", "pieces"],
  home: ["catalogue", "content", "pieces", "rates"],
  notifications: [],
  orders: ["accounts", "cart", "catalogue", "pieces", "push", "rates", "reviews"],
  pieces: [],
  policies: [],
  profile: ["accounts", "orders", "pieces", "wishlist"],
  push: [],
  rates: ["alerts"],
  reviews: [],
  search: ["catalogue", "pieces"],
  shell: ["accounts", "cart", "pieces", "rates", "search", "wishlist"],
  support: ["accounts"],
  wishlist: ["accounts", "cart", "pieces"],
  worth: ["alerts", "pieces", "rates"],
};

const folderRules = Object.entries(storefrontEdges).map(([capability, others]) => ({
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

/**
 * The rules for parts of a page that are loaded on demand. Such a part is imported from its own
 * file, because importing it through the index.ts would load the whole folder.
 */
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

/** @type {IForbiddenRuleType[]} */
export const storefrontRules = [
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
      pathNot: `${storefront}/${anyOf([...Object.keys(storefrontEdges), "platform", "fonts"])}/`,
    },
    to: {},
  },
  ...folderRules,
  ...onDemandRules,
];
