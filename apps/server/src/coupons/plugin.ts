import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { couponsPersonalData } from "./personal-data.ts";
import { type CouponsDependencies, registerCoupons } from "./routes.ts";

type PluginDependencies = CapabilityServices &
  Pick<CouponsDependencies, "approvals"> & { readonly couponBooks: CouponsDependencies["books"] };

export const coupons: Plugin<PluginDependencies> = {
  name: "coupons",
  register({ api, app, approvals, couponBooks }) {
    registerCoupons(api, { app, approvals, books: couponBooks });
  },
  personalData: () => couponsPersonalData,
};
