import type { User } from "@suvarna/contract/accounts/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { base } from "@suvarna/words/here/language";
import { orderHistory } from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/payment";
import { type ReactNode, useEffect, useRef } from "react";
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  redirectDocument,
  useSearchParams,
} from "react-router";
import { LoadFailure, MembersOnly } from "../accounts/index.ts";
import { isUnpaid, useOrder } from "../orders/index.ts";
import { isNotFound } from "../platform/is-not-found.ts";
import { pageMeta, usePageTitle } from "../platform/meta.ts";
import { useLeaveByDocument } from "../platform/open-document.ts";
import { keepOrderMessage } from "./order-message.ts";
import { PaymentContent } from "./payment-content.tsx";
import { SandboxWindow } from "./sandbox-window.tsx";
import { usePayment } from "./use-payment.ts";

export const meta = (place: MetaArgs) => pageMeta({ title: say.payment, personal: true }, place);

/**
 * An empty loader. With it, React Router runs `clientLoader` only for navigations, and not when the
 * document is loaded.
 */
export const loader = () => null;

/**
 * Turns a navigation to this page into the load of a new document, because only the response
 * headers of this page allow the gateways' scripts.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  // The router puts the path of the language before the address.
  throw redirectDocument(pathname.slice(base.length) + search);
}

/**
 * The payment page of an order. It redirects to the confirmation page as soon as the order is paid,
 * also when the payment is reported elsewhere first.
 */
export default function FinalPage() {
  const id = useSearchParams()[0].get("order") ?? "";
  useLeaveByDocument();
  return (
    <div className="wrap">
      <MembersOnly
        to={say.toPayForYourOrder}
        waiting={<Waiting />}
        frame={Frame}
        person={(user) => <Payment id={id} user={user} />}
      />
    </div>
  );
}

/** The payment page when no order can be shown. */
function Frame({ children }: { children: ReactNode }) {
  usePageTitle(say.payment);
  return (
    <div className="py-14 pb-24">
      <h1>{say.payment}</h1>
      <div className="mt-8">{children}</div>
    </div>
  );
}

function Waiting() {
  return <Skeleton className="h-72" />;
}

function Payment({ id, user }: { id: string; user: User }) {
  const { data: order, error, refetch } = useOrder(id);
  if (order) return <Unsettled key={id} order={order} user={user} refetch={refetch} />;
  return (
    <Frame>
      {error && !isNotFound(error) ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : error || !id ? (
        <OrderHistoryLink>{say.inOrderHistory}</OrderHistoryLink>
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

function Unsettled({
  order,
  user,
  refetch,
}: {
  order: Order;
  user: User;
  refetch: () => Promise<unknown>;
}) {
  const payment = usePayment(order, refetch);
  const { _id: id, advance } = order;
  // The link that pays the rest has the parameter `pay=rest`. A shopper without this parameter
  // comes back from the gateway after paying the advance, and gets the thanks even if the shop
  // already knew of the payment.
  const [query] = useSearchParams();
  const payingRest = query.get("pay") === "rest" && (advance?.paid ?? 0) > 0;
  const settled = payingRest ? !advance?.restOwed : !isUnpaid(order);
  const isPaid = order.paymentState === "paid" || (!payingRest && (advance?.paid ?? 0) > 0);
  // The success message is shown only once, and only if the order was seen unpaid before.
  const waited = useRef(false);
  useEffect(() => {
    if (!settled) {
      waited.current = true;
      return;
    }
    if (waited.current && isPaid) keepOrderMessage(id, say.paymentSuccessful);
    waited.current = false;
    window.location.replace(`${base}/confirm?order=${id}`);
  }, [settled, isPaid, id]);

  // The heading takes the focus when the shopper comes back from the payment window, so that a
  // screen reader begins there.
  const { sandboxWindow } = payment;
  const heading = useRef<HTMLHeadingElement>(null);
  if (settled) return <Frame>{<Waiting />}</Frame>;
  return (
    <>
      <PaymentContent
        order={order}
        user={user}
        payment={payment}
        payingRest={payingRest}
        heading={heading}
      />
      <SandboxWindow
        window={sandboxWindow}
        focusAfterwards={heading}
        onDone={(result) => {
          if (sandboxWindow) void payment.finish(sandboxWindow, result);
        }}
      />
    </>
  );
}

function OrderHistoryLink({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="text-lead text-ink-soft">{children}</p>
      <div className="mt-9">
        <ButtonLink to="/order-history">{orderHistory}</ButtonLink>
      </div>
    </>
  );
}
