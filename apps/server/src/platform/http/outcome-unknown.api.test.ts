import { addAddress, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../../test/open-shop.ts";
import { findUser } from "../../identity/queries.ts";

const ADDRESS = {
  addressLine: "1, MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
  primaryPhone: "+919876543210",
};

let shop: TestShop;
let token: string;
let userId: string;
/** How many addresses the shopper had before the test. */
let before: number;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  ({ token, userId } = await shop.signUp());
  before = await countAddresses();
});
afterAll(() => shop[Symbol.asyncDispose]());
afterEach(() => vi.restoreAllMocks());

const lost = () => new Error("Connection terminated unexpectedly");

/** Runs `fail` at a stage of every transaction. */
function disturb(stage: "before the work" | "after the commit", fail: () => unknown): void {
  const { database } = shop.acts;
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, "transaction").mockImplementation(async (work) => {
    const result = await transaction(async (tx) => {
      if (stage === "before the work") await fail();
      return work(tx);
    });
    if (stage === "after the commit") await fail();
    return result;
  });
}

/** Sends a call without the client of the tests, which would wait for reactions, which commit. */
const send = ({ method, path }: typeof addAddress | typeof updateMe, payload: object) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const add = () => send(addAddress, ADDRESS);

const profile = () => shop.client(token).call(getMe, {});
const countAddresses = async () => (await profile()).addresses.length;

it("a change whose commit got no answer may be done, and is not refused as undone", async () => {
  disturb("after the commit", () => {
    throw lost();
  });
  const answer = await add();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ "retry-after": "5" });
  expect(answer.json()).toMatchObject({
    code: "outcome_unknown",
    requestId: expect.any(String),
  });
  vi.restoreAllMocks();
  expect(await countAddresses()).toBe(before + 1);
});

it("a change after whose commit a read fails may be done", async () => {
  const { db } = shop.acts.database;
  disturb("after the commit", async () => {
    // The shop's own work opens transactions too.
    if ((await findUser(db, userId))?.name !== "Leela Rao") return;
    vi.spyOn(db, "select").mockImplementation(() => {
      throw lost();
    });
  });
  const answer = await send(updateMe, { fullName: "Leela Rao" });
  expect(answer.json()).toMatchObject({ code: "outcome_unknown" });
  vi.restoreAllMocks();
  expect((await profile()).fullName).toBe("Leela Rao");
});

it.each(["55P03", "57014", "40P01"])(
  "a change whose statement is refused with %s is not done, and the answer says so",
  async (state) => {
    const refused = Object.assign(new Error("canceling statement"), { code: state });
    disturb("before the work", () => {
      throw refused;
    });
    const answer = await add();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "5" });
    expect(answer.json()).toMatchObject({ code: "unavailable", requestId: expect.any(String) });
    vi.restoreAllMocks();
    expect(await countAddresses()).toBe(before);
  },
);

it("a change that got no connection is not done", async () => {
  vi.spyOn(shop.acts.database, "transaction").mockRejectedValue(
    new Error("timeout exceeded when trying to connect"),
  );
  expect((await add()).json()).toMatchObject({ code: "unavailable" });
});
