import type { Endpoint } from "@suvarna/contract/endpoint";
import { may, PERMISSIONS, STAFF_ROLES } from "@suvarna/domain/staff/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_CALLS, nameOf } from "./all-calls.ts";
import { openShop, type TestShop } from "./open-shop.ts";

const CALLERS = ["nobody", "shopper", ...STAFF_ROLES] as const;
type Caller = (typeof CALLERS)[number];

/** The calls of staff whose addresses are not below `/staff`, as the specification requires. */
const OLD_ADDRESSES = ["POST /gold", "PUT /gold/:id", "DELETE /gold/:id"];

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

let sent = 0;

/**
 * Makes a call with a new session, because some calls end sessions and accounts. Each id in the
 * call is the caller's own id.
 */
async function send(call: Endpoint, caller: Caller) {
  const session =
    caller === "nobody"
      ? null
      : caller === "shopper"
        ? await shop.signUp("Meera Nair", true)
        : await shop.staff(caller);
  const path = call.path.replace(/:\w+/g, () => session?.userId ?? "anything");
  sent++;
  return shop.app.inject({
    method: call.method,
    url: `/api${path}`,
    remoteAddress: `10.2.${(sent >> 8) & 255}.${sent & 255}`,
    ...(session ? { headers: { authorization: `Bearer ${session.token}` } } : {}),
  });
}

/** The reply that a caller must get from a call's authorization check. */
function expected({ auth }: Endpoint, caller: Caller): "passes" | 401 | 403 {
  if (auth === "public") return "passes";
  if (caller === "nobody") return 401;
  if (auth === "user") return "passes";
  if (caller === "shopper") return 403;
  return auth === "staff" || may(caller, auth.can) ? "passes" : 403;
}

describe.each(ALL_CALLS.map((call) => ({ name: nameOf(call), call })))("$name", ({ call }) => {
  it.each(CALLERS)("for %s", async (caller) => {
    const response = await send(call, caller);
    const should = expected(call, caller);
    if (should !== "passes") {
      const code = should === 401 ? "unauthenticated" : "forbidden";
      expect([response.statusCode, response.json().code]).toEqual([should, code]);
      return;
    }
    expect(response.statusCode).not.toBe(401);
    // A call that declares `forbidden` may also refuse because of its input.
    if (!call.errors.includes("forbidden")) expect(response.statusCode).not.toBe(403);
  });
});

describe("the calls of staff", () => {
  const ofStaff = ALL_CALLS.filter(({ auth }) => auth !== "public" && auth !== "user");

  it("lie below /staff, where a proxy can fence them off, or at the specification's addresses", () => {
    const elsewhere = ofStaff.filter(({ path }) => !path.startsWith("/staff/")).map(nameOf);
    expect(elsewhere.toSorted()).toEqual(OLD_ADDRESSES.toSorted());
    const others = ALL_CALLS.filter((call) => !ofStaff.includes(call));
    expect(others.filter(({ path }) => path.startsWith("/staff")).map(nameOf)).toEqual([]);
  });

  it("use every permission", () => {
    const used = new Set(
      ofStaff.flatMap(({ auth }) => (typeof auth === "object" ? [auth.can] : [])),
    );
    expect([...used].toSorted()).toEqual([...PERMISSIONS].toSorted());
  });
});
