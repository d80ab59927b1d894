import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

// The calls about open sessions are in a module of their own. Every page can log out, and should
// not load the calls that log in.

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  auth: "user",
  beforeSecondFactor: true,
  errors: [],
  types: {} as typeof schemas.logout,
});

export const logoutEverywhere = endpoint({
  method: "POST",
  path: "/auth/logout-everywhere",
  auth: "user",
  beforeSecondFactor: true,
  errors: [],
  types: {} as typeof schemas.logoutEverywhere,
});

export const getAccess = endpoint({
  method: "GET",
  path: "/auth/me/access",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.getAccess,
});

export const endLogin = endpoint({
  method: "DELETE",
  path: "/auth/me/access/:id",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.endLogin,
});
