import { addAddress, getMe } from "@suvarna/contract/accounts/calls";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../../test/open-shop.ts";

const ADDRESS = {
  addressLine: "1, MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
  primaryPhone: "+919876543210",
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
afterEach(() => vi.restoreAllMocks());

/** Lets the answer of the database to every commit be lost. */
function loseCommits(): void {
  const { database } = shop.acts;
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, "transaction").mockImplementation(async (work) => {
    await transaction(work);
    throw new Error("Connection terminated unexpectedly");
  });
}

it("a change whose commit got no answer may be done, and is not refused as undone", async () => {
  const { token } = await shop.signUp();
  const shopper = shop.client(token);
  const before = (await shopper.call(getMe, {})).addresses.length;
  loseCommits();
  // The client of the tests would wait for the reactions, which commit too.
  const answer = await shop.app.inject({
    method: "POST",
    url: `/api${addAddress.path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: ADDRESS,
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ "retry-after": "5" });
  expect(answer.json()).toMatchObject({
    code: "outcome_unknown",
    requestId: expect.any(String),
  });
  vi.restoreAllMocks();
  expect((await shopper.call(getMe, {})).addresses).toHaveLength(before + 1);
});
