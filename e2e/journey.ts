import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page, type TestInfo } from "@playwright/test";
import { someAddress } from "./some-address.ts";

/** The errors that a browser reports during a test. A test with any of them fails. */
interface Complaints {
  readonly all: string[];
  /** Allows errors that the test causes on purpose. */
  allow(pattern: RegExp): void;
}

/**
 * A test with the running shop. The test fails on any error of the page or of its network requests.
 */
export const test = base.extend<{ complaints: Complaints }>({
  // Playwright requires an object pattern as the first argument of a fixture, but this fixture uses
  // no other fixture.
  baseURL: async ({ browserName: _ }, use) => use(process.env["E2E_URL"]),
  // Each journey has a network address of its own, so that the rate limits per address are not
  // shared.
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "x-forwarded-for": someAddress() }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydrationAtNavigation(page);
    await use(page);
  },
  complaints: [
    async ({ page }, use, info) => {
      const all: string[] = [];
      const allowed: RegExp[] = [];
      watch(page, all);
      await use({ all, allow: (pattern) => allowed.push(pattern) });
      const faults = all.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (info.status !== info.expectedStatus || faults.length > 0)
        await describeFailure(page, all, info);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Makes every navigation wait until React runs in the page, because an earlier click has no effect.
 * A test switches the wait off by passing `waitUntil`.
 */
function waitForHydrationAtNavigation(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await open(url, options);
    if (!options?.waitUntil) await waitForHydration(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await waitForHydration(page);
    return response;
  };
}

/**
 * Console messages about the tests themselves. The accessibility checker sends a message to every
 * frame. A letter is shown in a sandboxed frame, which can't receive the message, and Chromium's
 * headless shell reports the failure as an error of the page without a script's address. Playwright
 * reports that it blocks the shop's service worker, as its configuration demands.
 */
const OF_THE_TESTS =
  /^Failed to execute 'postMessage' on 'DOMWindow': .*\('null'\)\.$|^Service Worker registration blocked by Playwright$/;

/** Leaving a page also interrupts its WebSocket for the rates, which may be just opening. */
const OF_LEAVING = /WebSocket is closed before the connection is established/;

function watch(page: Page, all: string[]): void {
  page.on("console", (message) => {
    if (message.location().url === "" && OF_THE_TESTS.test(message.text())) return;
    if (OF_LEAVING.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") {
      all.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => all.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page cancels the page's running requests, which is no error.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") all.push(`network: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) all.push(`answer: ${response.status()} ${response.url()}`);
  });
}

/**
 * Prints the text of the page and its reported errors when the test failed, because often only the
 * log of a test run is available. The address, the beginning of the page and its last errors are
 * attached too: Playwright repeats an attached text, up to 300 characters, at the end of the log.
 */
async function describeFailure(
  page: Page,
  consoleLines: readonly string[],
  info: TestInfo,
): Promise<void> {
  const { title } = info;
  const main = page.locator("main").first();
  const beginning = await main.innerText({ timeout: 5_000 }).catch(() => "(no main part)");
  const body = `${new URL(page.url()).pathname} shows: ${beginning.replaceAll(/\s+/g, " ")}`;
  await info.attach("page", { body, contentType: "text/plain" });
  const last = consoleLines.slice(-3).join(" | ") || "(nothing)";
  await info.attach("complaints", { body: last, contentType: "text/plain" });
  const shown = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => `(nothing that can be read: ${error.message})`);
  console.log(`\n--- “${title}” failed at ${page.url()}, which had said`);
  for (const line of consoleLines.length > 0 ? consoleLines : ["(nothing)"])
    console.log(`  ${line}`);
  console.log(`--- and showed\n${shown}\n---`);
}

/**
 * Waits until React has hydrated all parts of the page. React marks each hydrated part. Links and
 * forms work before hydration too, but differently: a link then loads a whole new page.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The page of the payment sandbox does not belong to the storefront and has no scripts for
    // which the test must wait.
    if (!("__reactRouterContext" in window)) return true;
    const controls = [
      ...document.querySelectorAll("button, input, select, textarea, a[data-discover]"),
    ];
    const isTaken = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps$"));
    return controls.every(isTaken);
  });
  // The page renders data that only this browser has later, when the page is idle.
  await page.evaluate(async () => {
    const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    await idle();
    await idle();
  });
}

/**
 * Checks the page for serious accessibility violations. Animations are stopped meanwhile, because
 * the contrast of a half-faded colour is not the contrast of the design. The checker takes a
 * control that a bar at the edge of the screen half covers for a control that is too small, so
 * each small control is checked once more in the middle of the screen.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await checker(page)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const faults: string[] = [];
  for (const { id, nodes } of serious) {
    for (const { target } of nodes) {
      const selector = target.join(" ");
      if (id !== TARGET_SIZE || (await isTooSmallUncovered(page, selector)))
        faults.push(`${id}: ${selector}`);
    }
  }
  await page.emulateMedia({ reducedMotion: null });
  expect(faults).toEqual([]);
}

/** The checker's rule about the size of controls. */
const TARGET_SIZE = "target-size";

/** Makes a checker that reports only violations, and does not open a second page. */
function checker(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** Whether a control is too small even in the middle of the screen, where no bar covers it. */
async function isTooSmallUncovered(page: Page, selector: string): Promise<boolean> {
  const before = await page.evaluate((found) => {
    const top = window.scrollY;
    document.querySelector(found)?.scrollIntoView({ block: "center", behavior: "instant" });
    return top;
  }, selector);
  const { violations } = await checker(page).include(selector).withRules(TARGET_SIZE).analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), before);
  return violations.length > 0;
}

/** Fails the test when the page opens a dialog, because then a script in a user's text has run. */
export function refuseWindows(page: Page): void {
  page.on("dialog", (dialog) => {
    throw new Error(`A script has run: ${dialog.message()}`);
  });
}

export { expect };
