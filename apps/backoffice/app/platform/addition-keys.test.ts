import { ApiError } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { sendWithKey } from "./addition-keys.ts";

const failed = (status: number) =>
  new ApiError(status, { code: status === 404 ? "content_not_found" : "internal", message: "" });

/** Sends an addition that fails with this error, if one is given. @returns the sent key */
async function keyOf(content: object, error: Error | null = null, path = "/list"): Promise<string> {
  let key = "";
  const sent = sendWithKey(path, content, async (headers) => {
    key = headers["idempotency-key"];
    if (error) throw error;
  });
  await sent.catch((thrown: unknown) => expect(thrown).toBe(error));
  return key;
}

it("an addition keeps its key until it is answered, and then gets another one", async () => {
  const lost = await keyOf({ text: "a" }, new TypeError("Failed to fetch"));
  expect(await keyOf({ text: "b" })).not.toBe(lost);
  expect(await keyOf({ text: "a" }, null, "/other")).not.toBe(lost);
  // A refusal does not say whether the lost call has added the content.
  for (const error of [failed(0), failed(503), failed(429), failed(401)]) {
    expect(await keyOf({ text: "a" }, error)).toBe(lost);
  }
  expect(await keyOf({ text: "a" })).toBe(lost);
  expect(await keyOf({ text: "a" })).not.toBe(lost);
});

it("an addition that was removed meanwhile gets another key", async () => {
  const lost = await keyOf({ text: "c" }, failed(0));
  expect(await keyOf({ text: "c" }, failed(404))).toBe(lost);
  expect(await keyOf({ text: "c" })).not.toBe(lost);
});

it("an addition whose request was not approved gets another key", async () => {
  const lost = await keyOf({ text: "d" }, failed(0));
  const refused = new ApiError(409, { code: "approval_decided", message: "" });
  expect(await keyOf({ text: "d" }, refused)).toBe(lost);
  expect(await keyOf({ text: "d" })).not.toBe(lost);
});
