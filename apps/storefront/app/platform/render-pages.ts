import { ApiError, type Client, type ClientOptions, createClient } from "@suvarna/contract/client";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import {
  createContext,
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { collectPlaces } from "./live-rates/fill-places.tsx";
import type { RenderedRates } from "./live-rates/rendered-rates.ts";
import { apiContext } from "./load.ts";

/**
 * The functions that the server gives to the storefront: in-process API calls, and the report of
 * errors. The API client is made here, so that its errors are instances of this build's classes.
 */
export interface ServerFunctions extends Pick<ClientOptions, "fetch" | "baseUrl"> {
  report(error: unknown): void;
}

/** The HTTP status of a call that may succeed as soon as the database answers again. */
const UNAVAILABLE = 503;

export const reportContext = createContext<ServerFunctions["report"]>();
export const renderedRates = createContext<RenderedRates>();

/** The storefront's pages, as the server uses them. */
export interface Pages {
  /** Whether a page exists for an address (a path, with or without a query). */
  has(address: string): boolean;
  /**
   * Renders the page of an address.
   * @param rates the current rates, for components that read them outside the page's places
   */
  render(address: string, rates: readonly RateEntry[]): Promise<FinishedPage>;
}

export interface FinishedPage {
  readonly status: number;
  readonly headers: Headers;
  /** The page's text without its components that follow the rates. */
  readonly template: string;
  /**
   * Returns the bytes of the complete page at any rates of the same grades. Only the components that
   * follow the rates are rendered for it (`live-rates/follows-rates.tsx`).
   */
  fill(rates: readonly RateEntry[]): Buffer;
  /** Whether the page must be rendered again for other rates, because more than its places differ. */
  readonly followsRates: boolean;
  /**
   * False when an API call of the page failed, gave an unreadable answer, or took longer than the
   * page waits. Many sections leave out data that they can't load, which is right for this visitor,
   * but the page must not be cached for the next visitor.
   */
  readonly complete: boolean;
  /**
   * Whether an API call of the page was refused because the shop can't answer it at the moment, for
   * example because its database is unavailable. The page then lacks the real content of its
   * address.
   */
  readonly unavailable: boolean;
}

/** Opens the pages of a build. */
export function openPages(build: ServerBuild, { fetch, baseUrl, report }: ServerFunctions): Pages {
  const respond = createRequestHandler(build, "production");
  const routes = routesBelow(build, undefined);
  return {
    has(address) {
      const { pathname } = urlOf(address);
      const pattern = matchRoutes(routes, pathname, build.basename)?.at(-1)?.route.path;
      return pattern !== "*";
    },
    async render(address, rates) {
      let complete = true;
      let unavailable = false;
      let pending = 0;
      const client = createClient({ fetch, baseUrl });
      const watched: Client = {
        call(...call) {
          pending += 1;
          return client
            .call(...call)
            .catch((error: unknown) => {
              if (!isRefusal(error)) complete = false;
              if (error instanceof ApiError && error.status === UNAVAILABLE) unavailable = true;
              throw error;
            })
            .finally(() => {
              pending -= 1;
            });
        },
      };
      const context = new RouterContextProvider();
      context.set(apiContext, watched);
      context.set(reportContext, report);
      const places = collectPlaces(rates, { address, basename: build.basename ?? "/" });
      context.set(renderedRates, places.context);
      const response = await respond(new Request(urlOf(address)), context);
      const template = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        template,
        fill: places.fillerOf(template),
        followsRates: places.areReadOutside(),
        // A part of the page may have stopped waiting for its API call, so pending calls count as
        // failed too.
        complete: complete && pending === 0,
        unavailable,
      };
    },
  };
}

/**
 * Whether a failure is permanent: a refusal of the API is the same for the next visitor, while any
 * other failure is temporary.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** The URL that is rendered. Pages link only by path, so the URL may have any origin. */
function urlOf(address: string): URL {
  return new URL(`http://localhost${address}`);
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive } = route as NonNullable<typeof route>;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: routesBelow(build, id) };
    });
}
