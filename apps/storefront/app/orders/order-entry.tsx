import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/orders";
import { Link } from "react-router";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { OrderPill } from "./order-pill.tsx";
import { namesOf, orderPlaceWords } from "./order-words.ts";
import { ReorderButton } from "./reorder-button.tsx";
import { trackingAddress } from "./tracking.ts";
import { isPayable } from "./unpaid.ts";
import { useOrderWorth } from "./use-order-worth.ts";

const LINK = "link-gold inline-flex min-h-10 items-center text-small text-wine";

/** The states in which no part of an order is on its way to the shopper. */
const UNDONE: readonly Order["state"][] = ["cancelled", "returned", "refunded"];

/**
 * An entry in the list of orders: the pictures and names of its pieces, the order's current state,
 * and its buttons.
 */
export function OrderEntry({ order }: { order: Order }) {
  const { _id: id, number, items } = order;
  const address = `/order-details/${id}`;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1.5 border-t border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-7 sm:py-6.5 xl:grid-cols-[13.5rem_minmax(0,1fr)_auto]">
      <Link to={address} tabIndex={-1} aria-hidden>
        <Pictures items={items} faded={UNDONE.includes(order.state)} />
      </Link>
      <div className="min-w-0">
        <OrderPill order={order} />
        <h2 className="mt-2 font-body text-body leading-[1.4] font-medium tracking-normal sm:mt-2.5 sm:text-[1.0625rem]">
          <Link
            to={address}
            className="hover:underline hover:decoration-gold hover:underline-offset-4"
          >
            {namesOf(items)}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-mute">
          <span className="num whitespace-nowrap">#{number}</span>
          <span aria-hidden className="max-sm:hidden">
            {" "}
            ·
          </span>{" "}
          <time dateTime={order.createdAt} className="whitespace-nowrap">
            {longDate(order.createdAt)}
          </time>
        </p>
        <OrderFacts order={order} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4.5 gap-y-1 max-sm:col-span-2 sm:flex-col sm:items-end sm:gap-0.5 sm:text-right">
        <Amount
          paise={paise(order.total)}
          className="text-[1.0625rem] font-semibold max-sm:mr-auto"
        />
        <Link to={address} className={LINK}>
          {say.viewOrder}
          <span className="sr-only">{say.viewOrderNumber(number)}</span>
        </Link>
        {order.invoiceNumber ? (
          <Link to={`/orders/${id}/invoice`} className={LINK}>
            {say.invoice}
            <span className="sr-only">{say.ofNumber(number)}</span>
          </Link>
        ) : null}
        {order.creditNoteNumber ? (
          <Link to={`/orders/${id}/credit-note`} className={LINK}>
            {say.creditNote}
            <span className="sr-only">{say.ofNumber(number)}</span>
          </Link>
        ) : null}
        <MainAction order={order} />
      </div>
    </li>
  );
}

/**
 * The most useful button for an order: pay the order or its rest, track the parcel, or order the
 * pieces again.
 */
function MainAction({ order }: { order: Order }) {
  const { _id: id } = order;
  const tracking = trackingAddress(order);
  const place = "mt-2 max-sm:w-full";
  if (order.advance?.restOwed) {
    return (
      <ButtonLink
        to={`/final?order=${id}&pay=rest`}
        look="secondary"
        size="small"
        className={place}
      >
        {say.payTheRest}
      </ButtonLink>
    );
  }
  if (isPayable(order)) {
    return (
      <ButtonLink to={`/final?order=${id}`} size="small" className={place}>
        {say.completeThePayment}
      </ButtonLink>
    );
  }
  if (order.state === "delivered") {
    return (
      <span className={`${place} max-sm:*:w-full`}>
        <ReorderButton order={order} size="small" />
      </span>
    );
  }
  if (!tracking) return null;
  return (
    <ButtonLink
      to={tracking}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      className={place}
    >
      {say.trackIt}
    </ButtonLink>
  );
}

/**
 * The pictures of an order: one wide picture, or up to four in two columns with the number of
 * further pieces.
 */
function Pictures({ items, faded }: { items: Order["items"]; faded: boolean }) {
  const isOne = items.length === 1;
  const firstItems = items.slice(0, items.length > 4 ? 3 : 4);
  const more = items.length - firstItems.length;
  return (
    <span className={`grid gap-1.5 ${isOne ? "" : "xl:grid-cols-2"} ${faded ? "opacity-55" : ""}`}>
      {firstItems.map(({ productId, size, image }, index) => (
        <Picture
          key={`${productId} ${size ?? ""}`}
          src={image}
          alt=""
          {...PHOTOGRAPH}
          sizes={isOne ? "216px" : "128px"}
          className={`aspect-square ${isOne ? "xl:aspect-[216/150]" : ""} ${items.length === 3 && index === 0 ? "xl:col-span-2 xl:aspect-[2/1]" : ""} ${index > 0 ? "max-xl:hidden" : ""}`}
        />
      ))}
      {more > 0 ? (
        <span className="grid aspect-square place-items-center bg-shell text-small text-ink-soft max-xl:hidden">
          +{more}
        </span>
      ) : null}
    </span>
  );
}

/**
 * The latest news of an order: a note on its state, its expected arrival, or the value of its metal
 * today.
 */
function OrderFacts({ order }: { order: Order }) {
  const worth = useOrderWorth(order);
  return (
    <p className="mt-2 max-w-[36em] text-small text-ink-soft">
      {orderPlaceWords(order)}
      {order.state === "delivered" && worth
        ? say.metalWorthToday(<Amount key="worth" paise={worth.metalValue} />)
        : null}
    </p>
  );
}
