import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const getRates = endpoint({
  method: "GET",
  path: "/today-price",
  auth: "public",
  shared: true,
  isList: true,
  errors: [],
  types: {} as typeof schemas.getRates,
});

export const getRatesByRouting = endpoint({
  method: "GET",
  path: "/today-price/PriceRouting",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getRatesByRouting,
});

export const getRateHistory = endpoint({
  method: "GET",
  path: "/today-price/history",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getRateHistory,
});

export const getRateDays = endpoint({
  method: "GET",
  path: "/today-price/days",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getRateDays,
});
