import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const enterRates = endpoint({
  method: "POST",
  path: "/staff/rates/override",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["rate_jump", "rate_refused"],
  types: {} as typeof schemas.enterRates,
});

export const withdrawRates = endpoint({
  method: "POST",
  path: "/staff/rates/withdraw",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["sheet_not_found", "sheet_withdrawn"],
  types: {} as typeof schemas.withdrawRates,
});

export const listReadings = endpoint({
  method: "GET",
  path: "/staff/rates/readings",
  auth: { can: "rates.read" },
  errors: [],
  types: {} as typeof schemas.listReadings,
});

export const confirmReading = endpoint({
  method: "POST",
  path: "/staff/rates/quarantine/:id/accept",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["reading_not_found", "reading_decided", "rate_refused"],
  types: {} as typeof schemas.confirmReading,
});

export const rejectReading = endpoint({
  method: "POST",
  path: "/staff/rates/quarantine/:id/refuse",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["reading_not_found", "reading_decided"],
  types: {} as typeof schemas.rejectReading,
});

export const getSources = endpoint({
  method: "GET",
  path: "/staff/rates/sources",
  auth: { can: "rates.read" },
  errors: [],
  types: {} as typeof schemas.getSources,
});
