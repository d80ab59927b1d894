import type { Product } from "@suvarna/contract/catalogue/schemas";
import { createClient } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { loadPieces, productsOf } from "./load-pieces.ts";

const PIECE = { name: "Kada" } as Product;
const { signal: SIGNAL } = new AbortController();

it.each([[[PIECE]], [{ products: [PIECE] }], [{ data: [PIECE] }]])(
  "reads a list of products in the shape %j",
  (answer) => expect(productsOf(answer)).toEqual([PIECE]),
);

it.each([[null], ["pieces"], [{}], [{ products: "none" }], [{ data: null }]])(
  "reads %j as no list",
  (answer) => expect(productsOf(answer)).toBeUndefined(),
);

it("has no pieces when the call fails or its answer is invalid", async () => {
  const block = { most: 6, card: ({ name }: Product) => name };
  const load = (answer: () => Promise<Response>) =>
    loadPieces(createClient({ fetch: answer, baseUrl: "/api" }), SIGNAL, "everyday", block);
  expect(await load(async () => Response.json([]))).toEqual([]);
  expect(await load(async () => Response.json({ data: [] }))).toEqual([]);
  expect(await load(() => Promise.reject(new Error("no answer")))).toBeNull();
  expect(await load(async () => new Response("<html>"))).toBeNull();
  expect(await load(async () => Response.json([null]))).toBeNull();
  expect(await load(async () => Response.json([PIECE]))).toEqual(["Kada"]);
});

it("bypasses every cache for all pieces except the featured pieces", async () => {
  const sent: [string, string | null][] = [];
  const api = createClient({
    async fetch(input, init) {
      sent.push([String(input), new Headers(init?.headers).get("cache-control")]);
      return Response.json([]);
    },
    baseUrl: "/api",
  });
  const block = { most: 6, card: ({ name }: Product) => name };
  for (const name of ["everyday", "bestSelling", "featured"] as const) {
    await loadPieces(api, SIGNAL, name, block);
  }
  expect(sent).toEqual([
    ["/api/gold?everyday=true&limit=6", "no-cache"],
    ["/api/gold?bestSelling=true&limit=6", "no-cache"],
    ["/api/gold?featured=true&limit=6", null],
  ]);
});
