import type { Order } from "@suvarna/contract/orders/schemas";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/orders";
import { Link } from "react-router";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { OrderPill } from "./order-pill.tsx";
import { namesOf, orderPlaceWords } from "./order-words.ts";

/**
 * An order as a tile that links to the order's page: one picture, the names of its pieces, and its
 * state.
 */
export function OrderTile({ order }: { order: Order }) {
  const { _id: id, number, items } = order;
  return (
    <Link
      to={`/order-details/${id}`}
      className="group grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 bg-shell p-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-7 sm:p-7"
    >
      <Picture
        src={items[0]?.image ?? ""}
        alt=""
        {...PHOTOGRAPH}
        sizes="128px"
        className="aspect-square"
      />
      <span className="min-w-0">
        <OrderPill order={order} />
        <b className="heading-3 mt-2.5 block font-normal wrap-anywhere group-hover:text-wine">
          {namesOf(items)}
        </b>
        <span className="mt-1 block text-small text-ink-soft">
          {orderPlaceWords(order)}
          {say.orderBefore}
          <span className="num">#{number}</span>
        </span>
      </span>
    </Link>
  );
}
