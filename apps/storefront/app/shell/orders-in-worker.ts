import { OWN_ORDER_PARTS } from "@suvarna/domain/order";
import { baseOf, languageCode } from "@suvarna/words/languages";
import {
  type KeepOrders,
  keepsOrders,
  stopKeepingOrders,
  storedReply,
  storeReply,
  timeOf,
} from "../platform/kept-orders.ts";

/**
 * The part of the service worker that keeps the logged-in user's orders and papers on the device,
 * if the user has switched this on. With a connection every reply comes from the server.
 */

const DAY_MS = 86_400_000;

/** The replies that the pages of the orders need. */
const KEPT_REPLIES = /^\/api\/(auth\/me(\/counts)?|order\/.+)$/;

const LIST = /^\/api\/order\/user\/[^/]+$/;

/** The address under which the store has the list whose orders are all stored. */
const COMPLETE = "/own-orders-complete";

/** The fields of a listed order that tell which papers it has. */
interface ListedOrder {
  readonly _id: string;
  readonly invoiceNumber?: string;
  readonly creditNoteNumber?: string;
  readonly receiptVoucherNumber?: string;
  readonly refundVoucherNumber?: string;
  readonly refunds?: readonly { readonly _id: string; readonly creditNoteNumber?: string }[];
}

/** Loads a file of the build in a way that keeps it on the device. */
type KeepFile = (address: string) => Promise<unknown>;

/** Whether a request is for personal data that the device keeps if the user wants it. */
export function isOfOrders(request: Request, { pathname }: URL): boolean {
  return KEPT_REPLIES.test(pathname) && request.headers.has("authorization");
}

/**
 * Answers a request for personal data from the server, and stores the reply if the user wants it.
 * If the server can't be reached, the answer is the stored reply. A login that the server refuses
 * ends the store.
 */
export async function answerOrders(request: Request): Promise<Response> {
  const token = tokenOf(request);
  const isKept = await keepsOrders(token);
  let reply: Response;
  try {
    reply = await fetch(request);
  } catch {
    return (isKept && (await storedReply(request.url))) || Response.error();
  }
  if (!isKept) return reply;
  if (reply.status === 401) await stopKeepingOrders();
  // The page looks up the time of the reply in the store, so the reply is stored first. A device
  // without room keeps less.
  if (reply.status === 200) await storeReply(token, request.url, reply.clone()).catch(() => {});
  return reply;
}

let isSweeping = false;

/**
 * Stores the orders of a list with their papers, and the pages that show them, if the request is
 * for the first part of the list of all orders.
 */
export async function keepListed(list: Request, keepFile: KeepFile): Promise<void> {
  const { pathname, searchParams } = new URL(list.url);
  const isFirst = searchParams.get("show") === "all" && !searchParams.has("before");
  if (!LIST.test(pathname) || !isFirst || isSweeping) return;
  isSweeping = true;
  try {
    await sweep(list, keepFile);
  } catch {
    // The connection was lost, the server asked for a pause, or the device has no room. The next
    // list begins again.
  } finally {
    isSweeping = false;
  }
}

/** Stores the orders at once, as a page asks that the service worker may not control yet. */
export async function keepNow({ keepOrders }: KeepOrders, keepFile: KeepFile): Promise<void> {
  const headers = { authorization: `Bearer ${keepOrders.token}` };
  const list = new Request(keepOrders.list, { headers });
  await answerOrders(list);
  await keepListed(list, keepFile);
}

/**
 * Orders and pages are loaded again when the list has changed, and once a day. Papers never change.
 * @throws if a reply does not arrive or can't be stored
 */
async function sweep(list: Request, keepFile: KeepFile): Promise<void> {
  const token = tokenOf(list);
  const reply = (await keepsOrders(token)) ? await storedReply(list.url) : undefined;
  if (!reply) return;
  const text = await reply.text();
  const complete = await storedReply(COMPLETE);
  const isNew = complete !== undefined && Date.now() - timeOf(complete) < DAY_MS;
  if (isNew && (await complete.text()) === list.url + text) return;

  const { origin, pathname, search, searchParams } = new URL(list.url);
  const language = searchParams.get("language");
  const base = baseOf(languageCode(language));
  const ofLanguage = language ? `?language=${language}` : "";
  const keepReply = (path: string) => load(list, origin + path);
  const keepPage = (path: string) => loadPage(token, origin + base + path, keepFile);

  await keepReply(`/api/auth/me${ofLanguage}`);
  await keepReply(`/api/auth/me/counts${ofLanguage}`);
  await keepPage("/profile");
  await keepPage("/order-history");
  for (const part of OWN_ORDER_PARTS) {
    if (part === "all") continue;
    await keepReply(pathname + search.replace("show=all", `show=${part}`));
    await keepPage(`/order-history?show=${part}`);
  }
  for (const order of JSON.parse(text) as readonly ListedOrder[]) {
    await keepReply(`/api/order/${order._id}${ofLanguage}`);
    await keepPage(`/order-details/${order._id}`);
    for (const paper of papersOf(order)) {
      const address = `/api/order/${order._id}/${paper}${ofLanguage}`;
      if (!(await storedReply(origin + address))) await keepReply(address);
      await keepPage(`/orders/${order._id}/${paper}`);
    }
  }
  await storeReply(token, COMPLETE, new Response(list.url + text));
}

/** The last parts of the addresses of an order's papers. */
function papersOf(order: ListedOrder): string[] {
  return [
    ...(order.receiptVoucherNumber ? ["receipt-voucher"] : []),
    ...(order.invoiceNumber ? ["invoice"] : []),
    ...(order.refunds ?? []).flatMap(({ _id, creditNoteNumber }) =>
      creditNoteNumber ? [`refunds/${_id}/credit-note`] : [],
    ),
    ...(order.creditNoteNumber ? ["credit-note"] : []),
    ...(order.refundVoucherNumber ? ["refund-voucher"] : []),
  ];
}

/** Loads and stores a reply with the login of the list. @throws if it does not arrive */
async function load({ headers }: Request, address: string): Promise<void> {
  const authorization = headers.get("authorization") ?? "";
  const { ok } = await answerOrders(new Request(address, { headers: { authorization } }));
  if (!ok) throw new Error(address);
}

/**
 * Loads and stores a page and the files that it names. The page is the same for everybody, but its
 * address names an order. @throws if the page does not arrive or the store is no longer wanted
 */
async function loadPage(token: string, address: string, keepFile: KeepFile): Promise<void> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(address);
  const files = new Set((await reply.clone().text()).match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
  for (const file of files) await keepFile(file);
  if (!(await storeReply(token, address, reply))) throw new Error(address);
}

function tokenOf({ headers }: Request): string {
  return headers.get("authorization")?.replace("Bearer ", "") ?? "";
}
