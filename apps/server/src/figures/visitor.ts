import type { VisitStep } from "@suvarna/domain/figures";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** Pages that staff use, and files, are no visits. */
const NO_VISITS = /^\/(?:admin|api|assets|pictures|models|ws|outbox)(?:\/|$)|\.\w+$/;
/** A page that a browser opens by itself, from another one, is only a call. */
const CALLS: ReadonlyMap<string, VisitStep> = new Map([
  ["GET /api/gold/:id", "piece"],
  ["POST /api/cart/add-to-cart", "cart"],
  ["POST /api/order/quote", "checkout"],
]);

/** What a request adds to the counts of visits: a step, or that the visitor is one of the staff. */
export function stepOf(request: FastifyRequest, reply: FastifyReply): VisitStep | "staff" | null {
  if (reply.statusCode >= 400 || isPrefetch(request)) return null;
  if (request.identity?.role === "staff") return "staff";
  const call = CALLS.get(`${request.method} ${request.routeOptions.url}`);
  const step = call ?? pageStep(request);
  // The shop itself makes calls too, while it renders a page, and names no browser.
  const agent = request.headers["user-agent"] ?? "";
  return agent === "" || isbot(agent) ? null : step;
}

function pageStep({ method, url }: FastifyRequest): VisitStep | null {
  const path = url.split("?", 1)[0] ?? "";
  if (method !== "GET" || NO_VISITS.test(path)) return null;
  return path.startsWith("/product/") ? "piece" : "visit";
}

/** A browser that guesses what its user opens next has not visited it. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return `${headers["sec-purpose"] ?? ""}${headers["purpose"] ?? ""}`.includes("prefetch");
}

const BROWSERS = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];

/**
 * The kind of a browser, such as `Chrome Android`. The whole header would tell more about a person than
 * a count needs, and could be changed without end to raise the count.
 */
export function browserKind(userAgent: string): string {
  const first = (names: readonly string[]) => names.find((name) => userAgent.includes(name)) ?? "-";
  return `${first(BROWSERS)} ${first(SYSTEMS)}`;
}
