import { addressOf } from "@suvarna/contract/client";
import { getOrder } from "@suvarna/contract/orders/calls";
import type { OwnOrder } from "@suvarna/contract/orders/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { ButtonRow } from "@suvarna/ui/button-row.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/order-page";
import { ArrowLeft } from "lucide";
import { type ReactNode, Suspense } from "react";
import { type MetaArgs, useParams } from "react-router";
import { LoadFailure, MembersOnly } from "../accounts/index.ts";
import { isNotFound } from "../platform/is-not-found.ts";
import { pageMeta, usePageTitle } from "../platform/meta.ts";
import { ReviewItems } from "../reviews/index.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { DoorCode } from "./door-code.tsx";
import { LastSeen } from "./last-seen.tsx";
import { OrderAction } from "./order-action.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderPill } from "./order-pill.tsx";
import { useOrder } from "./order-queries.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderWaiting } from "./order-waiting.tsx";
import { orderStateNote } from "./order-words.ts";
import { OrderWorth } from "./order-worth.tsx";
import { ReorderButton } from "./reorder-button.tsx";
import { ReturnNotice } from "./return-notice.tsx";
import { ReturnOrder } from "./return-order.tsx";

export const meta = (place: MetaArgs) => pageMeta({ title: say.order, personal: true }, place);

const PushOffer = optionalPart(() =>
  import("../push/push-offer.tsx").then(({ PushOffer }) => PushOffer),
);

/** The page of an order, which is available at two addresses. */
export default function OrderPage() {
  const { id = "" } = useParams();
  return (
    <div className="wrap pb-section">
      <MembersOnly to={say.toSeeYourOrder} waiting={<OrderWaiting />} frame={OrderFrame}>
        {() => <OrderContent id={id} />}
      </MembersOnly>
    </div>
  );
}

const WAY = [
  { label: navigation.profile, to: "/profile" },
  { label: navigation.orderHistory, to: "/order-history" },
];

/** The frame of the page while the order is loading, or when the order does not exist. */
function OrderFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Breadcrumb trail={[...WAY, { label: say.order }]} />
      <h1 className="pt-10 pb-9">{say.order}</h1>
      {children}
    </>
  );
}

function OrderContent({ id }: { id: string }) {
  const { data: order, error, refetch } = useOrder(id);
  if (order) return <OrderDetail order={order} />;
  return (
    <OrderFrame>
      {error ? null : <OrderWaiting />}
      {isNotFound(error) ? <OrderNotFound /> : null}
      {error && !isNotFound(error) ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : null}
    </OrderFrame>
  );
}

function OrderNotFound() {
  return (
    <EmptyState
      title={say.orderNotFound}
      action={<ButtonLink to="/order-history">{say.seeYourOrders}</ButtonLink>}
    >
      {say.maybeAnotherAccount}
    </EmptyState>
  );
}

function OrderDetail({ order }: { order: OwnOrder }) {
  usePageTitle(say.orderNumber(order.number));
  const stateNote = orderStateNote(order);
  return (
    <>
      <Breadcrumb trail={[...WAY, { label: order.number }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-9 gap-y-5 pt-10 pb-9">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-4">
            <h1>
              {say.orderBefore}
              <span className="num font-body text-[0.82em] font-light tracking-[0.01em]">
                #{order.number}
              </span>
            </h1>
            <OrderPill order={order} />
          </div>
          <p className="mt-2 text-ink-soft">
            {say.placedOn(
              <time key="placed" dateTime={order.createdAt}>
                {longDate(order.createdAt)}
              </time>,
            )}
          </p>
          {stateNote ? <p className="mt-2 max-w-[34em]">{stateNote}</p> : null}
          <LastSeen of={addressOf(getOrder, { params: { id: order._id } })} />
          <Suspense>
            <PushOffer about="order" className="mt-2" />
          </Suspense>
        </div>
        <OrderAction order={order} />
      </div>
      <OrderTimeline order={order} />
      {order.doorCode ? <DoorCode code={order.doorCode} /> : null}
      {order.return ? <ReturnNotice request={order.return} /> : null}
      <div className="grid items-start gap-11 pt-12 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_24.5rem] xl:gap-16">
        <div>
          <h2 className="mb-4 text-[1.625rem] font-normal">{say.items}</h2>
          <OrderItems order={order} />
          <ReviewItems order={order} />
          <OrderWorth order={order} />
          <ButtonRow className="mt-9">
            <ReorderButton order={order} />
            <ReturnOrder order={order} />
            <CancelOrder order={order} />
          </ButtonRow>
          <TextLink
            to="/order-history"
            before={<Icon of={ArrowLeft} size={17} />}
            className="mt-6.5"
          >
            {say.allOrders}
          </TextLink>
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}
