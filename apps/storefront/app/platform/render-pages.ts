import { ApiError, type Client, type ClientOptions, createClient } from "@suvarna/contract/client";
import {
  createContext,
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { apiContext } from "./load.ts";

/**
 * What the server hands in: its way to the API in-process, and where errors are told. The client
 * is made here, so that its errors are of the build's own class.
 */
export interface Around extends Pick<ClientOptions, "fetch" | "baseUrl"> {
  report(error: unknown): void;
}

export const reportContext = createContext<Around["report"]>();

/** The storefront's pages, as the server sees them. */
export interface Pages {
  /** Whether an address (path, maybe with a query) is some page's own; else all are not found. */
  has(address: string): boolean;
  /** The page of an address, finished. */
  render(address: string): Promise<FinishedPage>;
}

export interface FinishedPage {
  readonly response: Response;
  /**
   * False when the API failed at something that the page asked for, answered nonsense, or took longer than the page
   * waits. Many sections do without what
   * they don't get, which is right for this visitor, and wrong to keep for the next.
   */
  readonly complete: boolean;
}

/** The pages of a build. */
export function openPages(build: ServerBuild, { fetch, baseUrl, report }: Around): Pages {
  const respond = createRequestHandler(build, "production");
  const routes = routesBelow(build, undefined);
  return {
    has(address) {
      const { pathname } = urlOf(address);
      const found = matchRoutes(routes, pathname)?.at(-1)?.route.path;
      return found !== "*";
    },
    async render(address) {
      let complete = true;
      let pending = 0;
      const client = createClient({ fetch, baseUrl });
      const watched: Client = {
        call(...call) {
          pending += 1;
          return client
            .call(...call)
            .catch((error: unknown) => {
              if (!isRefusal(error)) complete = false;
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
      const response = await respond(new Request(urlOf(address)), context);
      // A part of the page may have stopped waiting for its call.
      return { response, complete: complete && pending === 0 };
    },
  };
}

/** What the API refuses it refuses the next visitor too; all else is a failure that may pass. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Pages link by path only, so the origin is of no importance while they render. */
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
