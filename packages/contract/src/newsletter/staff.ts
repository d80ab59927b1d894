import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listSubscribers = endpoint({
  method: "GET",
  path: "/staff/newsletter/subscribers",
  auth: { can: "newsletter.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listSubscribers,
});

export const countSubscribers = endpoint({
  method: "GET",
  path: "/staff/newsletter/counts",
  auth: { can: "newsletter.read" },
  errors: [],
  types: {} as typeof schemas.countSubscribers,
});

export const exportSubscribers = endpoint({
  method: "POST",
  path: "/staff/newsletter/subscribers.csv",
  auth: { can: "newsletter.read" },
  personal: true,
  freshProof: true,
  sends: "text/csv",
  perMinute: 10,
  errors: [],
  types: {} as typeof schemas.exportSubscribers,
});

export const removeSubscriber = endpoint({
  method: "DELETE",
  path: "/staff/newsletter/subscribers/:id",
  auth: { can: "customers.edit" },
  personal: true,
  errors: ["subscriber_not_found"],
  types: {} as typeof schemas.removeSubscriber,
});
