import { type FastifyInstance, fastify } from "fastify";
import { Refusal } from "../errors.ts";
import { API_PREFIX } from "./api.ts";
import { PUBLIC } from "./declared-auth.ts";

const DOCUMENT = `${API_PREFIX}/openapi.json`;
const PAGE = `${API_PREFIX}/docs`;

/** The OpenAPI document, made from the same schemas that validate, and a page to read it. */
export function registerDocs(server: FastifyInstance): void {
  server.get(DOCUMENT, { schema: { hide: true }, config: PUBLIC }, async () => server.swagger());

  let reader: Promise<FastifyInstance> | undefined;
  for (const url of [PAGE, `${PAGE}/*`]) {
    server.get(url, { schema: { hide: true }, config: PUBLIC }, async (request, reply) => {
      reader ??= openReader();
      const { statusCode, headers, rawPayload } = await (await reader).inject(request.url);
      if (statusCode === 404) throw new Refusal("not_found");
      for (const name of ["content-type", "location"]) {
        if (headers[name] !== undefined) reply.header(name, headers[name]);
      }
      return reply.code(statusCode).send(rawPayload);
    });
  }
}

/**
 * The reading page is a plugin that holds 40 MB, and few shops ever open it. Fastify takes no plugin
 * after its start, so the page has an instance of its own, made for its first reader.
 */
async function openReader(): Promise<FastifyInstance> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const reader = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  await reader.register(scalar, {
    routePrefix: PAGE,
    configuration: { url: DOCUMENT, telemetry: false, withDefaultFonts: false },
  });
  await reader.ready();
  return reader;
}
