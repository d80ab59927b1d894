import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-desk-schemas.ts";

export const getRatesDesk = endpoint({
  method: "GET",
  path: "/staff/rates/desk",
  auth: { can: "rates.read" },
  errors: [],
  types: {} as typeof schemas.getRatesDesk,
});

export const holdRates = endpoint({
  method: "POST",
  path: "/staff/rates/hold",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["rates_not_held", "changed_meanwhile"],
  types: {} as typeof schemas.holdRates,
});

export const releaseRates = endpoint({
  method: "POST",
  path: "/staff/rates/release",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: [],
  types: {} as typeof schemas.releaseRates,
});

export const stopSales = endpoint({
  method: "POST",
  path: "/staff/rates/stop",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: [],
  types: {} as typeof schemas.stopSales,
});

export const startSales = endpoint({
  method: "POST",
  path: "/staff/rates/start",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["sales_not_stopped"],
  types: {} as typeof schemas.startSales,
});

export const adjustRates = endpoint({
  method: "POST",
  path: "/staff/rates/adjustment",
  auth: { can: "rates.set" },
  freshProof: true,
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.adjustRates,
});

export const askSources = endpoint({
  method: "POST",
  path: "/staff/rates/ask",
  auth: { can: "rates.set" },
  perMinute: 6,
  errors: ["rates_held"],
  types: {} as typeof schemas.askSources,
});
