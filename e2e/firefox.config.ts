import { defineConfig } from "@playwright/test";

/**
 * Runs the main path in Firefox. Playwright is only the test runner here: its own Firefox is a
 * patched build, so Puppeteer drives the installed Firefox (see firefox/tab.ts).
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
