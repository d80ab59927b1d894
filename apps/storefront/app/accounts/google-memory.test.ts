import { afterEach, expect, it } from "vitest";
import { forgetGoogle, rememberGoogle, storedGoogleData } from "./google-memory.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);
const GOOGLE = { email: "a@gmail.example", name: "Asha", photo: null, idToken: "a.b.c" };

afterEach(forgetGoogle);

it("stores Google's data until the sign-up, for as long as its token is valid", () => {
  expect(storedGoogleData(NOW)).toBeNull();
  rememberGoogle(GOOGLE, NOW);
  expect(storedGoogleData(NOW + HOUR - 1)).toEqual(GOOGLE);
  expect(storedGoogleData(NOW + HOUR)).toBeNull();
  rememberGoogle(GOOGLE, NOW);
  forgetGoogle();
  expect(storedGoogleData(NOW)).toBeNull();
});
