import type { GatewayName } from "@suvarna/domain/payment";
import type { Config } from "../../platform/config.ts";
import type { PaymentsConfig } from "../../platform/payment-settings.ts";
import type { Gateway } from "../gateway.ts";
import { cashfree } from "./cashfree.ts";
import { razorpay } from "./razorpay.ts";

/** The gateways of the configuration, each at the given address with the given keys. */
export function configuredGateways(
  { payments, publicUrl }: Pick<Config, "publicUrl"> & { readonly payments: PaymentsConfig },
  keys: Pick<PaymentsConfig, "cashfree" | "razorpay">,
): ReadonlyMap<GatewayName, Gateway> {
  const { timeoutMs } = payments;
  const open = (name: GatewayName): Gateway =>
    name === "razorpay"
      ? razorpay(keys.razorpay, timeoutMs)
      : cashfree(keys.cashfree, timeoutMs, {
          returnUrl: ({ orderId, purpose }) =>
            `${publicUrl}/final?order=${orderId}${purpose === "rest" ? "&pay=rest" : ""}`,
          notifyUrl: `${publicUrl}/api/payments/cashfree/webhook`,
        });
  return new Map(payments.gateways.map((name) => [name, open(name)]));
}
