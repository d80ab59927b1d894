import { getRates } from "@suvarna/contract/rates/calls";
import type { LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { apiContext } from "./load.ts";
import { openPages } from "./render-pages.ts";

/** A build with one page, which leaves out the parts whose data it can't load. */
const BUILD = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response("<p>a page</p>", { status, headers }),
    },
  },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        default: () => null,
        async loader({ context }: LoaderFunctionArgs) {
          const api = (context as unknown as RouterContextProvider).get(apiContext);
          return api.call(getRates, {}).catch(() => null);
        },
      },
    },
  },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

/** Renders the page while each API call gets the given answer. */
async function renderWith(status: number, code: string) {
  const fetch = async () => Response.json({ code, message: "No" }, { status });
  const pages = openPages(BUILD, { fetch, baseUrl: "/api", report() {} });
  const page = await pages.render("/", []);
  return [page.status, page.complete, page.unavailable];
}

it("reports a page whose call is refused because the database is away", async () => {
  expect(await renderWith(503, "unavailable")).toEqual([200, false, true]);
});

it("reports a page as incomplete when a call fails otherwise, and as complete when it is refused", async () => {
  expect(await renderWith(500, "internal")).toEqual([200, false, false]);
  expect(await renderWith(404, "not_found")).toEqual([200, true, false]);
});
