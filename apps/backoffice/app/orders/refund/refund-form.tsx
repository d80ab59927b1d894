import type { RefundPreview, RefundPreviewInput } from "@suvarna/contract/orders/refund-part";
import { previewRefund, refundPart } from "@suvarna/contract/orders/staff";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { canMove } from "@suvarna/domain/order";
import { parseRupees } from "@suvarna/domain/typed-number";
import { useMemo, useState } from "react";
import { Bar } from "../../parts/bar.tsx";
import { Button } from "../../parts/button.tsx";
import { SelectField, TextField } from "../../parts/field.tsx";
import { BigMoney, sayMoney } from "../../parts/money.tsx";
import { MoneyButton } from "../../parts/money-button.tsx";
import { LoadFailure } from "../../parts/states.tsx";
import { Segments } from "../../parts/tabs.tsx";
import { toast } from "../../parts/toast.ts";
import { WaitingBar } from "../../parts/waiting-bar.tsx";
import { sentenceOf } from "../../platform/api.ts";
import { mayBeDone } from "../../platform/failure-words.ts";
import { useChange, useRead } from "../../platform/queries.ts";
import { RefundPieces } from "./refund-pieces.tsx";
import {
  chosenRefund,
  missingOf,
  presetOf,
  type RefundWay,
  reasonAfter,
  refundReasons,
} from "./refund-words.ts";
import { SecondPerson } from "./second-person.tsx";
import { StockTick } from "./stock-tick.tsx";
import {
  forgetUnanswered,
  keyOfRefund,
  noteUnanswered,
  useUnansweredRefunds,
} from "./unanswered-refund.ts";

const WAYS: readonly { readonly value: RefundWay; readonly name: string }[] = [
  { value: "whole", name: "Whole order" },
  { value: "pieces", name: "Some pieces" },
  { value: "amount", name: "An amount" },
];

/**
 * The form of a refund in part. The server computes the shown amounts with the functions that also
 * carry out the refund.
 */
export function RefundForm({
  order,
  book,
  onClose,
}: {
  order: DeskOrder;
  /** The preview of a refund of the whole order. */
  book: RefundPreview;
  onClose(): void;
}) {
  const [way, setWay] = useState<RefundWay>("pieces");
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const [typed, setTyped] = useState("");
  const isInShop = canMove(order.state, "cancelled");
  const reasons = refundReasons(way, isInShop);
  const [{ reason, note }, setWhy] = useState({ reason: 0, note: reasons[0]?.note ?? "" });
  const [reference, setReference] = useState("");
  const [isBack, setBack] = useState(false);
  const chosen = chosenRefund(way, { pieces, typed });
  const preview = usePreview(order._id, chosen);
  const shownPreview = chosen ? preview.data : undefined;
  const amount = shownPreview?.amount ?? null;
  const hasPieces = way !== "amount" && order.items.some(({ madeToOrder }) => !madeToOrder);
  const asksForStock = hasPieces && !isInShop;
  // Staff send money that waits for a second person only after that person has agreed.
  const needsReference = book.isByHand && shownPreview?.needsApproval !== true;
  const refund = useChange(
    refundPart,
    "/staff/orders",
    "/staff/refunds",
    "/staff/waiting-money",
    "/staff/approvals",
  );
  const preset = presetOf({ reason, note }, reasons);
  const body = {
    ...(chosen ?? { whole: true as const }),
    note: note.trim(),
    ...(preset ? { preset } : {}),
    ...(needsReference ? { handReference: reference.trim() } : {}),
    ...(asksForStock && isBack ? { restock: true } : {}),
  };
  // The idempotency key stays unchanged while the form's content does, so that a second click, or a
  // second try after a lost answer, sends no second refund.
  const content = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new idempotency key is made only for new content.
  const key = useMemo(() => keyOfRefund(order._id, content), [content]);
  const unanswered = useUnansweredRefunds((all) => all[order._id]);
  const missing = missingOf({
    wanted: chosen,
    preview,
    note,
    needsReference,
    reference,
  });

  function chooseWay(next: RefundWay): void {
    setWay(next);
    setWhy((why) => reasonAfter(why, reasons, refundReasons(next, isInShop)));
  }
  async function send(): Promise<void> {
    const headers = { "idempotency-key": key };
    try {
      const answer = await refund.mutateAsync({ params: { id: order._id }, headers, body });
      const sum = sayMoney(paise(amount ?? 0));
      if ("approval" in answer) {
        toast.done("Waits for a second person", {
          text: `${sum} goes back when a colleague agrees.`,
        });
      } else toast.done(`${sum} goes back`);
      forgetUnanswered(order._id, content);
      onClose();
    } catch (error) {
      if (mayBeDone(error)) {
        noteUnanswered(order._id, { content, key });
        toast.failed("Perhaps it goes back: no answer came", sentenceOf(error));
      } else toast.failed("Nothing goes back", sentenceOf(error));
    }
  }
  return (
    <>
      {/* The request that this dialog sends appears before the dialog closes. */}
      {refund.isPending || refund.isSuccess ? null : <WaitingBar subject={order._id} />}
      <div className="mt-4">
        <Segments name="How much" value={way} options={WAYS} onChange={chooseWay} />
      </div>
      {way === "amount" ? (
        <TextField
          label="Amount with its GST"
          className="mt-4 w-44"
          prefix="₹"
          figures
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={amountError(typed, book)}
          hint={`At most ${sayMoney(paise(book.left))}`}
        />
      ) : (
        <RefundPieces
          order={order}
          book={book}
          shown={shownPreview}
          pieces={way === "whole" ? null : pieces}
          onChange={setPieces}
        />
      )}
      {asksForStock ? <StockTick checked={isBack} onChange={setBack} /> : null}
      {hasPieces && isInShop ? (
        <p className="mt-3 text-caption text-ink-mute">
          Refunded pieces are not sent, and are on sale again at once.
        </p>
      ) : null}
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        <SelectField
          label="Why"
          value={reason}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            setWhy({ reason: next, note: reasons[next]?.note ?? "" });
          }}
        >
          {reasons.map(({ name }, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Words for the shopper"
          value={note}
          maxLength={300}
          onChange={(event) => setWhy({ reason, note: event.currentTarget.value })}
        />
        {needsReference ? (
          <TextField
            label="Reference of the transfer"
            hint="The shop took this money itself: it goes back by bank transfer or UPI"
            value={reference}
            maxLength={100}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        ) : null}
      </div>
      {chosen && !shownPreview && preview.error ? (
        <div className="mt-4">
          <LoadFailure
            what="The amount that goes back"
            error={preview.error}
            retry={() => void preview.refetch()}
          />
        </div>
      ) : null}
      {unanswered && unanswered.length > 0 ? (
        <Bar tone="amber" live="status" className="mt-4">
          <b className="font-semibold">A refund that you sent got no answer,</b> so it may have been
          made.{" "}
          {unanswered.some((one) => one.content === content)
            ? "Send the same again: it is made only once."
            : "Look at the order’s book before you send another."}
        </Bar>
      ) : null}
      {shownPreview?.needsApproval ? <SecondPerson preview={shownPreview} /> : null}
      <div className="sticky bottom-0 mt-6 flex flex-wrap items-end gap-2 bg-surface max-md:-mx-4 max-md:border-t max-md:[&>[data-why]]:order-first max-md:[&>[data-why]]:w-full max-md:border-line max-md:px-4 max-md:py-3">
        <div className="mr-auto max-md:w-full">
          <span className="block text-caption text-ink-mute">Goes back</span>
          <BigMoney paise={paise(amount ?? 0)} />
          {missing ? <span className="block text-caption text-ink-mute">{missing}</span> : null}
        </div>
        <Button className="max-md:flex-1" onClick={onClose}>
          Leave it
        </Button>
        <MoneyButton
          kind="primary"
          className="max-md:flex-1"
          disabled={missing !== null || preview.isPlaceholderData}
          busy={refund.isPending && "Asking"}
          onClick={() => void send()}
        >
          {shownPreview?.needsApproval
            ? "Ask for approval"
            : `Send ${sayMoney(paise(amount ?? 0))} back`}
        </MoneyButton>
      </div>
    </>
  );
}

/** Shows the amounts of the chosen part of the order. */
function usePreview(id: string, wanted: RefundPreviewInput | null) {
  return useRead(
    previewRefund,
    { params: { id }, body: wanted ?? { whole: true } },
    { enabled: wanted !== null, staleTime: 0 },
  );
}

function amountError(typed: string, { left }: RefundPreview): string | undefined {
  if (typed.trim() === "") return undefined;
  const amount = parseRupees(typed);
  if (amount === null || amount < 1) return "Write rupees with a point: 1250.50";
  return amount > left ? `The shop holds ${sayMoney(paise(left))}` : undefined;
}
