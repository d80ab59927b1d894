import * as say from "@suvarna/words/here/payment";
import type { GatewayWindow } from "../gateway-window.ts";
import { loadScript } from "../load-script.ts";

interface RazorpayOptions {
  readonly key: string | undefined;
  readonly order_id: string;
  readonly name: string;
  readonly prefill: { readonly name: string; readonly contact: string };
  readonly modal: { ondismiss(): void };
  handler(signed: Record<string, string>): void;
}
type Razorpay = new (options: RazorpayOptions) => { open(): void };

const SCRIPT = "https://checkout.razorpay.com/v1/checkout.js";

export const razorpay: GatewayWindow = {
  name: "razorpay",
  title: "Razorpay",
  // The checkout calls net banking `bank-transfer`.
  choices: ["bank-transfer"],
  unverified: say.verificationFailed,

  async open({ sessionId, keyId }, { number, shippingAddress: { fullName, phone } }) {
    const Popup = await loadScript<Razorpay>(SCRIPT, "Razorpay");
    return new Promise((resolve) => {
      new Popup({
        key: keyId,
        order_id: sessionId,
        name: say.orderNumber(number),
        prefill: { name: fullName, contact: phone },
        modal: { ondismiss: () => resolve({ result: "dropped" }) },
        handler: (proof) => resolve({ result: "paid", proof }),
      }).open();
    });
  },
};
