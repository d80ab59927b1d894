/** @import { IForbiddenRuleType } from "dependency-cruiser" */

import { ofOurs, server, storefront, tests } from "./paths.mjs";

/** @type {IForbiddenRuleType[]} */
export const everywhereRules = [
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
  {
    name: "tests-apart",
    comment: "What only tests need stays with the tests.",
    from: { path: ofOurs, pathNot: tests },
    to: { path: tests },
  },
];
