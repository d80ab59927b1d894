import { defineConfig } from "@playwright/test";

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without an emulated graphics card the browser draws on the processor, which takes half the
  // processor time.
  "--disable-gpu",
];
const executablePath = process.env["CHROMIUM_PATH"];

/**
 * Every journey runs at desktop and at phone size. A journey with the tag `@once` runs only at
 * desktop size, because its subject does not depend on the layout. A journey with the tag `@phone`
 * runs only at phone size, because another journey does the same on a desk.
 */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./open-shop.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The test of the main path makes eight accessibility checks, and takes nearly a minute on two
  // busy cores.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { args: ARGS, ...(executablePath ? { executablePath } : {}) },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A trace costs a third of the running time; the option `--trace on` enables traces. When a
    // test fails, the content of the page is printed (see journey.ts).
    trace: "off",
    // A service worker would answer requests that tests replace. Its own test allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desk",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // These tests check a shop's first start. Each test has a shop of its own, so one screen size
    // is enough.
    { name: "first-day", testDir: "first-day", use: { viewport: { width: 1440, height: 900 } } },
    // These tests check the shop's process without a browser, so one run is enough.
    { name: "operation", testDir: "operation" },
  ],
});
