import { moveOrders, resendLetters } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { canMove } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { Printer } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MOST_SLIPS } from "../papers/index.ts";
import { BulkBar } from "../parts/bulk-bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { useKey } from "../platform/keys.ts";
import { useChange } from "../platform/queries.ts";
import { CashQuestion } from "./cash-question.tsx";
import { GiveTo } from "./give-to.tsx";
import { useBatches } from "./use-batches.ts";
import { NONE_CHOSEN } from "./use-chosen-orders.ts";
import { countOf } from "./words.ts";

type Move = "processing" | "delivered";

/**
 * The bar for the chosen orders. Before the press it says how many of the orders can't move, and
 * why.
 */
export function ManyMoves({
  rows,
  chooseAll,
  isChoosing,
  onChoose,
}: {
  rows: readonly OrderRow[];
  /** The button that chooses the orders of all pages. */
  chooseAll: ReactNode;
  /** Whether the orders of all pages are being read, to be chosen. */
  isChoosing: boolean;
  /** Replaces the choice. After a change, the orders that have not changed stay chosen. */
  onChoose(ids: ReadonlySet<string>): void;
}) {
  const batches = useBatches(isChoosing);
  const move = useChange(moveOrders, "/staff/orders");
  const resend = useChange(resendLetters, "/staff/orders/:id/page");
  // The bar offers the move that is possible for most of the chosen orders.
  const to: Move =
    rows.filter(({ state }) => state === "shipped").length * 2 > rows.length
      ? "delivered"
      : "processing";
  const isStuck = ({ state, needsDoorCode }: OrderRow) =>
    !canMove(state, to) || (to === "delivered" && needsDoorCode);
  const stuck = rows.filter(isStuck);

  async function moveAll(): Promise<void> {
    const left = await batches.run(
      "Moving",
      movable.map(({ _id, state: from }) => ({ _id, from })),
      async (orders) => {
        const { moved: changed, refused } = await move.mutateAsync({
          body: { to, orders: [...orders] },
        });
        return { changed, refused };
      },
      {
        now: (orders) => `Moving ${countOf(orders)}`,
        done: (orders) => `${countOf(orders)} moved to ${ORDER_STATE_WORDS[to]}`,
        refused: (orders) => `${countOf(orders)} could not move`,
        failed: "Nothing was moved",
        lost: (orders) =>
          `Perhaps ${countOf(orders)} moved: no answer came. The list is loaded again and shows it.`,
      },
    );
    if (left) onChoose(left);
  }

  // A press whose answer is missing keeps its key for the next press, so that no shopper gets the
  // letter twice.
  const mailKey = useRef<string | null>(null);
  async function mailAll(): Promise<void> {
    mailKey.current ??= crypto.randomUUID();
    const headers = { "idempotency-key": mailKey.current };
    let isAnswered = true;
    const left = await batches.run(
      "Sending",
      rows,
      async (batch) => {
        isAnswered = false;
        const { sent: changed, refused } = await resend.mutateAsync({
          headers,
          body: { orders: batch.map(({ _id }) => _id) },
        });
        isAnswered = true;
        return { changed, refused };
      },
      {
        now: (letters) => `Sending ${letters.toLocaleString("en-IN")} letters`,
        done: (letters) =>
          letters === 1
            ? "1 letter goes out again"
            : `${letters.toLocaleString("en-IN")} letters go out again`,
        refused: (orders) => `${countOf(orders)} did not get theirs`,
        failed: "No letter was sent",
        lost: (orders) =>
          `Perhaps letters about ${countOf(orders)} went out: no answer came. Another press sends none twice.`,
      },
    );
    if (isAnswered) mailKey.current = null;
    if (left) onChoose(left);
  }

  const movable = rows.filter((row) => !isStuck(row));
  const cash =
    to === "delivered" ? movable.reduce((sum, { cashPaise }) => sum + (cashPaise ?? 0), 0) : 0;
  const [isAsking, setAsking] = useState(false);
  const moving = batches.button("Moving");
  const slips = `/papers/packing-slips?orders=${rows.map(({ _id }) => _id).join(",")}`;
  const isPrintable = rows.length <= MOST_SLIPS;
  const navigate = useNavigate();
  useKey("p", () => void navigate(slips), rows.length > 0 && isPrintable);

  return (
    <BulkBar count={rows.length} onNone={() => onChoose(NONE_CHOSEN)}>
      {chooseAll}
      {isPrintable ? (
        <ButtonLink small icon={Printer} hotkey="P" to={slips}>
          {rows.length === 1 ? "Packing slip" : "Packing slips"}
        </ButtonLink>
      ) : (
        <>
          <Button small icon={Printer} disabled>
            Packing slips
          </Button>
          <span className="text-caption">{MOST_SLIPS} at once at most</span>
        </>
      )}
      <MoneyButton
        small
        busy={moving.busy}
        disabled={moving.disabled || rows.length === stuck.length}
        onClick={() => (cash > 0 ? setAsking(true) : void moveAll())}
      >
        Move to {ORDER_STATE_WORDS[to]}
      </MoneyButton>
      <CashQuestion
        cash={cash}
        number={countOf(movable.length)}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDeliver={moveAll}
      />
      <GiveTo rows={rows} batches={batches} onDone={onChoose} />
      <Button small {...batches.button("Sending")} onClick={() => void mailAll()}>
        Resend mail
      </Button>
      {stuck.length > 0 ? (
        <span className="text-caption">
          {stuck.length} of {rows.length} cannot move: {whyNot(stuck)}
        </span>
      ) : null}
    </BulkBar>
  );
}

function whyNot(stuck: readonly OrderRow[]): string {
  const [first] = stuck;
  const it = stuck.length === 1 ? "it is" : "they are";
  if (!first) return "";
  if (stuck.every(({ state }) => state === "pending_payment" || state === "payment_failed")) {
    return `${it} unpaid`;
  }
  if (stuck.every(({ state, needsDoorCode }) => needsDoorCode && state === "shipped")) {
    return stuck.length === 1 ? "it needs the buyer's code" : "they need the codes of their buyers";
  }
  const states = [...new Set(stuck.map(({ state }) => ORDER_STATE_WORDS[state]))];
  return `${it} ${states.join(", ")}`;
}
