import type { User } from "@suvarna/contract/accounts/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { type ClientLoaderFunctionArgs, redirectDocument, useSearchParams } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import { isUnpaid, useOrder } from "../orders/index.ts";
import { pageMeta, usePageTitle } from "../platform/meta.ts";
import { useLeaveByDocument } from "../platform/open-document.ts";
import { tellOfPayment } from "./paid-order.ts";
import { PaymentContent } from "./payment-content.tsx";
import { SandboxWindow } from "./sandbox-window.tsx";
import { usePayment } from "./use-payment.ts";

export const meta = () => pageMeta({ title: "Payment", personal: true });

/** The loader lets `clientLoader` run only at links, and not when a document is loaded. */
export const loader = () => null;

/** A link to this page loads a new document: only its policy lets the gateways' scripts run. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

/**
 * The page on which an order is paid. It leads to the confirmation page as soon as the order is
 * paid, also when the payment is reported elsewhere first.
 */
export default function FinalPage() {
  const id = useSearchParams()[0].get("order") ?? "";
  useLeaveByDocument();
  return (
    <div className="wrap">
      <MembersOnly
        to="pay for your order"
        waiting={<Waiting />}
        frame={Frame}
        person={(user) => <Payment id={id} user={user} />}
      />
    </div>
  );
}

/** The page without an order to show. */
function Frame({ children }: { children: ReactNode }) {
  usePageTitle("Payment");
  return (
    <div className="py-14 pb-24">
      <h1>Payment</h1>
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
      {error || !id ? (
        <OrderHistoryLink>You find your orders in your order history.</OrderHistoryLink>
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
  // The link for the rest has the parameter `pay=rest`. A shopper without it comes back from the
  // gateway with the advance, and gets thanks even if the shop has heard of the money before.
  const [query] = useSearchParams();
  const payingRest = query.get("pay") === "rest" && (advance?.paid ?? 0) > 0;
  const settled = payingRest ? !advance?.restOwed : !isUnpaid(order);
  const isPaid = order.paymentState === "paid" || (!payingRest && (advance?.paid ?? 0) > 0);
  // The message is shown once, and only to a shopper who has seen the order wait.
  const waited = useRef(false);
  useEffect(() => {
    if (!settled) {
      waited.current = true;
      return;
    }
    if (waited.current && isPaid) tellOfPayment(id);
    waited.current = false;
    window.location.replace(`/confirm?order=${id}`);
  }, [settled, isPaid, id]);

  // A shopper who comes back from the payment window begins to read at the heading.
  const { sandboxWindow } = payment;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !sandboxWindow) heading.current?.focus();
    wasOpen.current = sandboxWindow !== null;
  }, [sandboxWindow]);
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
        <ButtonLink to="/order-history">Order history</ButtonLink>
      </div>
    </>
  );
}
