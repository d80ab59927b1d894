import type { VisitStep } from "@suvarna/domain/figures";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** The paths of staff's pages and of files, whose requests are not visits. */
const NO_VISITS = /^\/(?:admin|api|assets|pictures|models|ws|outbox)(?:\/|$)|\.\w+$/;
/**
 * The API calls that count as steps of a visit. A page that the browser opens from another page
 * sends only such a call.
 */
const CALLS: ReadonlyMap<string, VisitStep> = new Map([
  ["GET /api/gold/:id", "piece"],
  ["POST /api/cart/add-to-cart", "cart"],
  ["POST /api/order/quote", "checkout"],
]);

/**
 * The step of a visit that a request counts as; `staff` for a member of staff, null for a request
 * that is not a visit.
 */
export function stepOf(request: FastifyRequest, reply: FastifyReply): VisitStep | "staff" | null {
  if (reply.statusCode >= 400 || isPrefetch(request)) return null;
  if (request.identity?.role === "staff") return "staff";
  const call = CALLS.get(`${request.method} ${request.routeOptions.url}`);
  const step = call ?? pageStep(request);
  // While the shop renders a page, it makes API calls without a user agent. These calls are not
  // visits.
  const agent = request.headers["user-agent"] ?? "";
  return agent === "" || isbot(agent) ? null : step;
}

function pageStep({ method, url }: FastifyRequest): VisitStep | null {
  const path = url.split("?", 1)[0] ?? "";
  if (method !== "GET" || NO_VISITS.test(path)) return null;
  return path.startsWith("/product/") ? "piece" : "visit";
}

/**
 * Whether the browser loads a page in advance, because it expects that its user opens the page
 * next.
 */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return `${headers["sec-purpose"] ?? ""}${headers["purpose"] ?? ""}`.includes("prefetch");
}

const BROWSERS = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];

/**
 * The kind of a browser, such as `Chrome Android`. The whole User-Agent header is not used, because
 * it reveals more about a person than a count needs, and anybody could vary the header to raise the
 * count.
 */
export function browserKind(userAgent: string): string {
  const first = (names: readonly string[]) => names.find((name) => userAgent.includes(name)) ?? "-";
  return `${first(BROWSERS)} ${first(SYSTEMS)}`;
}
