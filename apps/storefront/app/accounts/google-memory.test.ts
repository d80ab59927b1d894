import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetGoogle, rememberedGoogle, rememberGoogle } from "./google-memory.ts";

const DATA = { email: "kavya@shopper.example", name: "Kavya Rao", photo: null, idToken: "a.b.c" };
const HOUR = 60 * 60_000;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("stores Google's data for an hour, or until the sign-up is done", () => {
  rememberGoogle(DATA, 1000);
  expect(rememberedGoogle(1000 + HOUR - 1)).toEqual(DATA);
  expect(rememberedGoogle(1000 + HOUR)).toBeNull();
  forgetGoogle();
  expect(rememberedGoogle(1000)).toBeNull();
});

it.each(["", "null", "[]", "{", '{"email":1}', '{"email":"a","name":"b","idToken":"c"}'])(
  "takes nothing that it has not written: %s",
  (text) => {
    kept.set("googleSignIn", text);
    expect(rememberedGoogle(0)).toBeNull();
  },
);
