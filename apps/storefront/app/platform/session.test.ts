import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToken, restoreSession, useSession } from "./session.ts";

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  useSession.setState({ status: "unknown", token: null, user: null });
});
afterEach(() => vi.unstubAllGlobals());

it("is restored from the token at load", async () => {
  storage.set("token", "a-token");
  await restoreSession();
  expect([useSession.getState().status, currentToken()]).toEqual(["loggedIn", "a-token"]);
});

it.each(["", "null", undefined])("does not exist when the stored token is %j", async (token) => {
  if (token !== undefined) storage.set("token", token);
  storage.set("user-storage", JSON.stringify({ state: { token: "an-old-one", user: null } }));
  await restoreSession();
  expect([useSession.getState().status, currentToken()]).toEqual(["loggedOut", null]);
  expect(storage.has("token")).toBe(false);
  expect(storage.get("user-storage")).not.toContain("an-old-one");
});
