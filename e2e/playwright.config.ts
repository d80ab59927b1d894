import { defineConfig } from "@playwright/test";

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const executablePath = process.env["CHROMIUM_PATH"];

/**
 * Every journey runs on a desk's screen and on a phone's. Those with the tag `@once` run on a desk's
 * alone: what they test is the same at every size, and they look at nothing that is laid out.
 */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./open-shop.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The main path with its eight accessibility checks takes nearly a minute on two busy cores.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { args: ARGS, ...(executablePath ? { executablePath } : {}) },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A trace of every step costs a third of all the time; `--trace on` makes one. What the page
    // showed when a test failed is printed (see journey.ts).
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desk", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // A shop from its first start on. Each test has a shop of its own, so once is enough.
    { name: "first-day", testDir: "first-day", use: { viewport: { width: 1440, height: 900 } } },
    // The shop as a process: no browser, so once is enough.
    { name: "operation", testDir: "operation" },
  ],
});
