import type { GatewayWindow } from "../gateway-window.ts";
import { loadScript } from "../load-script.ts";

interface CashfreeResult {
  readonly error?: { readonly message?: string };
  readonly paymentDetails?: unknown;
}
type Cashfree = (options: { mode: string }) => {
  checkout(options: {
    paymentSessionId: string;
    redirectTarget: "_modal";
  }): Promise<CashfreeResult>;
};

const SCRIPT = "https://sdk.cashfree.com/js/v3/cashfree.js";

export const cashfree: GatewayWindow = {
  name: "cashfree",
  title: "Cashfree",
  choices: [],

  async open({ mode, sessionId }) {
    const sdk = await loadScript<Cashfree>(SCRIPT, "Cashfree");
    const { error } = await sdk({ mode }).checkout({
      paymentSessionId: sessionId,
      redirectTarget: "_modal",
    });
    // Cashfree also reports an error when the shopper closes the window.
    return { result: error ? "dropped" : "paid" };
  },
};
