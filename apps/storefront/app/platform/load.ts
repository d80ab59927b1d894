import { ApiError, type Client, UnexpectedAnswer } from "@suvarna/contract/client";
import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
} from "react-router";
import { browserApi } from "./api.ts";

/** The client of the server that renders: it calls the same routes in-process. */
export const apiContext = createContext<Client>();

/**
 * The status of a page whose data had no answer: to the page's own visitor the shop is not to be
 * reached, which is told from an answer that says 503 by its text.
 */
export const NO_ANSWER = { status: 503, statusText: "No answer" };

type AnyParams = Readonly<Record<string, string | undefined>>;

/** What a page is asked for: the parameters of its path, and its query. */
export interface PageRequest<Params = AnyParams> {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly signal: AbortSignal;
}

/** What a page needs, said once for both ends. */
export type Load<Data, Params = AnyParams> = (
  api: Client,
  request: PageRequest<Params>,
) => Promise<Data>;

/** The page's `loader`: runs while the server renders. */
export function serverLoad<Data, Params = AnyParams>(load: Load<Data, Params>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    run(load, context.get(apiContext), params as Params, request);
}

/** The page's `clientLoader`: runs in the browser when a link leads to the page. */
export function browserLoad<Data, Params = AnyParams>(load: Load<Data, Params>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> =>
    run(load, browserApi, params as Params, request);
}

async function run<Data, Params>(
  load: Load<Data, Params>,
  api: Client,
  params: Params,
  request: Request,
): Promise<Data> {
  try {
    const search = new URL(request.url).searchParams;
    return await load(api, { params, search, signal: request.signal });
  } catch (error) {
    // A refusal becomes the page's own status; whatever else goes to the error boundary as it is.
    if (error instanceof ApiError) {
      throw data(error.message, error.status === 0 ? NO_ANSWER : { status: error.status });
    }
    if (error instanceof UnexpectedAnswer) throw data(error.message, { status: 502 });
    throw error;
  }
}
