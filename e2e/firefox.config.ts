import { defineConfig } from "@playwright/test";

/**
 * Runs the main path in Firefox. Playwright is used only as the test runner here, because its own
 * Firefox is a patched build. Puppeteer drives the installed Firefox instead (see firefox/tab.ts).
 */
export default defineConfig({
  testDir: "firefox",
  globalSetup: "./open-shop.ts",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
});
