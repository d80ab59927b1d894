import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import type { SandboxResult } from "@suvarna/contract/payments/schemas";

/** What a gateway's window tells the page. It proves nothing: the shop asks the gateway itself. */
export type WindowResult = SandboxResult;

let waiting: { orderId: string; window: PaymentWindow } | null = null;

/** Keeps how the gateway of a new order is opened, for the page that the shopper comes to next. */
export function keepWindow(orderId: string, window: PaymentWindow): void {
  waiting = { orderId, window };
}

/** What was kept for an order, once: a page that is loaded again asks before it opens anything. */
export function takeWindow(orderId: string): PaymentWindow | null {
  const kept = waiting?.orderId === orderId ? waiting.window : null;
  if (kept) waiting = null;
  return kept;
}

/**
 * Opens a real gateway's own window, whose script is fetched only now.
 * @throws Error when the script can't be had
 */
export async function openGateway(window: PaymentWindow, order: Order): Promise<WindowResult> {
  return window.gateway === "cashfree" ? openCashfree(window) : openRazorpay(window, order);
}

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

async function openCashfree({ mode, sessionId }: PaymentWindow): Promise<WindowResult> {
  const cashfree = await script<Cashfree>("https://sdk.cashfree.com/js/v3/cashfree.js", "Cashfree");
  const { error } = await cashfree({ mode }).checkout({
    paymentSessionId: sessionId,
    redirectTarget: "_modal",
  });
  // A window that is closed is an error in its words.
  return { result: error ? "dropped" : "paid" };
}

interface RazorpayOptions {
  readonly key: string | undefined;
  readonly order_id: string;
  readonly name: string;
  readonly prefill: { readonly name: string; readonly contact: string };
  readonly modal: { ondismiss(): void };
  handler(signed: Omit<WindowResult, "result">): void;
}
type Razorpay = new (options: RazorpayOptions) => { open(): void };

async function openRazorpay(
  { sessionId, keyId }: PaymentWindow,
  { number, shippingAddress: { fullName, phone } }: Order,
): Promise<WindowResult> {
  const Popup = await script<Razorpay>("https://checkout.razorpay.com/v1/checkout.js", "Razorpay");
  return new Promise((resolve) => {
    new Popup({
      key: keyId,
      order_id: sessionId,
      name: `Order #${number}`,
      prefill: { name: fullName, contact: phone },
      modal: { ondismiss: () => resolve({ result: "dropped" }) },
      handler: (signed) => resolve({ result: "paid", ...signed }),
    }).open();
  });
}

/** What a gateway's script gives to the page under its name. */
async function script<Given>(src: string, name: string): Promise<Given> {
  const given = () => (globalThis as unknown as Record<string, Given | undefined>)[name];
  if (!given()) {
    await new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = src;
      element.onload = resolve;
      element.onerror = () => reject(new Error("The payment window can't be opened"));
      document.head.append(element);
    });
  }
  const found = given();
  if (!found) throw new Error("The payment window can't be opened");
  return found;
}
