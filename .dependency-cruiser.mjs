// Which folder may use which. A new edge needs a record in docs/decisions.

/** @import { IConfiguration } from "dependency-cruiser" */

import { backOfficeRules } from "./scripts/import-rules/back-office.mjs";
import { everywhereRules } from "./scripts/import-rules/everywhere.mjs";
import { serverRules } from "./scripts/import-rules/server.mjs";
import { storefrontRules } from "./scripts/import-rules/storefront.mjs";
import { workspaceRules } from "./scripts/import-rules/workspaces.mjs";

/** @type {IConfiguration} */
export default {
  forbidden: [
    ...workspaceRules,
    ...serverRules,
    ...storefrontRules,
    ...backOfficeRules,
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
