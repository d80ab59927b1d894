import type { Reply } from "@suvarna/contract/endpoint";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import type { listBuyerOrders } from "@suvarna/contract/orders/staff";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { listEarlierTickets } from "@suvarna/contract/support/staff";
import type { StaffTicket } from "@suvarna/contract/support/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { isSettled } from "@suvarna/domain/ticket";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Initials } from "../parts/initials.tsx";
import { Facts } from "../parts/ledger.tsx";
import { Money, sayMoney } from "../parts/money.tsx";
import { toneOfOrder } from "../parts/order-tones.ts";
import { Pill } from "../parts/pill.tsx";
import { sayPhone } from "../platform/phones.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { sayMoneyBack } from "./money-back.ts";
import { askerOf, STATE_PILLS } from "./ticket-words.ts";

const SHOWN_ORDERS = 5;
const SHOWN_PICTURES = 4;

/** The panel about the sender of a ticket: contacts, orders and earlier tickets. */
export function ShopperPane({
  ticket,
  orders,
}: {
  ticket: StaffTicket;
  orders: Reply<typeof listBuyerOrders> | undefined;
}) {
  const earlier = useRead(listEarlierTickets, { params: { id: ticket.id } }).data?.tickets ?? [];
  const mayReadCustomers = useMay("customers.read");
  const { email, phone, customerId } = ticket;
  const name = askerOf(ticket);
  const settled = earlier.filter(({ state }) => isSettled(state)).length;
  const open = earlier.length - settled + (isSettled(ticket.state) ? 0 : 1);
  return (
    <div className="bg-shell p-(--gutter) md:p-5">
      <div className="flex items-center gap-3">
        <Initials name={name} plain />
        <div className="min-w-0">
          <b className="clip font-medium" title={name}>
            {customerId && mayReadCustomers ? (
              <Link to={`/customers/${customerId}`} className="hover:text-wine">
                {name}
              </Link>
            ) : (
              name
            )}
          </b>
          <p className="text-hint text-ink-mute">
            {customerId ? "has an account" : "no account with this address"}
          </p>
        </div>
      </div>
      <div className="mt-3 text-caption">
        <Facts
          facts={[
            ...(phone ? [{ name: "Phone", value: sayPhone(phone) }] : []),
            { name: "E-mail", value: email },
            ...(customerId && orders
              ? [
                  {
                    name: "Orders",
                    value: `${orders.orders}, ${sayMoney(paise(orders.paid))} paid`,
                  },
                ]
              : []),
            {
              name: "Tickets",
              value: `${open} open, ${settled + (isSettled(ticket.state) ? 1 : 0)} settled`,
            },
            ...(orders?.prepaymentOnly ? [{ name: "Pays", value: "before dispatch only" }] : []),
          ]}
        />
      </div>
      {customerId && orders && orders.items.length > 0 ? (
        <Part title="Orders">
          {orders.items.slice(0, SHOWN_ORDERS).map((order) => (
            <OrderBlock key={order._id} order={order} />
          ))}
          {orders.orders > SHOWN_ORDERS ? (
            <Link className="link" to={`/customers/${customerId}`}>
              All {orders.orders}
            </Link>
          ) : null}
        </Part>
      ) : null}
      {earlier.length > 0 ? (
        <Part title="Was asked before">
          <ul className="grid gap-2.5">
            {earlier.map(({ id, subject, state, createdAt }) => (
              <li key={id}>
                <Link className="link" to={`/support/${id}`}>
                  {subject}
                </Link>
                <p className="text-hint text-ink-mute">
                  {STATE_PILLS[state].words.toLowerCase()}, {sayTime(createdAt)}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-4 border-t border-line pt-3.5">
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}

function OrderBlock({ order }: { order: DeskOrder }) {
  const { _id, number, state, status, items, total, createdAt } = order;
  const moneyBack = sayMoneyBack(order);
  const isOpen = state === "confirmed" || state === "processing" || state === "shipped";
  return (
    <Link
      to={`/orders/${_id}`}
      className={`mb-3 block ${isOpen ? "bg-ivory p-3" : "px-3"} hover:text-wine`}
    >
      <span className="flex items-center justify-between gap-2">
        <b className="code font-medium">{number}</b>
        <Pill tone={toneOfOrder(order)}>{status}</Pill>
      </span>
      <span className="mt-2 flex items-center gap-1">
        {items.slice(0, SHOWN_PICTURES).map(({ productId, image, size }) => (
          <img
            key={`${productId} ${size ?? ""}`}
            src={pictureVariant(image, 360, "webp")}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className="size-9 bg-sand object-cover"
          />
        ))}
        <b className="ml-auto font-medium">
          <Money paise={paise(total)} />
        </b>
      </span>
      <span className="mt-1.5 block text-hint text-ink-mute">{sayTime(createdAt)}</span>
      {moneyBack ? <span className="block text-hint text-leaf">{moneyBack}</span> : null}
    </Link>
  );
}
