import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Payments } from "./payments.ts";
import { registerPayments } from "./routes.ts";

export { browserHosts } from "./gateways/browser-hosts.ts";
export { createPayments } from "./payments.ts";

export const payments: Plugin<Ground & { readonly payments: Payments }> = {
  name: "payments",
  register: ({ api, app, payments }) => registerPayments(api, payments, app),
};
