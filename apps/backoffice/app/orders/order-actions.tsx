import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { askForPrepayment } from "@suvarna/contract/orders/staff";
import { canMove } from "@suvarna/domain/order";
import { Copy, Ellipsis, HandCoins, PackageX, Printer, X } from "lucide";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
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
import { ASK_UNDELIVERED, UndeliveredDialog } from "./undelivered-dialog.tsx";
import { nextStepOf, useSteps } from "./use-steps.ts";
import { isAllBack } from "./words.ts";

type SaveTyped = () => Promise<boolean>;

/**
 * The actions of an order: its documents, a refund, a menu with further actions, and at the end the
 * next step.
 */
export function OrderActions({ page, saveTyped }: { page: OrderPage; saveTyped: SaveTyped }) {
  const { order } = page;
  const { _id: id, state, paymentState, takenAway } = order;
  const [isCancelling, setCancelling] = useState(false);
  const asked: unknown = useLocation().state;
  const [isBack, setBack] = useState(isAskUndelivered(asked));
  const { mayMove, step } = useSteps(page);
  const hasRefund = useMay("returns.decide") && paymentState === "paid" && !isAllBack(order);
  const navigate = useNavigate();
  const slip = `/papers/${id}/packing-slip`;
  function leaveBack(): void {
    setBack(false);
    // A reload must not ask again.
    if (isAskUndelivered(asked)) void navigate(".", { replace: true, state: null });
  }
  useKey("p", () => void navigate(slip), !takenAway);
  useKey("b", () => setBack(true), mayMove && state === "shipped");
  return (
    <>
      {takenAway ? null : (
        <ButtonLink
          icon={Printer}
          hotkey="P"
          to={slip}
          // Alone beside the menu, the slip does not fill the line of a phone as a next step would.
          className={hasRefund ? "" : "max-md:grow-0!"}
        >
          Packing slip
        </ButtonLink>
      )}
      {hasRefund ? <ButtonLink to={`/orders/${id}/refund`}>Refund</ButtonLink> : null}
      <Menu
        items={useMenu(
          page,
          () => setCancelling(true),
          () => setBack(true),
        )}
      >
        <IconButton
          icon={Ellipsis}
          name={
            state === "shipped"
              ? "More: parcel came back, copy"
              : "More: cancel, copy, ask for payment"
          }
        />
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
      {state === "shipped" ? (
        <UndeliveredDialog
          page={page}
          open={isBack}
          onClose={leaveBack}
          onReturn={(undelivered) => step("returned", undelivered)}
        />
      ) : null}
    </>
  );
}

function isAskUndelivered(state: unknown): boolean {
  return (state as Partial<typeof ASK_UNDELIVERED> | null)?.asks === ASK_UNDELIVERED.asks;
}

function useMenu(page: OrderPage, onCancel: () => void, onReturn: () => void): MenuItem[] {
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
    ...(mayMove && state === "shipped"
      ? [
          {
            name: "Came back undelivered",
            icon: PackageX,
            hint: "Refused at the door, or lost on the way",
            run: onReturn,
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
