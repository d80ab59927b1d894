import { moveOrders, resendLetters } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { canMove } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { Printer } from "lucide-react";
import { useNavigate } from "react-router";
import { BulkBar } from "../parts/bulk-bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { useChange } from "../platform/queries.ts";
import { GiveTo } from "./give-to.tsx";
import { countOf } from "./words.ts";

type Move = "processing" | "delivered";

/**
 * The bar for the chosen orders. Before the press it says how many of the orders can't move, and
 * why.
 */
export function ManyMoves({ rows, onNone }: { rows: readonly OrderRow[]; onNone(): void }) {
  const move = useChange(moveOrders, "/staff/orders");
  const resend = useChange(resendLetters, "/staff/orders/:id/page");
  // The bar offers the move that is possible for most of the chosen orders.
  const to: Move =
    rows.filter(({ state }) => state === "shipped").length * 2 > rows.length
      ? "delivered"
      : "processing";
  const stuck = rows.filter(
    ({ state, needsDoorCode }) => !canMove(state, to) || (to === "delivered" && needsDoorCode),
  );
  const movable = rows.length - stuck.length;

  async function run(): Promise<void> {
    try {
      const orders = rows
        .filter((row) => !stuck.includes(row))
        .map(({ _id, state: from }) => ({ _id, from }));
      const { moved, refused } = await move.mutateAsync({ body: { to, orders } });
      if (moved.length > 0)
        toast.done(`${countOf(moved.length)} moved to ${ORDER_STATE_WORDS[to]}`);
      const [first] = refused;
      if (first) toast.failed(`${countOf(refused.length)} could not move`, first.message);
      onNone();
    } catch (error) {
      toast.failed("Nothing was moved", sentenceOf(error));
    }
  }

  async function mail(): Promise<void> {
    try {
      const body = { orders: rows.map(({ _id }) => _id) };
      const { sent, refused } = await resend.mutateAsync({ body });
      const many = sent.length === 1 ? "1 letter goes" : `${sent.length} letters go`;
      if (sent.length > 0) toast.done(`${many} out again`);
      const [first] = refused;
      if (first) toast.failed(`${countOf(refused.length)} had none to send`, first.message);
      onNone();
    } catch (error) {
      toast.failed("No letter was sent", sentenceOf(error));
    }
  }

  const slips = `/papers/packing-slips?orders=${rows.map(({ _id }) => _id).join(",")}`;
  const navigate = useNavigate();
  useKey("p", () => void navigate(slips), rows.length > 0);

  return (
    <BulkBar count={rows.length} onNone={onNone}>
      <ButtonLink small icon={Printer} hotkey="P" to={slips}>
        {rows.length === 1 ? "Packing slip" : "Packing slips"}
      </ButtonLink>
      <MoneyButton
        small
        disabled={movable === 0}
        busy={move.isPending ? "Moving" : false}
        onClick={() => void run()}
      >
        Move to {ORDER_STATE_WORDS[to]}
      </MoneyButton>
      <GiveTo rows={rows} onDone={onNone} />
      <Button small busy={resend.isPending ? "Sending" : false} onClick={() => void mail()}>
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
