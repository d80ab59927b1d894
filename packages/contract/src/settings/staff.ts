import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const getSettings = endpoint({
  method: "GET",
  path: "/staff/settings",
  auth: { can: "settings.read" },
  errors: [],
  types: {} as typeof schemas.getSettings,
});

export const changeSettings = endpoint({
  method: "PATCH",
  path: "/staff/settings",
  auth: { can: "settings.edit" },
  freshProof: true,
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.changeSettings,
});

export const changeIdentity = endpoint({
  method: "PUT",
  path: "/staff/settings/identity",
  auth: { can: "settings.edit" },
  freshProof: true,
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.changeIdentity,
});

export const changeTaxCodes = endpoint({
  method: "PUT",
  path: "/staff/settings/tax-codes",
  auth: { can: "settings.edit" },
  freshProof: true,
  errors: ["changed_meanwhile", "prefix_in_use"],
  types: {} as typeof schemas.changeTaxCodes,
});

export const getServices = endpoint({
  method: "GET",
  path: "/staff/settings/services",
  auth: { can: "settings.read" },
  errors: [],
  types: {} as typeof schemas.getServices,
});

export const testService = endpoint({
  method: "POST",
  path: "/staff/settings/services/:service/test",
  auth: { can: "settings.edit" },
  perMinute: 20,
  errors: ["not_found"],
  types: {} as typeof schemas.testService,
});
