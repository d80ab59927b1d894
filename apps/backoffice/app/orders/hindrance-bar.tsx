import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { askForRest } from "@suvarna/contract/orders/staff";
import type { HindranceCode } from "@suvarna/domain/dispatch";
import { Fragment } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { useWaitingRequests } from "../parts/waiting-bar.tsx";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { CancelButton } from "./cancel-button.tsx";
import { stopsOfPage } from "./piece-draft.ts";
import { fieldId } from "./piece-fields.tsx";
import { sayHindrance } from "./words.ts";

const FIELD_OF: Partial<Record<HindranceCode, "huid" | "weight" | "again">> = {
  huid_missing: "huid",
  huid_short: "huid",
  weight_missing: "weight",
  weight_again: "again",
};

/**
 * The amber bar below the states of an order. It lists the order's hindrances, and each hindrance
 * links to its field.
 */
export function HindranceBar({ page }: { page: OrderPage }) {
  const { _id: id, state, items } = page.order;
  const waits = useWaitingRequests(id).length > 0;
  if (state !== "confirmed" && state !== "processing") return null;
  const stops = stopsOfPage(page);
  if (stops.length === 0) {
    // The bar of the waiting request says that the order may still be cancelled or refunded.
    if (waits) return null;
    const words = state === "processing" ? "Nothing hinders the dispatch." : "It can be packed.";
    return (
      <Bar tone="leaf" className="mt-4">
        {words} {whatIsDone(page)}
      </Bar>
    );
  }
  if (stops.some(({ code }) => code === "all_refunded")) {
    return (
      <Bar tone="amber" className="mt-4" actions={<CancelButton page={page} />}>
        <b className="font-semibold">Nothing to pack:</b>{" "}
        {page.pieces.length === 0 ? "every piece" : "all the money"} of this order is refunded.
        Cancel it to close it.
      </Bar>
    );
  }
  const count = stops.length === 1 ? "One thing" : `${stops.length} things`;
  return (
    <Bar tone="amber" className="mt-4" actions={<AskForRest page={page} />}>
      <b className="font-semibold">{count} before it can go:</b>{" "}
      {stops.map(({ code, line, piece }, place) => {
        const name = line === undefined ? "" : (items[line]?.name ?? "");
        const field = FIELD_OF[code];
        const words = `${sayHindrance(code).replace(/^1 /, "")}${name ? `, ${name}` : ""}`;
        return (
          <Fragment key={`${code} ${line} ${piece}`}>
            {place > 0 ? "; " : ""}
            {field && line !== undefined && piece !== undefined ? (
              <button
                type="button"
                className="link"
                onClick={() => document.getElementById(fieldId(field, line, piece))?.focus()}
              >
                {words}
              </button>
            ) : (
              words
            )}
          </Fragment>
        );
      })}
      . {whatIsDone(page)}
    </Bar>
  );
}

/** Lists the parts of the order that are already complete, so that staff need not check them. */
function whatIsDone(page: OrderPage): string {
  const { paymentState, paymentMethod, panMasked } = page.order;
  const weighed = page.pieces.filter(({ weighedMg }) => weighedMg !== null).length;
  const done = [
    paymentState === "paid" ? "paid" : paymentMethod === "COD" ? "cash at the door" : "",
    panMasked ? "PAN on file" : "",
    weighed > 0 ? `${weighed} of ${page.pieces.length} weighed` : "",
  ].filter(Boolean);
  const words = done.join(", ");
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : "";
}

function AskForRest({ page }: { page: OrderPage }) {
  const mayMove = useMay("orders.move");
  const ask = useChange(askForRest, "/staff/orders");
  const { _id: id, advance } = page.order;
  if (!mayMove || !advance?.restOwed) return null;
  return (
    <Button
      small
      busy={ask.isPending ? "Asking" : false}
      onClick={() =>
        void ask.mutateAsync({ params: { id } }).then(
          () => toast.done("The shopper is asked for the rest"),
          (error: unknown) => toast.failed(...failureWords(error, "Not asked")),
        )
      }
    >
      Ask for the rest
    </Button>
  );
}
