import { renderToReadableStream } from "react-dom/server.edge";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentFirst } from "./platform/first-paint/content-first.ts";
import { reportContext } from "./platform/render-pages.ts";

// What the server calls; it comes with the build, so that both have one and the same router.
export { openPages } from "./platform/render-pages.ts";

/**
 * Renders the whole document before anything is sent: the server keeps the finished bytes and
 * computes the hashes of the inline scripts over them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      onError(error) {
        failure ??= error;
      },
      signal: request.signal,
      // Nothing is streamed, so no part is put aside to come in by a script: the page reads as it is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await stream.allReady;
  // A part that failed to render must not be kept as if it were the page.
  if (failure !== undefined && status < 400) throw failure;
  headers.set("content-type", "text/html; charset=utf-8");
  const html = await new Response(stream).text();
  return new Response(contentFirst(html), { status, headers });
}

/** What broke while a page was loaded or rendered goes to the server's log. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted)
    (context as Readonly<RouterContextProvider>).get(reportContext)(error);
};
