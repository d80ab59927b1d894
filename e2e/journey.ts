import { randomInt } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page, type TestInfo } from "@playwright/test";

/** What a browser complains of while a test runs; a test that leaves any fails. */
interface Complaints {
  readonly all: string[];
  /** For a test that provokes a refusal on purpose. */
  allow(pattern: RegExp): void;
}

/** A test against the open shop, which fails on any error of the page or of its network. */
export const test = base.extend<{ complaints: Complaints }>({
  // The empty pattern is how the runner is told that this fixture stands on no other.
  baseURL: async ({ browserName: _ }, use) => use(process.env["E2E_URL"]),
  // Every journey comes from an address of its own: what the shop counts per address is not shared.
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
 * A press before hydration does nothing, so every navigation of a journey waits for hydration, unless
 * it names another state of the page to wait for.
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

/** One of the private IPv4 addresses. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/**
 * The check for accessibility speaks to every frame. That of a letter is a sandbox, which nobody can
 * speak to; Chromium's headless shell says so on the page, under no address of a script.
 */
const CHECKER_IN_SANDBOX = /^Failed to execute 'postMessage' on 'DOMWindow': .*\('null'\)\.$/;

function watch(page: Page, all: string[]): void {
  page.on("console", (message) => {
    if (message.location().url === "" && CHECKER_IN_SANDBOX.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") {
      all.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => all.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A page that is left gives up what it was still loading.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") all.push(`network: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) all.push(`answer: ${response.status()} ${response.url()}`);
  });
}

/** Prints what a page showed and said when its test failed: often the printed log is all one has. */
async function describeFailure(
  page: Page,
  said: readonly string[],
  { title }: TestInfo,
): Promise<void> {
  const shown = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => `(nothing that can be read: ${error.message})`);
  console.log(`\n--- “${title}” failed at ${page.url()}, which had said`);
  for (const line of said.length > 0 ? said : ["(nothing)"]) console.log(`  ${line}`);
  console.log(`--- and showed\n${shown}\n---`);
}

/**
 * Waits until React has hydrated every control of the page. React hydrates each part in its own time
 * and marks its elements; links and forms also work before, in their own way.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The sandbox of a gateway is no page of the storefront, and works without scripts.
    if (!("__reactRouterContext" in window)) return true;
    const controls = [...document.querySelectorAll("button, input, select, textarea")];
    const isTaken = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps$"));
    return controls.every(isTaken);
  });
  // Then the page renders what only this browser knows, when it is idle.
  await page.evaluate(async () => {
    const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    await idle();
    await idle();
  });
}

/**
 * Nothing serious for people who use assistive technology. Meanwhile nothing moves: a colour that is
 * half faded, in or out, says nothing of the design.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page })
    // Only what is wrong is asked for, and no page but this one is opened for it.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`),
  ).toEqual([]);
}

/** Nothing that people write may run: a window that opens fails the test. */
export function refuseWindows(page: Page): void {
  page.on("dialog", (dialog) => {
    throw new Error(`A script has run: ${dialog.message()}`);
  });
}

export { expect };
