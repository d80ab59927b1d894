import type { VisitStep } from "@suvarna/domain/figures";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** The paths of staff's pages and of files, which are no visits. */
const NO_VISITS = /^\/(?:admin|api|assets|pictures|models|ws|outbox)(?:\/|$)|\.\w+$/;
/**
 * The calls that count as steps: a page that the browser opens from another page makes only a call.
 */
const CALLS: ReadonlyMap<string, VisitStep> = new Map([
  ["GET /api/gold/:id", "piece"],
  ["POST /api/cart/add-to-cart", "cart"],
  ["POST /api/order/quote", "checkout"],
]);

/**
 * The step that a request adds to the counts of visits; `staff` for a member of staff, null for no
 * visit.
 */
export function stepOf(request: FastifyRequest, reply: FastifyReply): VisitStep | "staff" | null {
  if (reply.statusCode >= 400 || isPrefetch(request)) return null;
  if (request.identity?.role === "staff") return "staff";
  const call = CALLS.get(`${request.method} ${request.routeOptions.url}`);
  const step = call ?? pageStep(request);
  // The shop makes calls without a user agent while it renders a page. They are no visits.
  const agent = request.headers["user-agent"] ?? "";
  return agent === "" || isbot(agent) ? null : step;
}

function pageStep({ method, url }: FastifyRequest): VisitStep | null {
  const path = url.split("?", 1)[0] ?? "";
  if (method !== "GET" || NO_VISITS.test(path)) return null;
  return path.startsWith("/product/") ? "piece" : "visit";
}

/** Whether the browser loads a page in advance because it guesses that its user opens it next. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return `${headers["sec-purpose"] ?? ""}${headers["purpose"] ?? ""}`.includes("prefetch");
}

const BROWSERS = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];

/**
 * The kind of a browser, such as `Chrome Android`. The whole header would tell more about a person
 * than a count needs, and could be varied without end to raise the count.
 */
export function browserKind(userAgent: string): string {
  const first = (names: readonly string[]) => names.find((name) => userAgent.includes(name)) ?? "-";
  return `${first(BROWSERS)} ${first(SYSTEMS)}`;
}
