import type { Plugin } from "../platform/plugin.ts";
import { couponsHolding } from "./holding.ts";
import { registerCoupons } from "./routes.ts";

export const coupons: Plugin = {
  name: "coupons",
  register: ({ api, app }) => registerCoupons(api, app),
  personalData: () => couponsHolding,
};
