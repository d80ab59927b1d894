import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { OrderPapers } from "../papers/index.ts";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { sayMoney } from "../parts/money.tsx";
import { PageHead, Section } from "../parts/page.tsx";

/** The view of a counter order that has been placed, with its tax documents. */
export function CounterDone({ order, onNext }: { order: DeskOrder; onNext(): void }) {
  const waits = order.state === "pending_payment";
  return (
    <>
      <PageHead
        title={`Order ${order.number}`}
        heading={
          <>
            Order <span className="code font-body">{order.number}</span>
          </>
        }
        caption={`${order.shippingAddress.fullName}, ${sayMoney(paise(order.total))}`}
        actions={
          <>
            <ButtonLink to={`/orders/${order._id}`}>Open the order</ButtonLink>
            <Button kind="primary" onClick={onNext}>
              Next order
            </Button>
          </>
        }
      />
      <Bar tone={waits ? "amber" : "leaf"} live="status">
        {waits
          ? "The link is sent. The pieces are kept until it is paid or its time is over."
          : order.state === "delivered"
            ? "Paid and handed over."
            : "Paid. It is in the list of orders to pack."}
      </Bar>
      <div className="mt-6 max-w-120">
        <Section title="Papers" first>
          <OrderPapers order={order} />
        </Section>
      </div>
    </>
  );
}
