import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Approvals } from "../staff/index.ts";
import { couponsHolding } from "./holding.ts";
import { registerCoupons } from "./routes.ts";

export const coupons: Plugin<Ground & { readonly approvals: Approvals }> = {
  name: "coupons",
  register: ({ api, app, approvals }) => registerCoupons(api, app, approvals),
  personalData: () => couponsHolding,
};
