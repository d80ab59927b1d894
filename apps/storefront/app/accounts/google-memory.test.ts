import { afterEach, expect, it } from "vitest";
import { forgetGoogle, rememberedGoogle, rememberGoogle } from "./google-memory.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);
const GOOGLE = { email: "a@gmail.example", name: "Asha", photo: null, idToken: "a.b.c" };

afterEach(forgetGoogle);

it("keeps Google's data until the sign-up, for as long as its token is valid", () => {
  expect(rememberedGoogle(NOW)).toBeNull();
  rememberGoogle(GOOGLE, NOW);
  expect(rememberedGoogle(NOW + HOUR - 1)).toEqual(GOOGLE);
  expect(rememberedGoogle(NOW + HOUR)).toBeNull();
  rememberGoogle(GOOGLE, NOW);
  forgetGoogle();
  expect(rememberedGoogle(NOW)).toBeNull();
});
