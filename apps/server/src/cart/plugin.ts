import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { cartPersonalData } from "./personal-data.ts";
import { registerCart } from "./routes.ts";
import type { CartDependencies } from "./show-cart.ts";

export const cart: Plugin<CapabilityServices & CartDependencies> = {
  name: "cart",
  register: ({ api, app, rates, config }) => registerCart(api, { app, rates, config }),
  personalData: () => cartPersonalData,
};
