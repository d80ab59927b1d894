import { endpoint } from "../endpoint.ts";
import type * as schemas from "./factor-schemas.ts";

// These are the calls about the second factors of an account. Staff need a second factor before
// they can make any other call, so these calls accept staff sessions that have not passed a second
// factor.

export const startProof = endpoint({
  method: "POST",
  path: "/auth/me/proof/options",
  auth: "user",
  beforeSecondFactor: true,
  perMinute: 30,
  errors: ["login_old"],
  types: {} as typeof schemas.startProof,
});

export const prove = endpoint({
  method: "POST",
  path: "/auth/me/proof",
  auth: "user",
  beforeSecondFactor: true,
  perMinute: 30,
  errors: ["factor_wrong", "challenge_dead", "password_wrong", "otp_wrong", "unavailable"],
  types: {} as typeof schemas.prove,
});

export const listFactors = endpoint({
  method: "GET",
  path: "/auth/me/factors",
  auth: "user",
  beforeSecondFactor: true,
  errors: [],
  types: {} as typeof schemas.listFactors,
});

export const startTotp = endpoint({
  method: "POST",
  path: "/auth/me/factors/totp/options",
  auth: "user",
  beforeSecondFactor: true,
  freshProof: true,
  perMinute: 30,
  errors: ["factors_full", "email_unconfirmed"],
  types: {} as typeof schemas.startTotp,
});

export const addTotp = endpoint({
  method: "POST",
  path: "/auth/me/factors/totp",
  auth: "user",
  beforeSecondFactor: true,
  freshProof: true,
  perMinute: 30,
  errors: ["factor_wrong", "challenge_dead", "factors_full"],
  types: {} as typeof schemas.addTotp,
});

export const startPasskey = endpoint({
  method: "POST",
  path: "/auth/me/factors/passkeys/options",
  auth: "user",
  beforeSecondFactor: true,
  freshProof: true,
  perMinute: 30,
  errors: ["factors_full", "email_unconfirmed"],
  types: {} as typeof schemas.startPasskey,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/auth/me/factors/passkeys",
  auth: "user",
  beforeSecondFactor: true,
  freshProof: true,
  perMinute: 30,
  errors: ["factor_wrong", "challenge_dead", "factors_full", "factor_known"],
  types: {} as typeof schemas.addPasskey,
});

export const renameFactor = endpoint({
  method: "PATCH",
  path: "/auth/me/factors/:id",
  auth: "user",
  freshProof: true,
  errors: ["factor_not_found"],
  types: {} as typeof schemas.renameFactor,
});

export const removeFactor = endpoint({
  method: "DELETE",
  path: "/auth/me/factors/:id",
  auth: "user",
  freshProof: true,
  errors: ["factor_not_found", "factor_last"],
  types: {} as typeof schemas.removeFactor,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/auth/me/recovery-codes",
  auth: "user",
  freshProof: true,
  perMinute: 30,
  errors: ["factor_not_found"],
  types: {} as typeof schemas.renewRecoveryCodes,
});
