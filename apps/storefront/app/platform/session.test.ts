import type { User } from "@suvarna/contract/accounts/schemas";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToken, deviceHeaders, restoreSession, useSession } from "./session.ts";

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  useSession.setState({
    status: "unknown",
    token: null,
    userId: null,
    cartId: null,
    user: null,
  });
});
afterEach(() => vi.unstubAllGlobals());

it("is restored from the token at load", () => {
  storage.set("token", "a-token");
  restoreSession();
  expect([useSession.getState().status, currentToken()]).toEqual(["loggedIn", "a-token"]);
});

it.each(["", "null", undefined])("does not exist when the stored token is %j", (token) => {
  if (token !== undefined) storage.set("token", token);
  storage.set("user-storage", JSON.stringify({ state: { token: "an-old-one", user: null } }));
  restoreSession();
  expect([useSession.getState().status, currentToken()]).toEqual(["loggedOut", null]);
  expect(storage.has("token")).toBe(false);
  expect(storage.get("user-storage")).not.toContain("an-old-one");
});

const user = {
  _id: "user-1",
  cartId: "cart-1",
  fullName: "Ananya Krishnan",
  email: "ananya@shopper.example",
  phone: "+919800000042",
} as User;
const everything = () => JSON.stringify([...storage]);

it("stores the ids and the token of a login, and no personal data", () => {
  useSession.getState().logIn({ token: "a-token", user, deviceMark: "a-mark" });
  expect(storage.get("user-storage")).toContain('"_id":"user-1"');
  for (const personal of ["Ananya", "ananya@", "98000"]) {
    expect(everything()).not.toContain(personal);
  }
  useSession.setState({ status: "unknown", token: null, userId: null, cartId: null, user: null });
  storage.set("user-storage", `{"state":{"token":"a-token","_id":"user-1"},"version":1}`);
  restoreSession();
  expect(useSession.getState()).toMatchObject({ userId: "user-1", user: null });
});

it("is restored without ids when they can't be read", () => {
  storage.set("token", "a-token");
  storage.set("user-storage", "no JSON");
  restoreSession();
  expect(useSession.getState()).toMatchObject({ status: "loggedIn", userId: null });
});

it("deletes the personal data that an older version has stored", () => {
  storage.set("token", "a-token");
  storage.set("user-storage", JSON.stringify({ state: { token: "a-token", user }, version: 0 }));
  restoreSession();
  expect(useSession.getState()).toMatchObject({ status: "loggedIn", token: "a-token", user: null });
  expect(everything()).not.toContain("Ananya");
});

it("deletes all data of the visit at the logout, except the browser's mark", () => {
  useSession.getState().logIn({ token: "a-token", user, deviceMark: "a-mark" });
  for (const key of ["recent-searches", "recently-viewed", "pin-code"]) storage.set(key, "seen");
  useSession.getState().logOut();
  expect([...storage.keys()].sort()).toEqual(["deviceMark", "user-storage"]);
  expect(storage.get("user-storage")).not.toContain("user-1");
  expect(deviceHeaders()).toEqual({ "device-mark": "a-mark" });
});
