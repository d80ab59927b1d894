import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { longDate } from "@suvarna/words/en/indian-time";
import { Link } from "react-router";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { OrderPill } from "./order-pill.tsx";
import { useOrderWorth } from "./use-order-worth.ts";

const PICTURES = 3;

/** An order in the list. The whole entry is one link. */
export function OrderEntry({ order }: { order: Order }) {
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const worth = useOrderWorth(order);
  const more = order.items.length - PICTURES;
  return (
    <li className="relative flex flex-wrap gap-x-6 gap-y-4 border-b border-line py-6 sm:items-center">
      <span className="flex w-full gap-2 sm:w-60">
        {order.items.slice(0, PICTURES).map((item) => (
          <Picture
            key={`${item.productId} ${item.size ?? ""} ${item.engraving ?? ""}`}
            src={item.image}
            alt={item.name}
            {...PHOTOGRAPH}
            sizes="72px"
            className="h-20.5 w-18"
          />
        ))}
        {more > 0 ? <span className="self-center text-small text-ink-mute">+{more}</span> : null}
      </span>
      <span className="min-w-0 flex-1 sm:basis-48">
        <Link
          to={`/order-details/${order._id}`}
          className="num font-medium after:absolute after:inset-0 hover:underline"
        >
          Order #{order.number}
        </Link>
        <span className="mt-0.75 block text-caption text-ink-mute">
          <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time> ·{" "}
          {count === 1 ? "1 piece" : `${count} pieces`}
        </span>
      </span>
      <span className="flex flex-col items-end gap-2 sm:contents">
        <OrderPill state={order.state} />
        <span className="ml-auto text-right font-semibold sm:w-40">
          <Amount paise={paise(order.total)} />
          {order.advance?.restOwed ? (
            <span className="block text-caption font-normal text-amber">
              Rest due <Amount paise={paise(order.advance.rest)} />
            </span>
          ) : null}
          {worth ? (
            <span className="block text-caption font-normal text-ink-mute">
              Metal today <Amount paise={worth.metalValue} />
            </span>
          ) : null}
        </span>
      </span>
    </li>
  );
}
