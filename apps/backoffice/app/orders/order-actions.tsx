import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { askForPrepayment } from "@suvarna/contract/orders/staff";
import { canMove } from "@suvarna/domain/order";
import { Copy, Ellipsis, HandCoins, Printer, X } from "lucide";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink, IconButton } from "../parts/button.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { Dock } from "../parts/save-bar.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useKey } from "../platform/keys.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { NextStepButton } from "./next-step-button.tsx";
import { nextStepOf, useSteps } from "./use-steps.ts";

type SaveTyped = () => Promise<boolean>;

/**
 * The actions of an order: its documents, a refund, a menu with further actions, and at the end the
 * next step.
 */
export function OrderActions({ page, saveTyped }: { page: OrderPage; saveTyped: SaveTyped }) {
  const { _id: id, state, paymentState } = page.order;
  const [isCancelling, setCancelling] = useState(false);
  const { step } = useSteps(page);
  const hasRefund = useMay("returns.decide") && paymentState === "paid";
  const navigate = useNavigate();
  const slip = `/papers/${id}/packing-slip`;
  useKey("p", () => void navigate(slip));
  return (
    <>
      <ButtonLink
        icon={Printer}
        hotkey="P"
        to={slip}
        // Alone beside the menu, the slip does not fill the line of a phone as a next step would.
        className={hasRefund ? "" : "max-md:grow-0!"}
      >
        Packing slip
      </ButtonLink>
      {hasRefund ? <ButtonLink to={`/orders/${id}/refund`}>Refund</ButtonLink> : null}
      <Menu items={useMenu(page, () => setCancelling(true))}>
        <IconButton icon={Ellipsis} name="More: cancel, copy, ask for payment" />
      </Menu>
      <span className="contents max-md:hidden">
        <NextStepButton page={page} saveTyped={saveTyped} hasKey />
      </span>
      {canMove(state, "cancelled") ? (
        <CancelDialog
          page={page}
          open={isCancelling}
          onClose={() => setCancelling(false)}
          onCancel={(note) => step("cancelled", note ? { note } : {})}
        />
      ) : null}
    </>
  );
}

function useMenu(page: OrderPage, onCancel: () => void): MenuItem[] {
  const mayMove = useMay("orders.move");
  const ask = useChange(askForPrepayment, "/staff/orders");
  const { _id: id, number, state, paymentMethod } = page.order;
  const isOpen = state === "confirmed" || state === "processing";
  const cancellable = canMove(state, "cancelled");
  return [
    {
      name: "Copy the number",
      icon: Copy,
      run: () => void navigator.clipboard.writeText(number).then(() => toast.done("Copied")),
    },
    ...(mayMove && isOpen && paymentMethod === "COD"
      ? [
          {
            name: "Ask for payment before dispatch",
            icon: HandCoins,
            hint: "A letter with a link; cancelled when it is not paid in time",
            run: () =>
              void ask.mutateAsync({ params: { id } }).then(
                () => toast.done("The shopper is asked to pay online"),
                (error: unknown) => toast.failed(...failureWords(error, "Not asked")),
              ),
          },
        ]
      : []),
    ...(mayMove
      ? [
          {
            name: "Cancel the order",
            icon: X,
            danger: cancellable,
            disabled: !cancellable,
            ...(cancellable ? {} : { hint: "Only before the dispatch" }),
            run: onCancel,
          },
        ]
      : []),
  ];
}

/**
 * The button of the next step at the bottom of a phone's screen, with the hindrances of the step.
 */
export function OrderDock({ page, saveTyped }: { page: OrderPage; saveTyped: SaveTyped }) {
  const mayMove = useMay("orders.move");
  const next = nextStepOf(page);
  if (!next || !mayMove) return null;
  return (
    <Dock>
      {next.hindered ? (
        <span className="flex-1 text-caption text-ink-mute">{next.hindered}</span>
      ) : null}
      <NextStepButton page={page} saveTyped={saveTyped} />
    </Dock>
  );
}
