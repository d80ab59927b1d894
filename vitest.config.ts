import { defineConfig } from "vitest/config";

/**
 * The tests of the API. The first kind runs on both databases, but for the files of
 * `apps/server/test/server-only.json`; the second is about HTTP alone, so `npm test` runs it on
 * PostgreSQL only (docs/decisions/0085 and 0099).
 */
const api = ["apps/server/**/*.api.test.ts", "apps/server/**/*.http.test.ts"];

/** Far more than is needed: on a busy machine all may take ten times as long. */
const TEST_TIMEOUT_MS = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.{ts,tsx}",
            "apps/**/*.test.{ts,tsx}",
            "bench/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: [...api, "**/node_modules/**", "**/build/**"],
          // One process for all files: none leaves anything behind for the next.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "api",
          include: api,
          globalSetup: "apps/server/test/make-templates.ts",
          setupFiles: "apps/server/test/record-statements.ts",
          // One process for many files: what they share has no state, and each file that loads the
          // server and compiles the embedded database anew takes seconds for it.
          isolate: false,
          // The short-lived objects of a query fit into it, so they are collected less often.
          execArgv: ["--max-semi-space-size=64"],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
