import type { User } from "@suvarna/contract/accounts/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { ButtonRow } from "@suvarna/ui/button-row.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/confirmation";
import * as navigation from "@suvarna/words/here/navigation";
import type { ReactNode } from "react";
import { type MetaArgs, Navigate, useSearchParams } from "react-router";
import { LoadFailure, MembersOnly } from "../accounts/index.ts";
import { refundNote, stateName, useOrder } from "../orders/index.ts";
import { isNotFound } from "../platform/is-not-found.ts";
import { pageMeta, usePageTitle } from "../platform/meta.ts";
import { Thanks } from "./thanks.tsx";

export const meta = (place: MetaArgs) => pageMeta({ title: say.yourOrder, personal: true }, place);

/**
 * The page after placing an order. It confirms the order, or states the step that the order waits
 * for. Without an order in its address the page only links to the order history. For an order that
 * has been sent, the order's own page is shown.
 */
export default function ConfirmPage() {
  const id = useSearchParams()[0].get("order");
  return (
    <MembersOnly
      to={say.toSeeYourOrder}
      waiting={<Skeleton className="h-72" />}
      frame={Frame}
      person={(user) => (id ? <Placed id={id} user={user} /> : <NoOrder title={say.thanks} />)}
    />
  );
}

function Frame({
  title = say.yourOrder,
  children,
}: {
  title?: string | undefined;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="wrap py-section">
      <h1>{title}</h1>
      <div className="mt-8">{children}</div>
    </div>
  );
}

function Placed({ id, user }: { id: string; user: User }) {
  const { data: order, error, refetch } = useOrder(id);
  if (isNotFound(error) && !order) return <NoOrder />;
  if (!order) {
    return (
      <Frame>
        {error ? (
          <LoadFailure error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </Frame>
    );
  }
  switch (order.state) {
    case "pending_payment":
    case "payment_failed":
      return <Unpaid order={order} />;
    case "cancelled":
    case "returned":
    case "refunded":
      return <ClosedOrder order={order} />;
    case "confirmed":
    case "processing":
      return <Thanks order={order} user={user} />;
    case "shipped":
    case "delivered":
      // The next steps of the thanks are in the past. The order's page shows the true ones.
      return <Navigate to={`/order-details/${order._id}`} replace />;
  }
}

function NoOrder({ title }: { title?: string }) {
  return (
    <Frame title={title}>
      <p className="text-lead text-ink-soft">{say.inOrderHistory}</p>
      <NextLinks to="/order-history" label={navigation.orderHistory} />
    </Frame>
  );
}

function Unpaid({ order }: { order: Order }) {
  const failed = order.state === "payment_failed";
  const due = <DueWithOrder key="due" order={order} />;
  const number = <OrderNumber key="number" order={order} />;
  return (
    <Frame title={failed ? say.orderNotPaid : say.orderWaits}>
      <p className="text-lead text-ink-soft">
        {failed ? say.didNotGoThrough(due, number) : say.hasNotComeYet(due, number)}
      </p>
      <NextLinks to={`/final?order=${order._id}`} label={say.completeThePayment} />
    </Frame>
  );
}

function ClosedOrder({ order }: { order: Order }) {
  const state = stateName(order);
  return (
    <Frame title={say.yourOrderWas(state)}>
      <p className="text-lead text-ink-soft">
        {say.orderWas(<OrderNumber key="number" order={order} />, state)}
        {refundNote(order)}
      </p>
      <NextLinks to={`/order-details/${order._id}`} label={say.viewYourOrder} />
    </Frame>
  );
}

function DueWithOrder({ order }: { order: Order }) {
  const due = order.advance?.due ?? order.total;
  return <Amount paise={paise(due)} className="font-semibold text-ink" />;
}

function OrderNumber({ order }: { order: Order }) {
  return <strong className="num font-semibold text-ink">#{order.number}</strong>;
}

function NextLinks({ to, label }: { to: string; label: string }) {
  return (
    <ButtonRow className="mt-9">
      <ButtonLink to={to}>{label}</ButtonLink>
      <ButtonLink to="/productlist" look="secondary">
        {say.continueShopping}
      </ButtonLink>
    </ButtonRow>
  );
}
