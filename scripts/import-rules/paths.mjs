// This module has the patterns of paths from which the import rules are built.

export const server = "^apps/server/src";
export const backOffice = "^apps/backoffice/app";
export const storefront = "^apps/storefront/app";
export const tests = ["[.]test[.]tsx?$", "^(?:apps|packages)/[^/]+/test/"];

/** @param {string[]} names */
export const anyOf = (names) => `(?:${names.join("|")})`;

/** Matches the project's own code, without the packages in a workspace's node_modules. */
export const ofOurs = "^(?:packages|apps|e2e|bench|scripts)/(?!.*node_modules/)";
export const apps = "^apps/(?!.*node_modules/)";
