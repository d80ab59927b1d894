import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const listOutbox = endpoint({
  method: "GET",
  path: "/outbox",
  auth: "public",
  errors: [],
  types: {} as typeof schemas.listOutbox,
});

export const getOutboxMessage = endpoint({
  method: "GET",
  path: "/outbox/:id",
  auth: "public",
  errors: ["not_found"],
  types: {} as typeof schemas.getOutboxMessage,
});

export const listTemplates = endpoint({
  method: "GET",
  path: "/outbox/templates",
  auth: "public",
  errors: [],
  types: {} as typeof schemas.listTemplates,
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/unsubscribe",
  auth: "public",
  perMinute: 30,
  errors: ["link_dead"],
  types: {} as typeof schemas.unsubscribe,
});
