import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const getSandboxCheckout = endpoint({
  method: "GET",
  path: "/sandbox/checkout/:session",
  auth: "public",
  errors: ["not_found"],
  types: {} as typeof schemas.getSandboxCheckout,
});

export const chooseSandboxOutcome = endpoint({
  method: "POST",
  path: "/sandbox/checkout/:session",
  auth: "public",
  errors: ["not_found", "conflict"],
  types: {} as typeof schemas.chooseSandboxOutcome,
});
