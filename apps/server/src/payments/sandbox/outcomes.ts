import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import { newId } from "../../platform/ids.ts";
import type { Outcome, SandboxOrder, SandboxPayment, SandboxWebhook } from "./books.ts";

/**
 * What follows from a shopper's choice in the sandbox: attempts, webhooks, and the sandbox's
 * faults.
 */
export interface ChoiceOutcome {
  readonly payments: readonly SandboxPayment[];
  readonly webhooks: readonly SandboxWebhook[];
  readonly trouble: { readonly kind: "5xx" | "hang"; readonly until: Date } | null;
  /** The result that the window reports to the page, and the attempt that the result is about. */
  readonly report: { readonly outcome: Outcome; readonly payment: SandboxPayment };
}

/** The difference between a wrong amount and the right one, in paise. */
const SHORT = 100;

/**
 * Computes what follows from a shopper's choice for an order. `delayMs` is the delay of late
 * webhooks; `paymentId` creates ids of attempts that look like the gateway's ids.
 */
export function effectsOfChoice(
  choice: SandboxChoice,
  order: SandboxOrder,
  now: Date,
  { delayMs, paymentId }: { delayMs: number; paymentId(id: string): string },
): ChoiceOutcome {
  const later = (delays: number) => new Date(now.getTime() + delays * delayMs);

  function attempt(status: Outcome, overrides: Partial<SandboxPayment> = {}): SandboxPayment {
    const id = paymentId(newId(now.getTime()));
    const { id: orderId, amount } = order;
    const common = { id, orderId, amount, status, paidAt: null, captured: false, refunded: 0 };
    return { ...common, at: now, ...overrides };
  }
  function message(
    payment: SandboxPayment,
    outcome: Outcome,
    dueAt = now,
    forged = false,
  ): SandboxWebhook {
    return { id: newId(), paymentId: payment.id, outcome, forged, tries: 0, dueAt };
  }
  function made(
    outcome: Outcome,
    payments: readonly [SandboxPayment, ...SandboxPayment[]],
    webhooks: readonly SandboxWebhook[],
    trouble: ChoiceOutcome["trouble"] = null,
  ): ChoiceOutcome {
    return { payments, webhooks, trouble, report: { outcome: outcome, payment: payments[0] } };
  }

  const paid = attempt("paid");
  switch (choice) {
    case "success":
      return made("paid", [paid], [message(paid, "paid")]);
    case "failure": {
      const failed = attempt("failed");
      return made("failed", [failed], [message(failed, "failed")]);
    }
    case "drop": {
      const dropped = attempt("dropped");
      return made("dropped", [dropped], [message(dropped, "dropped")]);
    }
    case "pending": {
      const slow = attempt("pending", { paidAt: later(1) });
      return made("pending", [slow], [message(slow, "pending"), message(slow, "paid", later(1))]);
    }
    case "late": {
      const late = attempt("failed", { paidAt: later(2) });
      return made("failed", [late], [message(late, "failed"), message(late, "paid", later(2))]);
    }
    case "duplicates":
      return made(
        "paid",
        [paid],
        [1, 2, 3].map(() => message(paid, "paid")),
      );
    case "out-of-order": {
      const failed = attempt("failed");
      const messages = [
        message(paid, "paid"),
        message(failed, "failed", later(0.5)),
        message(paid, "pending", later(0.5)),
      ];
      return made("paid", [paid, failed], messages);
    }
    case "paid-twice": {
      const again = attempt("paid");
      return made("paid", [paid, again], [message(paid, "paid"), message(again, "paid")]);
    }
    case "wrong-amount": {
      const short = attempt("paid", { amount: order.amount - SHORT });
      return made("paid", [short], [message(short, "paid")]);
    }
    case "bad-signature": {
      const dropped = attempt("dropped");
      return made("paid", [dropped], [message(dropped, "paid", now, true)]);
    }
    case "server-error":
      // The sandbox also sends no webhook, so the shop has to ask until it gets an answer.
      return made("paid", [paid], [], { kind: "5xx", until: later(1) });
    case "hang":
      return made("paid", [paid], [], { kind: "hang", until: later(1) });
  }
}
