import type { PaymentWindow } from "@suvarna/contract/orders/schemas";
import { chooseSandboxOutcome } from "@suvarna/contract/payments/calls";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/sandbox";
import { type RefObject, useState } from "react";
import { browserApi } from "../platform/api.ts";
import type { WindowResult } from "./gateways/gateway-window.ts";
import { findGatewayWindow } from "./gateways/registry.ts";

const CHOICES: readonly { readonly choice: SandboxChoice; readonly label: string }[] = [
  { choice: "success", label: say.success },
  { choice: "failure", label: say.failure },
  { choice: "drop", label: say.drop },
  { choice: "pending", label: say.pending },
  { choice: "late", label: say.late },
  { choice: "duplicates", label: say.duplicates },
  { choice: "out-of-order", label: say.outOfOrder },
  { choice: "paid-twice", label: say.paidTwice },
  { choice: "wrong-amount", label: say.wrongAmount },
  { choice: "bad-signature", label: say.badSignature },
  { choice: "server-error", label: say.serverError },
  { choice: "hang", label: say.hang },
];

/**
 * The payment window of the demonstration. No money is charged, and the visitor chooses the result.
 */
export function SandboxWindow({
  window,
  focusAfterwards,
  onDone,
}: {
  window: PaymentWindow | null;
  /** The element that takes the focus when the window closes. */
  focusAfterwards: RefObject<HTMLElement | null>;
  onDone(result: WindowResult): void;
}) {
  const [sent, setSent] = useState<SandboxChoice | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  async function choose(choice: SandboxChoice, { sessionId }: PaymentWindow) {
    setSent(choice);
    setFailed(null);
    try {
      const params = { session: sessionId };
      onDone(await browserApi.call(chooseSandboxOutcome, { params, body: { choice } }));
    } catch {
      setFailed(say.paymentIsOver);
    } finally {
      setSent(null);
    }
  }

  return (
    <Dialog
      open={window !== null}
      onClose={() => onDone({ result: "dropped" })}
      focusAfterwards={focusAfterwards}
      title={say.payInTheSandbox}
      description={
        window ? (
          <p>
            {say.wouldAskFor(
              findGatewayWindow(window.gateway)?.title ?? window.gateway,
              <Amount
                key="amount"
                paise={paise(window.amount)}
                className="font-semibold text-ink"
              />,
            )}
          </p>
        ) : null
      }
    >
      {window ? (
        <ul className="mt-6 border-t border-line sm:columns-2 sm:gap-6">
          {CHOICES.map(({ choice, label }) => (
            <li key={choice} className="break-inside-avoid border-b border-line">
              <button
                type="button"
                disabled={sent !== null}
                onClick={() => void choose(choice, window)}
                className="min-h-11 w-full py-2 text-left text-small hover:text-wine disabled:text-ink-mute"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {failed ? (
        <Notice kind="error" className="mt-5">
          {failed}
        </Notice>
      ) : null}
    </Dialog>
  );
}
