import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const enterRates = endpoint({
  method: "POST",
  path: "/today-price/manual",
  auth: "staff",
  errors: ["rate_jump", "rate_refused"],
  types: {} as typeof schemas.enterRates,
});

export const listReadings = endpoint({
  method: "GET",
  path: "/today-price/readings",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.listReadings,
});

export const confirmReading = endpoint({
  method: "POST",
  path: "/today-price/readings/:id/confirm",
  auth: "staff",
  errors: ["reading_not_found", "reading_decided", "rate_refused"],
  types: {} as typeof schemas.confirmReading,
});

export const rejectReading = endpoint({
  method: "POST",
  path: "/today-price/readings/:id/reject",
  auth: "staff",
  errors: ["reading_not_found", "reading_decided"],
  types: {} as typeof schemas.rejectReading,
});

export const getSources = endpoint({
  method: "GET",
  path: "/today-price/sources",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.getSources,
});
