import { ApiError, refusalOf } from "@suvarna/contract/client";
import type { CallInput } from "@suvarna/contract/endpoint";
import { payOrder, verifyOrder } from "@suvarna/contract/orders/calls";
import type { Order, PaymentWindow } from "@suvarna/contract/orders/schemas";
import * as say from "@suvarna/words/here/payment";
import { useEffect, useRef, useState } from "react";
import { rememberOrder } from "../orders/index.ts";
import { browserApi } from "../platform/api.ts";
import type { WindowResult } from "./gateways/gateway-window.ts";
import { findGatewayWindow } from "./gateways/registry.ts";
import { openGateway, takeStoredWindow } from "./payment-window.ts";

const RELOAD_MS = 2500;
/**
 * The time in milliseconds after which the shopper may pay again, because the result that the
 * window reported may be wrong.
 */
const CONFIRMING_MS = 30_000;

/** Another way to pay an order: another gateway, or cash on delivery. */
export type PaymentWay = NonNullable<CallInput<typeof payOrder>["body"]>;

/**
 * The payment of an order: opens the gateway's window, asks the shop to verify the result, and
 * reloads the order until the payment is settled.
 */
export function usePayment(order: Order, refetch: () => Promise<unknown>) {
  const [sandboxWindow, setSandboxWindow] = useState<PaymentWindow | null>(null);
  const [busy, setBusy] = useState(false);
  /** Whether the window reported a payment that the gateway has not confirmed to the shop yet. */
  const [isConfirming, setIsConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /**
   * The message when the window reported a result, but the shop found no payment at the gateway.
   */
  const [unverified, setUnverified] = useState<string | null>(null);
  const started = useRef(false);

  async function open(window: PaymentWindow): Promise<void> {
    if (window.mode === "local") return setSandboxWindow(window);
    await finish(window, await openGateway(window, order));
  }

  async function finish(window: PaymentWindow, windowResult: WindowResult): Promise<void> {
    const { result, proof } = windowResult;
    setSandboxWindow(null);
    setIsConfirming(result === "paid" || result === "pending");
    if (result === "dropped") return;
    try {
      const paid = await browserApi.call(verifyOrder, {
        body: { ...proof, orderId: order._id },
      });
      rememberOrder(paid.order);
    } catch (error) {
      // A payment that the bank is still processing has not failed.
      const refusal = refusalOf(verifyOrder, error);
      const failed = refusal?.code === "payment_failed";
      if (failed && result !== "pending") setUnverified(unverifiedWords(window, refusal));
      // The order is reloaded, because it shows the result of the payment.
      await refetch();
    }
  }

  /** @param way another way to pay; by default the way that the order has */
  async function pay(way?: PaymentWay): Promise<void> {
    setBusy(true);
    setFailure(null);
    setUnverified(null);
    setIsConfirming(false);
    try {
      const opened = await browserApi.call(payOrder, {
        params: { id: order._id },
        ...(way ? { body: way } : {}),
      });
      rememberOrder(opened.order);
      if (opened.payment) await open(opened.payment);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : say.windowNotOpened);
      await refetch();
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const window = takeStoredWindow(order._id);
    if (window) void open(window).catch(() => setFailure(say.windowNotOpened));
  });

  // The order is also reloaded after a failed attempt, because money may arrive late and the
  // shopper should not pay twice.
  useEffect(() => {
    if (sandboxWindow) return;
    const timer = setInterval(() => void refetch(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [sandboxWindow, refetch]);

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(() => setIsConfirming(false), CONFIRMING_MS);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  const waits = order.state === "pending_payment" || order.advance?.restOwed === true;
  return {
    sandboxWindow,
    finish,
    pay,
    busy,
    isConfirming: isConfirming && waits,
    failure,
    unverified,
  };
}

/** The gateway's message for a payment that could not be verified, or else the server's message. */
function unverifiedWords({ gateway }: PaymentWindow, { message }: ApiError): string {
  return findGatewayWindow(gateway)?.unverified ?? message;
}
