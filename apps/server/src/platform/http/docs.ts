import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { API_PREFIX } from "./api.ts";

const DOCUMENT = `${API_PREFIX}/openapi.json`;
const PAGE = `${API_PREFIX}/docs`;

/** The OpenAPI document, made from the same schemas that validate, and a page to read it. */
export function registerDocs(fastify: FastifyInstance): void {
  const options = { schema: { hide: true } };
  fastify.get(DOCUMENT, options, async () => fastify.swagger());
  let page: ReturnType<typeof openPage> | undefined;
  async function showPage({ url }: FastifyRequest, reply: FastifyReply) {
    page ??= openPage();
    const askPage = await page;
    const { statusCode, headers, rawPayload } = await askPage(url);
    for (const name of ["content-type", "location"]) {
      if (headers[name] !== undefined) reply.header(name, headers[name]);
    }
    return reply.code(statusCode).send(rawPayload);
  }
  fastify.get(PAGE, options, showPage);
  fastify.get(`${PAGE}/*`, options, showPage);
}

/**
 * The page by itself. Its library is 4 MB of source, which the shop loads when somebody opens the
 * page for the first time.
 * @returns what answers for an address of the page
 */
async function openPage() {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const configuration = { url: DOCUMENT, telemetry: false, withDefaultFonts: false };
  const page = Fastify();
  page.register(scalar, { routePrefix: PAGE, configuration });
  return (url: string) => page.inject(url);
}
