import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { RefundPreview } from "@suvarna/contract/orders/refund-part";
import { decideReturn, previewRefund } from "@suvarna/contract/orders/staff";
import { paise } from "@suvarna/domain/money";
import { RETURN_REASON_WORDS } from "@suvarna/words/en/reasons";
import { piecesInWords } from "@suvarna/words/pieces-in-words";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { SEND_LATER } from "./refund/second-person.tsx";
import { StockTick } from "./refund/stock-tick.tsx";
import { sayReturn } from "./repayment-words.ts";

/**
 * The bar for a shopper's request to return the order. Staff accept or refuse the request, with a
 * note.
 */
export function ReturnBar({ page }: { page: OrderPage }) {
  const mayDecide = useMay("returns.decide");
  const [accepts, setAccepts] = useState<boolean | null>(null);
  const returnRequest = page.order.return;
  if (returnRequest?.state !== "requested") return null;
  return (
    <Bar
      tone="amber"
      className="mt-4"
      actions={
        mayDecide ? (
          <>
            <Button small onClick={() => setAccepts(false)}>
              Refuse it
            </Button>
            <Button small kind="primary" onClick={() => setAccepts(true)}>
              Take it back
            </Button>
          </>
        ) : null
      }
    >
      <b className="font-semibold">
        The shopper wants to send{" "}
        {returnRequest.pieces ? piecesInWords(returnRequest.pieces) : "it"} back:
      </b>{" "}
      “{RETURN_REASON_WORDS[returnRequest.reason]}”
      {returnRequest.comment ? `, “${returnRequest.comment}”` : ""}, asked{" "}
      {sayTime(returnRequest.requestedAt)}.
      {accepts === null ? null : (
        <Decision page={page} accept={accepts} onClose={() => setAccepts(null)} />
      )}
    </Bar>
  );
}

function Decision({
  page,
  accept,
  onClose,
}: {
  page: OrderPage;
  accept: boolean;
  onClose(): void;
}) {
  const [note, setNote] = useState("");
  const [reference, setReference] = useState("");
  const [isBack, setBack] = useState(false);
  const pieces = page.order.return?.pieces;
  // A piece that was made to order is never put into the stock.
  const returned = pieces?.map(({ line }) => page.order.items[line]) ?? page.order.items;
  const quantity = (pieces ?? page.order.items).reduce((sum, each) => sum + each.quantity, 0);
  const asksForStock = accept && returned.some((item) => !item?.madeToOrder);
  const preview = useReturnPreview(page, accept);
  // For an order that was paid online, the gateway sends the refund. Otherwise staff send it by
  // hand: before the decision, or once a second person has approved it.
  const isByHand = accept && pieces !== undefined && page.order.paymentMethod !== "ONLINE";
  const needsReference = isByHand && preview?.needsApproval !== true;
  const decide = useChange(decideReturn, "/staff/orders");
  async function run(): Promise<void> {
    try {
      const body = {
        accept,
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(needsReference ? { handReference: reference.trim() } : {}),
        ...(asksForStock ? { restock: isBack } : {}),
      };
      const answer = await decide.mutateAsync({ params: { id: page.order._id }, body });
      if ("approval" in answer) toast.done("It waits for a second person");
      else toast.done(accept ? "The return is accepted" : "The return is refused");
      onClose();
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was decided"));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={accept ? `Take ${pieces ? "the pieces" : "the order"} back?` : "Refuse the return?"}
      description={
        accept ? (
          <WhatFollows page={page} preview={preview} />
        ) : (
          "The shopper is told, with the note."
        )
      }
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <MoneyButton
            kind={accept ? "primary" : "danger"}
            busy={decide.isPending ? "Deciding" : false}
            disabled={needsReference && reference.trim() === ""}
            onClick={() => void run()}
          >
            {accept ? "Take it back" : "Refuse it"}
          </MoneyButton>
        </>
      }
    >
      {asksForStock ? <StockTick pieces={quantity} checked={isBack} onChange={setBack} /> : null}
      <TextField
        className="mt-4"
        label="Note, as the shopper reads it"
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {needsReference ? (
        <TextField
          className="mt-4"
          label="Reference of the bank transfer or UPI payment"
          value={reference}
          maxLength={100}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      ) : null}
    </Dialog>
  );
}

/** The amounts of a return of some pieces; undefined for a whole order, and until they are known. */
function useReturnPreview({ order }: OrderPage, accept: boolean): RefundPreview | undefined {
  const lines = order.return?.pieces?.map(({ line, quantity }) => ({ line, quantity })) ?? [];
  const preview = useRead(
    previewRefund,
    { params: { id: order._id }, body: { lines } },
    { enabled: accept && lines.length > 0, staleTime: 0 },
  );
  return preview.data;
}

/** The amount that goes back when the shop takes back the order or some of its pieces. */
function WhatFollows({ page, preview }: { page: OrderPage; preview: RefundPreview | undefined }) {
  const pieces = page.order.return?.pieces;
  if (!pieces) return <p>{sayReturn(page)}</p>;
  const amount = preview?.amount;
  return (
    <p>
      What was paid for {piecesInWords(pieces)}
      {typeof amount === "number" ? `, ${sayMoney(paise(amount))},` : ""} goes back with a credit
      note, and the order stays delivered.
      {preview?.needsApproval ? " So much money waits for a second person." : ""}
      {preview?.needsApproval && preview.isByHand ? ` ${SEND_LATER}` : ""}
    </p>
  );
}
