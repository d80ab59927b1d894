import { ApiError, type Client } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { apiContext, serverLoad } from "./load.ts";

/** Returns the status of the page of an address whose API call is refused with a 400. */
async function statusOf(params: Record<string, string>, fields: Record<string, string>) {
  const loader = serverLoad(async () => {
    throw new ApiError(400, { code: "bad_request", message: "Invalid input", fields });
  });
  const context = { get: (of: unknown) => (of === apiContext ? ({} as Client) : undefined) };
  const request = new Request("http://localhost/product/x?sort=none");
  const args = { context, params, request } as unknown as Parameters<typeof loader>[0];
  const thrown = await loader(args).catch((error: unknown) => error);
  return (thrown as { init: ResponseInit }).init.status;
}

it("a page whose path the API can't accept is not found", async () => {
  expect(await statusOf({ id: "a".repeat(65) }, { id: "Too long" })).toBe(404);
});

it("a page with another wrong input is a bad request", async () => {
  expect(await statusOf({ id: "ring" }, { sort: "Unknown" })).toBe(400);
  expect(await statusOf({ id: "ring" }, { id: "Too long", sort: "Unknown" })).toBe(400);
  expect(await statusOf({ id: "ring" }, {})).toBe(400);
});
