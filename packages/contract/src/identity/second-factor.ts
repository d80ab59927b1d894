import { endpoint } from "../endpoint.ts";
import type * as schemas from "./factor-schemas.ts";

// The calls that complete a login by a second factor are in a module of their own, because most
// logins have no second factor and need not load them.

export const answerFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor",
  auth: "public",
  perMinute: 30,
  errors: ["factor_wrong", "challenge_dead"],
  types: {} as typeof schemas.answerFactor,
});

export const startPasskeyLogin = endpoint({
  method: "POST",
  path: "/auth/passkey/options",
  auth: "public",
  perMinute: 30,
  errors: [],
  types: {} as typeof schemas.startPasskeyLogin,
});

export const logInByPasskey = endpoint({
  method: "POST",
  path: "/auth/passkey",
  auth: "public",
  perMinute: 30,
  errors: ["factor_wrong", "challenge_dead"],
  types: {} as typeof schemas.logInByPasskey,
});
