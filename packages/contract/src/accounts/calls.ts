import { endpoint } from "../endpoint.ts";
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from "./constants.ts";
import type * as schemas from "./schemas.ts";

export const getMe = endpoint({
  method: "GET",
  path: "/auth/me",
  auth: "user",
  beforeSecondFactor: true,
  errors: [],
  types: {} as typeof schemas.getMe,
});

export const countMine = endpoint({
  method: "GET",
  path: "/auth/me/counts",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.countMine,
});

export const updateMe = endpoint({
  method: "PATCH",
  path: "/auth/me",
  auth: "user",
  perMinute: 30,
  errors: [
    "email_taken",
    "picture_unusable",
    "password_needed",
    "password_wrong",
    "login_old",
    "fresh_proof_needed",
    "unavailable",
  ],
  types: {} as typeof schemas.updateMe,
});

export const addAddress = endpoint({
  method: "POST",
  path: "/auth/me/addresses",
  auth: "user",
  errors: ["password_needed", "login_old", "fresh_proof_needed"],
  types: {} as typeof schemas.addAddress,
});

export const updateAddress = endpoint({
  method: "PUT",
  path: "/auth/me/addresses/:id",
  auth: "user",
  errors: ["not_found", "forbidden", "password_needed", "login_old", "fresh_proof_needed"],
  types: {} as typeof schemas.updateAddress,
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/auth/me/addresses/:id",
  auth: "user",
  errors: ["not_found", "forbidden"],
  types: {} as typeof schemas.deleteAddress,
});

export const putAvatar = endpoint({
  method: "PUT",
  path: "/auth/me/avatar",
  auth: "user",
  file: { types: AVATAR_TYPES, maxBytes: AVATAR_MAX_BYTES },
  perMinute: 10,
  errors: ["picture_unusable", "too_large", "unavailable"],
  types: {} as typeof schemas.putAvatar,
});

export const deleteAvatar = endpoint({
  method: "DELETE",
  path: "/auth/me/avatar",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.deleteAvatar,
});

export const exportMe = endpoint({
  method: "GET",
  path: "/auth/me/export",
  auth: "user",
  perMinute: 10,
  errors: ["password_needed", "login_old", "fresh_proof_needed"],
  types: {} as typeof schemas.exportMe,
});

export const deleteMe = endpoint({
  method: "DELETE",
  path: "/auth/me",
  auth: "user",
  perMinute: 10,
  errors: [
    "forbidden",
    "password_needed",
    "password_wrong",
    "login_old",
    "fresh_proof_needed",
    "unavailable",
  ],
  types: {} as typeof schemas.deleteMe,
});
