import { ApiError, type Client, UnexpectedAnswer } from "@suvarna/contract/client";
import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
} from "react-router";
import { browserApi } from "./api.ts";

/**
 * The API client of the server while it renders a page: it calls the API's routes in the same
 * process.
 */
export const apiContext = createContext<Client>();

/**
 * The HTTP status of a page whose API call had no answer. The status text distinguishes this case
 * from an API answer with status 503, because the page then shows that the shop can't be reached.
 */
export const NO_ANSWER = { status: 503, statusText: "No answer" };

type AnyParams = Readonly<Record<string, string | undefined>>;

/** The request for a page: the parameters of its path, and its query. */
export interface PageRequest<Params = AnyParams> {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly signal: AbortSignal;
}

/** Loads the data of a page. The same function runs on the server and in the browser. */
export type Load<Data, Params = AnyParams> = (
  api: Client,
  request: PageRequest<Params>,
) => Promise<Data>;

/** Makes the `loader` of a page, which runs while the server renders. */
export function serverLoad<Data, Params = AnyParams>(load: Load<Data, Params>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    run(load, context.get(apiContext), params as Params, request);
}

/** Makes the `clientLoader` of a page, which runs in the browser after a navigation to the page. */
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
    // A refusal of the API becomes the page's status; other errors go to the error boundary.
    if (error instanceof ApiError) throw data(error.message, statusOf(error, params as object));
    if (error instanceof UnexpectedAnswer) throw data(error.message, { status: 502 });
    throw error;
  }
}

/**
 * The status of a page whose API call was refused. A part of the page's path that the API can't
 * accept, such as a slug that is too long, names nothing, so the page is not found.
 */
function statusOf({ status, fields }: ApiError, params: object): { readonly status: number } {
  if (status === 0) return NO_ANSWER;
  const names = Object.keys(fields);
  const isPathWrong =
    status === 400 && names.length > 0 && names.every((name) => Object.hasOwn(params, name));
  return { status: isPathWrong ? 404 : status };
}
