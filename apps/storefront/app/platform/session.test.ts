import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToken, restoreSession, useSession } from "./session.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  useSession.setState({ status: "unknown", token: null, user: null });
});
afterEach(() => vi.unstubAllGlobals());

it("is restored from the token at load", async () => {
  kept.set("token", "a-token");
  await restoreSession();
  expect([useSession.getState().status, currentToken()]).toEqual(["loggedIn", "a-token"]);
});

it.each(["", "null", undefined])("is none when the token kept is %j", async (token) => {
  if (token !== undefined) kept.set("token", token);
  kept.set("user-storage", JSON.stringify({ state: { token: "an-old-one", user: null } }));
  await restoreSession();
  expect([useSession.getState().status, currentToken()]).toEqual(["loggedOut", null]);
  expect(kept.has("token")).toBe(false);
  expect(kept.get("user-storage")).not.toContain("an-old-one");
});
