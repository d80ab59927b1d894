import { renderToReadableStream } from "react-dom/server.edge";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { deferScripts } from "./platform/first-paint/defer-scripts.ts";
import { RatesContext } from "./platform/live-rates/rendered-rates.ts";
import { renderedRates, reportContext } from "./platform/render-pages.ts";

// The server of the shop calls this function. It is exported from the build, so that the pages and
// the server use the same copy of the router.
export { openPages } from "./platform/render-pages.ts";

/** The id of the route around the pages of the logged-in user, which have no content of their own. */
const QUERIES = "platform/queries-layout";

/**
 * Renders the template of a whole document, which is not streamed, because the server caches it and
 * computes the hashes of its inline scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <RatesContext value={loadContext.get(renderedRates)}>
      <ServerRouter context={context} url={request.url} />
    </RatesContext>,
    {
      onError(error) {
        failure ??= error;
      },
      signal: request.signal,
      // The page is not streamed, so no script needs to insert a part of it later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await stream.allReady;
  // A page of which a part failed to render must not be cached as if it were complete.
  if (failure !== undefined && status < 400) throw failure;
  headers.set("content-type", "text/html; charset=utf-8");
  const html = await new Response(stream).text();
  const atOnce = context.staticHandlerContext.matches.some(({ route }) => route.id === QUERIES);
  return new Response(deferScripts(html, { atOnce }), { status, headers });
}

/** Reports errors of loading or rendering a page to the server's log. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted)
    (context as Readonly<RouterContextProvider>).get(reportContext)(error);
};
