import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { ButtonRow } from "@suvarna/ui/button-row.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { Spinner } from "@suvarna/ui/spinner.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { type ClientLoaderFunctionArgs, redirectDocument, useSearchParams } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import { isTimeToPayOver, isUnpaid, payByWords, useOrder } from "../orders/index.ts";
import { pageMeta, usePageTitle } from "../platform/meta.ts";
import { useLeaveByDocument } from "../platform/open-document.ts";
import { tellOfPayment } from "./paid-order.ts";
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
    <div className="wrap py-section">
      <MembersOnly to="pay for your order" waiting={<Waiting />} frame={Frame}>
        {() => <Payment id={id} />}
      </MembersOnly>
    </div>
  );
}

function Frame({ title = "Payment", children }: { title?: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <div className="mt-8 max-w-read">{children}</div>
    </>
  );
}

function Waiting() {
  return <Skeleton className="h-72" />;
}

function Payment({ id }: { id: string }) {
  const { data: order, error, refetch } = useOrder(id);
  if (order) return <Unsettled key={id} order={order} refetch={refetch} />;
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

function Unsettled({ order, refetch }: { order: Order; refetch: () => Promise<unknown> }) {
  const payment = usePayment(order, refetch);
  const { _id: id, state } = order;
  const { advance } = order;
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

  // While the window was fetched its button was busy, and lost the focus that comes back now.
  const { sandboxWindow } = payment;
  const payButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !sandboxWindow) payButton.current?.focus();
    wasOpen.current = sandboxWindow !== null;
  }, [sandboxWindow]);
  if (settled) return <Frame>{<Waiting />}</Frame>;

  const failed = state === "payment_failed";
  const over = isTimeToPayOver(order);
  const due = payingRest ? advance?.rest : advance?.due;
  const sum = <Amount paise={paise(due ?? order.total)} className="font-semibold text-ink" />;
  const number = <strong className="num font-semibold text-ink">#{order.number}</strong>;
  return (
    <Frame
      title={payment.isConfirming ? "Waiting for your bank" : titleOf({ failed, over, payingRest })}
    >
      {payment.isConfirming ? (
        <p role="status" className="flex items-start gap-3.5 text-lead text-ink-soft">
          <Spinner />
          <span>
            We ask whether {sum} for order {number} has come. This page goes on by itself; you may
            also close it and look at your order later.
          </span>
        </p>
      ) : (
        <>
          <p className="text-lead text-ink-soft">
            <AmountDue order={order} number={number} payingRest={payingRest} />{" "}
            {order.payment && !payingRest && !failed ? (
              <>
                Your pieces are kept for you until{" "}
                <span className="num">{payByWords(order, order.payment)}</span>.
              </>
            ) : null}
          </p>
          {failed ? <Failure over={over} unverified={payment.unverified} /> : null}
        </>
      )}
      {payment.unverified && !failed ? (
        <Notice kind="error" className="mt-6">
          <p className="font-semibold">{payment.unverified}</p>
          <p>
            {payingRest
              ? "Your order is kept as it is: you can pay the rest again. Money that was taken all the same goes back by itself."
              : "The gateway has not told us of your money. Should it come later, this page goes on by itself, and nothing is charged twice."}
          </p>
        </Notice>
      ) : null}
      {payment.failure ? (
        <Notice kind="error" className="mt-6">
          {payment.failure}
        </Notice>
      ) : null}
      <ButtonRow className="mt-9">
        {over ? <ButtonLink to="/productlist">Continue Shopping</ButtonLink> : null}
        {payment.isConfirming || over ? null : (
          <Button
            ref={payButton}
            onClick={() => void payment.pay()}
            busy={payment.busy && "Opening..."}
          >
            {payingRest ? "Pay the rest" : failed ? "Pay again" : "Pay now"}
          </Button>
        )}
        <ButtonLink to={`/order-details/${id}`} look="secondary">
          View your order
        </ButtonLink>
      </ButtonRow>
      <SandboxWindow
        window={sandboxWindow}
        onDone={(result) => {
          if (sandboxWindow) void payment.finish(sandboxWindow, result);
        }}
      />
    </Frame>
  );
}

/** States the amount that is due now, and the order's total. */
function AmountDue({
  order: { total, advance },
  number,
  payingRest,
}: {
  order: Order;
  number: ReactNode;
  payingRest: boolean;
}) {
  const sum = (rupees: number) => (
    <Amount paise={paise(rupees)} className="font-semibold text-ink" />
  );
  if (!advance) {
    return (
      <>
        Order {number} comes to {sum(total)}.
      </>
    );
  }
  return payingRest ? (
    <>
      Order {number} comes to {sum(total)}. Your advance of {sum(advance.due)} is paid; the rest of{" "}
      {sum(advance.rest)} is due before dispatch.
    </>
  ) : (
    <>
      Order {number} comes to {sum(total)}. The advance of {sum(advance.due)} is due now, the rest
      of {sum(advance.rest)} before dispatch.
    </>
  );
}

function titleOf({
  failed,
  over,
  payingRest,
}: {
  failed: boolean;
  over: boolean;
  payingRest: boolean;
}): string {
  if (payingRest) return "Pay the rest of your order";
  if (over) return "The time to pay is over";
  return failed ? "Payment failed" : "Complete your payment";
}

function Failure({ over, unverified }: { over: boolean; unverified: string | null }) {
  return (
    <Notice kind={over ? "warning" : "error"} className="mt-6">
      {unverified ? <p className="font-semibold">{unverified}</p> : null}
      {over
        ? "Your pieces are on sale again, and nothing is charged for this order. If you have paid and your bank is slow, the order is still confirmed when its pieces can be had; else your money goes back by itself."
        : "The payment did not go through. Your order is kept as it is: you can pay it again. Money that was taken all the same goes back by itself."}
    </Notice>
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
