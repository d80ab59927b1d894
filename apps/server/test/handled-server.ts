import { endpoint, pair } from "@suvarna/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, vi } from "vitest";
import * as z from "zod/mini";
import { Refusal } from "../src/platform/errors.ts";
import type { Api } from "../src/platform/http/api.ts";
import { createByteCache } from "../src/platform/http/byte-cache.ts";
import { handle } from "../src/platform/http/handle.ts";
import { createServer } from "../src/platform/http/server.ts";
import { createLimits } from "../src/platform/limits.ts";
import { createVersions } from "../src/platform/versions.ts";

const Piece = z.object({ name: z.string() });
const schemas = {
  shared: {
    summary: "Shared",
    params: z.object({ id: z.string() }),
    query: z.object({ page: z._default(z.coerce.number("Use a number"), 1) }),
    replies: { 200: Piece },
  },
  personal: {
    summary: "Personal",
    body: z.object({
      userId: z.string("Say who"),
      piece: z.object({ size: z.string("Say a size") }),
    }),
    replies: { 201: Piece },
  },
  staffOnly: { summary: "Staff", replies: { 204: null } },
  failing: { summary: "Failing", replies: { 200: Piece } },
  refusing: { summary: "Refusing", replies: { 200: Piece } },
  limited: { summary: "Limited", replies: { 200: Piece } },
  paper: { summary: "Paper", params: z.object({ id: z.string() }), replies: { 200: null } },
};
export const errors = [] as const;
export const calls = {
  shared: endpoint({
    method: "GET",
    path: "/shared/:id",
    auth: "public",
    shared: true,
    errors,
    types: {} as typeof schemas.shared,
  }),
  personal: endpoint({
    method: "POST",
    path: "/personal",
    auth: "user",
    errors,
    types: {} as typeof schemas.personal,
  }),
  staffOnly: endpoint({
    method: "DELETE",
    path: "/staff",
    auth: { can: "orders.move" },
    errors,
    types: {} as typeof schemas.staffOnly,
  }),
  failing: endpoint({
    method: "GET",
    path: "/failing",
    auth: "public",
    errors,
    types: {} as typeof schemas.failing,
  }),
  refusing: endpoint({
    method: "GET",
    path: "/refusing",
    auth: "public",
    errors: ["price_unknown"],
    types: {} as typeof schemas.refusing,
  }),
  limited: endpoint({
    method: "GET",
    path: "/limited",
    auth: "public",
    perMinute: 2,
    errors,
    types: {} as typeof schemas.limited,
  }),
  paper: endpoint({
    method: "GET",
    path: "/piece/:id/certificate.pdf",
    auth: "public",
    sends: "application/pdf",
    errors,
    types: {} as typeof schemas.paper,
  }),
};
export const { shared, personal, staffOnly, failing, refusing, limited, paper } = pair(
  calls,
  schemas,
);

export let server: FastifyInstance;
export const versions = createVersions();
export const undeclared = vi.fn();
export const render = vi.fn(async (id: string) => ({ name: id, cost: "secret" }));

export const call = (
  method: "GET" | "POST" | "DELETE",
  url: string,
  token?: string,
  payload?: unknown,
) =>
  server.inject({
    method,
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

/** Starts a server with one call of each kind of authorization and body. */
export function openHandledServer(): void {
  beforeAll(async () => {
    server = await createServer({ logLevel: "silent", trustProxy: false });
    const api: Api = {
      fastify: server,
      versions,
      limits: createLimits(null),
      recordAccess: async () => {},
      cache: createByteCache({ versions, maxBytes: 1e6 }),
      onUndeclaredRefusal: undeclared,
      authenticate: async (token) =>
        token === "dead"
          ? null
          : {
              userId: token,
              role: token === "boss" ? "staff" : "shopper",
              staffRole: token === "boss" ? "owner" : null,
              token,
              hasSecondFactor: true,
              hasFreshProof: true,
            },
    };
    handle(api, shared, async ({ params }) => render(params.id));
    handle(api, personal, async ({ body }) => ({ name: body.piece.size }));
    handle(api, staffOnly, async () => undefined);
    handle(api, failing, async () => {
      throw new Error("SELECT secret FROM /etc/passwd");
    });
    handle(api, refusing, async () => {
      throw new Refusal("sold_out");
    });
    handle(api, limited, async () => ({ name: "x" }));
    handle(api, paper, async () => Buffer.from("%PDF-"));
    await server.ready();
  });
  afterAll(() => server.close());
}
