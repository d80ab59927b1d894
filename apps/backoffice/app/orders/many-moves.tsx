import { moveOrders, resendLetters } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { canMove } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { Printer } from "lucide";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { MOST_SLIPS } from "../papers/index.ts";
import { BulkBar } from "../parts/bulk-bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { useKey } from "../platform/keys.ts";
import { useChange } from "../platform/queries.ts";
import { GiveTo } from "./give-to.tsx";
import { useBatches } from "./use-batches.ts";
import { countOf } from "./words.ts";

type Move = "processing" | "delivered";

/**
 * The bar for the chosen orders. Before the press it says how many of the orders can't move, and
 * why.
 */
export function ManyMoves({
  rows,
  chooseAll,
  onNone,
}: {
  rows: readonly OrderRow[];
  /** The button that chooses the orders of all pages. */
  chooseAll: ReactNode;
  onNone(): void;
}) {
  const batches = useBatches();
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
    const isSent = await batches.run(
      "Moving",
      rows.filter((row) => !isStuck(row)).map(({ _id, state: from }) => ({ _id, from })),
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
      },
    );
    if (isSent) onNone();
  }

  async function mailAll(): Promise<void> {
    const isSent = await batches.run(
      "Sending",
      rows.map(({ _id }) => _id),
      async (orders) => {
        const { sent: changed, refused } = await resend.mutateAsync({
          body: { orders: [...orders] },
        });
        return { changed, refused };
      },
      {
        now: (letters) => `Sending ${letters.toLocaleString("en-IN")} letters`,
        done: (letters) =>
          letters === 1
            ? "1 letter goes out again"
            : `${letters.toLocaleString("en-IN")} letters go out again`,
        refused: (orders) => `${countOf(orders)} had none to send`,
        failed: "No letter was sent",
      },
    );
    if (isSent) onNone();
  }

  const moving = batches.button("Moving");
  const slips = `/papers/packing-slips?orders=${rows.map(({ _id }) => _id).join(",")}`;
  const isPrintable = rows.length <= MOST_SLIPS;
  const navigate = useNavigate();
  useKey("p", () => void navigate(slips), rows.length > 0 && isPrintable);

  return (
    <BulkBar count={rows.length} onNone={onNone}>
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
        onClick={() => void moveAll()}
      >
        Move to {ORDER_STATE_WORDS[to]}
      </MoneyButton>
      <GiveTo rows={rows} batches={batches} onDone={onNone} />
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
