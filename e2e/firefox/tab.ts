import { test as base, expect } from "@playwright/test";
import puppeteer, { type Browser, type Page, Puppeteer } from "puppeteer-core";

const FIREFOX_STARTS_WITHIN_MS = 90_000;
const WAIT_MS = 20_000;

/**
 * The error that Firefox reports for a request that was cancelled, for example by leaving the page.
 */
const ABORTED = /NS_BINDING_ABORTED|NS_ERROR_ABORT/;
/** The same for a request that the service worker answers. The page gets an error of its own too. */
const ABORTED_IN_WORKER = /Failed to load .* A ServiceWorker intercepted the request/;

interface TestFixtures {
  /** A tab of Firefox in a browser context of its own. */
  readonly tab: Page;
}

interface WorkerFixtures {
  /** The machine's Firefox. All tests share it, because starting Firefox takes seconds. */
  readonly firefox: Browser;
}

// `::-p-label(E-mail)` finds a form field by the text of its label.
Puppeteer.registerCustomQueryHandler("label", {
  queryAll: (root, label) => {
    const fields = (root as ParentNode).querySelectorAll<HTMLInputElement>("input,select,textarea");
    return [...fields].filter((field) =>
      [...(field.labels ?? [])].some(({ textContent }) => textContent?.trim() === label),
    );
  },
});

/**
 * A test in Firefox, over WebDriver BiDi. The test fails when the page logs an error or a warning,
 * breaks its content security policy, or gets an error or no reply for a request.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefox: [
    // Playwright requires an object pattern as the first argument of a fixture, but this fixture
    // uses no other fixture.
    async ({ browserName: _ }, use) => {
      const firefox = await puppeteer.launch({
        browser: "firefox",
        executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
        timeout: FIREFOX_STARTS_WITHIN_MS,
        extraPrefsFirefox: { "intl.accept_languages": "en-IN" },
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker", timeout: FIREFOX_STARTS_WITHIN_MS },
  ],
  tab: async ({ firefox }, use, info) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    tab.setDefaultTimeout(WAIT_MS);
    await tab.setViewport({ width: 1440, height: 900 });
    const complaints: string[] = [];
    watch(tab, complaints);
    await tab.evaluateOnNewDocument(logStacks);
    await use(tab);
    if (info.status !== info.expectedStatus) await describeFailure(tab, complaints);
    await context.close();
    expect(complaints).toEqual([]);
  },
});

/** Firefox reports a violation of the content security policy as an error of the page. */
function watch(tab: Page, complaints: string[]): void {
  tab.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") {
      complaints.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  tab.on("pageerror", (error) => {
    if (!ABORTED_IN_WORKER.test(String(error))) complaints.push(`page: ${String(error)}`);
  });
  tab.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!ABORTED.test(reason)) complaints.push(`network: ${request.url()} ${reason}`);
  });
  tab.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.status()} ${response.url()}`);
  });
}

/**
 * Runs in each page: errors are logged as their stacks, because WebDriver BiDi does not send the
 * text of an error object.
 */
function logStacks(): void {
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    log(...parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : part)));
  };
}

/** Prints the text of the page and its reported errors when the test failed. */
async function describeFailure(tab: Page, complaints: readonly string[]): Promise<void> {
  const text = await tab
    .evaluate(() => document.body.innerText)
    .catch((error: Error) => `(the page can't be read: ${error.message})`);
  console.log(`\n--- failed at ${tab.url()}, which had reported`);
  for (const line of complaints.length > 0 ? complaints : ["(nothing)"]) console.log(`  ${line}`);
  console.log(`--- and showed\n${text}\n---`);
}

export { expect };
