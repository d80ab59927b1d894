import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import type { OrderState } from "@suvarna/domain/order";
import { istHour } from "@suvarna/words/en/indian-time";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { Link } from "react-router";
import { Money } from "../parts/money.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { sayLength, sayTime } from "../platform/times.ts";
import { Thumb } from "./thumb.tsx";

type Order = NonNullable<Figures["next"]>[number];

const TONES: Partial<Record<OrderState, Tone>> = { confirmed: "wine", processing: "amber" };
const PIECES_SHOWN = 3;
const DAY_MS = 24 * 3_600_000;

/** The list of the orders whose promised time of dispatch comes next. */
export function NextToDispatch({ orders, all }: { orders: readonly Order[]; all: number }) {
  return (
    <section aria-label="Next to dispatch" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>Next to dispatch</h2>
        {all > 0 ? (
          <Link to="/orders?view=to_dispatch" className="link ml-auto">
            All {all.toLocaleString("en-IN")}
          </Link>
        ) : null}
      </div>
      {orders.length === 0 ? (
        <p className="bg-shell p-5 text-ink-soft">Nothing waits to be dispatched.</p>
      ) : (
        <table className="w-full border-collapse max-md:block max-md:[&_tbody]:block">
          <thead className="border-b border-line-strong text-left text-hint max-md:sr-only [&_th]:py-2 [&_th]:pr-3 [&_th]:font-medium">
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Pieces</th>
              <th scope="col">State</th>
              <th scope="col">Promise</th>
              <th scope="col" className="pr-0! text-right">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Row key={order._id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ order: { _id, number, name, state, total, dispatchBy, pieces } }: { order: Order }) {
  const { words, tone } = promiseOf(dispatchBy);
  return (
    <tr className="border-b border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-2.5 md:h-11 md:[&_td]:pr-3">
      <td className="max-md:w-full">
        <span className="flex min-w-0 items-baseline gap-2">
          <Link to={`/orders/${_id}`} className="code font-medium hover:text-wine">
            {number}
          </Link>
          <span className="clip text-caption text-ink-mute md:max-w-32" title={name}>
            {name}
          </span>
        </span>
      </td>
      <td>
        <span className="flex gap-1">
          {pieces.slice(0, PIECES_SHOWN).map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of an order is identified only by its position.
            <Thumb key={place} picture={piece.picture} title={piece.name} />
          ))}
          {pieces.length > PIECES_SHOWN ? (
            <span className="self-center text-hint text-ink-mute">
              +{pieces.length - PIECES_SHOWN}
            </span>
          ) : null}
        </span>
      </td>
      <td>
        <Pill tone={TONES[state] ?? "line"}>{ORDER_STATE_WORDS[state]}</Pill>
      </td>
      <td className={`whitespace-nowrap max-md:ml-auto ${tone}`}>{words}</td>
      <td className="pr-0! text-right max-md:hidden">
        <Money paise={total} />
      </td>
    </tr>
  );
}

/** The promised time of dispatch in words, with its tone. */
function promiseOf(dispatchBy: string | null, now = Date.now()): { words: string; tone: string } {
  if (dispatchBy === null) return { words: "No promise", tone: "" };
  const by = Date.parse(dispatchBy);
  const today = indianDay(new Date(now));
  const day = indianDay(new Date(by));
  if (by < now) {
    const isYesterday = day === indianDay(new Date(now - DAY_MS));
    const words = isYesterday ? "Late since yesterday" : `Late by ${sayLength(now - by)}`;
    return { words, tone: "text-alert" };
  }
  if (day === today) return { words: `Dispatch by ${istHour(by)} today`, tone: "text-amber" };
  if (day === indianDay(new Date(now + DAY_MS))) return { words: "Dispatch by tomorrow", tone: "" };
  return { words: `Dispatch by ${sayTime(dispatchBy).replace(/,.*/, "")}`, tone: "" };
}
