import { ApiError, refusalOf } from "@suvarna/contract/client";
import { payOrder, verifyOrder } from "@suvarna/contract/orders/calls";
import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import { useEffect, useRef, useState } from "react";
import { rememberOrder } from "../orders/index.ts";
import { browserApi } from "../platform/api.ts";
import type { WindowResult } from "./gateways/gateway-window.ts";
import { findGatewayWindow } from "./gateways/registry.ts";
import { openGateway, takeWindow } from "./payment-window.ts";

const ASK_AGAIN_MS = 2500;
/** After that one may pay again: what the window said may not have been true. */
const AWAITED_MS = 30_000;

/** Paying for an order: its gateway's window, what comes of it, and asking until it is settled. */
export function usePayment(order: Order, refetch: () => Promise<unknown>) {
  const [local, setLocal] = useState<PaymentWindow | null>(null);
  const [busy, setBusy] = useState(false);
  /** Something was paid, says the window: the shop waits to hear it from the gateway. */
  const [awaited, setAwaited] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The gateway's window told of a payment or of a failure, and the shop found no money. */
  const [unverified, setUnverified] = useState<string | null>(null);
  const begun = useRef(false);

  async function open(window: PaymentWindow): Promise<void> {
    if (window.mode === "local") return setLocal(window);
    await returned(window, await openGateway(window, order));
  }

  async function returned(window: PaymentWindow, told: WindowResult): Promise<void> {
    const { result, proof } = told;
    setLocal(null);
    setAwaited(result === "paid" || result === "pending");
    if (result === "dropped") return;
    try {
      const paid = await browserApi.call(verifyOrder, {
        body: { ...proof, orderId: order._id },
      });
      rememberOrder(paid.order);
    } catch (error) {
      // A payment that is still on its way at the bank has not failed.
      const refusal = refusalOf(verifyOrder, error);
      const failed = refusal?.code === "payment_failed";
      if (failed && result !== "pending") setUnverified(unverifiedWords(window, refusal));
      // What the order is now says more.
      await refetch();
    }
  }

  async function pay(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    setUnverified(null);
    setAwaited(false);
    try {
      const opened = await browserApi.call(payOrder, { params: { id: order._id } });
      rememberOrder(opened.order);
      if (opened.payment) await open(opened.payment);
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.message : "The payment window can’t be opened.");
      await refetch();
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const window = takeWindow(order._id);
    if (window) void open(window).catch(() => setTrouble("The payment window can’t be opened."));
  });

  // Also after a failure: money may come late, and nobody should pay twice for not knowing it.
  useEffect(() => {
    if (local) return;
    const timer = setInterval(() => void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [local, refetch]);

  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setAwaited(false), AWAITED_MS);
    return () => clearTimeout(timer);
  }, [awaited]);

  const waits = order.state === "pending_payment" || order.advance?.restOwed === true;
  return { local, returned, pay, busy, awaited: awaited && waits, trouble, unverified };
}

/** The words of the gateway's own, else the server's. */
function unverifiedWords({ gateway }: PaymentWindow, { message }: ApiError): string {
  return findGatewayWindow(gateway)?.unverified ?? message;
}
