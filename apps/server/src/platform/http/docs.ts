import { createHash } from "node:crypto";
import { type FastifyInstance, type FastifyRequest, fastify } from "fastify";
import { loadDevelopmentPackage } from "../development-package.ts";
import { Refusal } from "../errors.ts";
import { API_PREFIX, type Authenticate } from "./api.ts";
import { PUBLIC } from "./declared-auth.ts";
import { callerOf } from "./handle.ts";

const DOCUMENT = `${API_PREFIX}/openapi.json`;
const PAGE = `${API_PREFIX}/docs`;
const READER = "@scalar/fastify-api-reference";
const USER = { auth: "user" } as const;

/**
 * Serves the OpenAPI document, which is generated from the schemas that validate the calls, and a
 * page that displays the document.
 * @param authenticate checks by the bearer token that callers are staff; null: anybody may read
 */
export function registerDocs(server: FastifyInstance, authenticate: Authenticate | null): void {
  const onRequest = async (request: FastifyRequest) => {
    if (authenticate === null) return;
    const caller = await callerOf({ authenticate }, request);
    if (!caller) throw new Refusal("unauthenticated");
    if (caller.role !== "staff") throw new Refusal("forbidden");
  };
  const route = { schema: { hide: true }, config: authenticate ? USER : PUBLIC, onRequest };
  server.get(DOCUMENT, route, async () => server.swagger());

  let reader: Promise<FastifyInstance> | undefined;
  for (const url of [PAGE, `${PAGE}/*`]) {
    server.get(url, route, async (request, reply) => {
      reader ??= openReader();
      const { statusCode, headers, rawPayload } = await (await reader).inject(request.url);
      if (statusCode === 404) throw new Refusal("not_found");
      for (const name of ["content-type", "location"]) {
        if (headers[name] !== undefined) reply.header(name, headers[name]);
      }
      if (String(headers["content-type"]).startsWith("text/html")) {
        reply.header("content-security-policy", policyOf(rawPayload.toString("utf8")));
      }
      return reply.code(statusCode).send(rawPayload);
    });
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of the documentation page: it allows the page's own files, and the
 * inline script that starts the page.
 */
function policyOf(html: string): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = ""]) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Opens the server of the documentation page. The plugin of this page takes 40 MB of memory, and
 * few shops ever use the page. Fastify accepts no plugin after its start, so the page has a server
 * instance of its own, created on first use. An installation without development packages has only
 * the OpenAPI document.
 */
async function openReader(): Promise<FastifyInstance> {
  const { default: scalar } = await loadDevelopmentPackage(
    READER,
    () => import("@scalar/fastify-api-reference"),
  );
  const reader = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  await reader.register(scalar, {
    routePrefix: PAGE,
    configuration: { url: DOCUMENT, telemetry: false, withDefaultFonts: false },
  });
  await reader.ready();
  return reader;
}
