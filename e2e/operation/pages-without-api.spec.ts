import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

const BUILD = join(import.meta.dirname, "../../apps/storefront/build/en/server/index.js");

interface FinishedPage {
  readonly status: number;
  readonly complete: boolean;
  fill(rates: readonly []): Buffer;
}
interface Pages {
  render(address: string, rates: readonly []): Promise<FinishedPage>;
}
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const json = (status: number, body: unknown) => Response.json(body, { status });

/** The ways in which an API call may fail. The keys are used in the names of the tests. */
const FAILURES: Readonly<Record<string, Fetch>> = {
  failing: async () =>
    json(500, { code: "internal", message: "Something went wrong on our side." }),
  "answering nonsense": async () => json(200, { nonsense: [42] }),
  "answering with a page": async () =>
    new Response("<!doctype html><p>Bad gateway", { status: 502 }),
  unreachable: async () => {
    throw new TypeError("fetch failed");
  },
};

/** Opens the storefront's build with an API of which only the given calls work. */
async function openPages(failure: Fetch, working: RegExp): Promise<Pages> {
  const build = await import(pathToFileURL(BUILD).href);
  const fetchSome: Fetch = (path, init) =>
    working.test(path) ? fetch(`${process.env["E2E_URL"]}${path}`, init) : failure(path, init);
  return build.entry.module.openPages(build, { fetch: fetchSome, baseUrl: "/api", report() {} });
}

const SHOP_ALONE = /^\/api\/shop$/;
const NOTHING = /^$/;

for (const [how, failure] of Object.entries(FAILURES)) {
  test(`the home page shows its samples while the API is ${how}`, async () => {
    const pages = await openPages(failure, SHOP_ALONE);
    const { status, complete, fill } = await pages.render("/", []);
    const html = fill([]).toString();
    expect(status).toBe(200);
    expect(complete, "it must not be kept").toBe(false);
    expect(html).toContain("Unable to load products. Please try again later.");
    expect(html).toContain("Unable to load best selling products. Please try again later.");
    for (const sample of ["29,999", "49,999", "19,999", "24,999", "15,999", "34,999"]) {
      expect(html).toContain(sample);
    }
    expect(html).toContain("Loading testimonials...");
    expect(html).not.toContain("From Our Blogs");
  });

  test(`listing and product say so while the API is ${how}`, async () => {
    const pages = await openPages(failure, SHOP_ALONE);
    for (const address of ["/shop", "/search?q=ring", "/product/halo-ring-rose"]) {
      const { status, complete, fill } = await pages.render(address, []);
      const html = fill([]).toString();
      expect(html, address).toContain("Something went wrong");
      expect(html, address).toContain("Reload Page");
      expect(status >= 500 || !complete, `${address} must not be kept`).toBe(true);
    }
  });

  test(`every page shows its frame while even the shop is ${how}`, async () => {
    const pages = await openPages(failure, NOTHING);
    for (const address of ["/", "/shop", "/product/halo-ring-rose", "/terms", "/cart"]) {
      const { status, fill } = await pages.render(address, []);
      expect(status, address).toBeGreaterThanOrEqual(500);
      const html = fill([]).toString();
      expect(html, address).toContain("Something went wrong");
      expect(html, address).toContain('<nav aria-label="Main"');
    }
  });
}
