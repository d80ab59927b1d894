/** @import { IForbiddenRuleType } from "dependency-cruiser" */

import { apps, ofOurs, tests } from "./paths.mjs";

/** @type {IForbiddenRuleType[]} */
export const workspaceRules = [
  {
    name: "domain",
    comment: "The domain is pure: it knows nothing of ours, of Node.js or of any package.",
    from: { path: "^packages/domain/src/", pathNot: tests },
    to: { pathNot: "^packages/domain/src/" },
  },
  {
    name: "contract",
    comment:
      "The contract knows the domain, zod, the languages, and the words of refusals and invalid fields.",
    from: { path: "^packages/contract/src/", pathNot: tests },
    to: {
      pathNot: [
        "^packages/(?:contract|domain)/src/",
        "^packages/words/src/en/(?:fields|language|refusals)[.]ts$",
        "^packages/words/src/languages[.]ts$",
        "node_modules/zod/",
      ],
    },
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
      "Tests, measurements and scripts are used by nobody; the build and the environment of npm start are shared.",
    from: { path: "^([^/]+)/" },
    to: {
      path: "^(?:e2e|bench|scripts)/",
      pathNot: ["^$1/", "^scripts/(?:build|server-env)\\.mjs$"],
    },
  },
  {
    name: "tools-from-outside",
    comment: "Browser tests and measurements use the shop as a visitor does.",
    from: { path: "^(?:e2e|bench|scripts)/" },
    to: { path: apps },
  },
  {
    name: "ui",
    comment:
      "The design system knows of ours only its own words, amounts, picture sizes and the errors of calls.",
    from: { path: "^packages/ui/src/", pathNot: tests },
    to: {
      path: ofOurs,
      pathNot: [
        "^packages/ui/src/",
        "^packages/domain/src/(?:formats|money)[.]ts$",
        "^packages/contract/src/client[.]ts$",
        "^packages/contract/src/media/pictures[.]ts$",
        "^packages/words/src/en/ui[.]ts$",
      ],
    },
  },
];
