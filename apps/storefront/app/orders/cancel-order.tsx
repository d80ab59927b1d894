import { cancelOrder } from "@suvarna/contract/orders/calls";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { canMove } from "@suvarna/domain/order";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/orders";
import { useState } from "react";
import { rememberOrder } from "./order-queries.ts";
import { useOrderCall } from "./use-order-call.ts";

/**
 * The button that cancels an order before its dispatch, after a dialog has explained the refund.
 */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const [busy, cancel] = useOrderCall((api) =>
    api.call(cancelOrder, { params: { id: order._id } }),
  );
  if (!canMove(order.state, "cancelled")) return null;

  async function agree(): Promise<void> {
    const cancelled = await cancel();
    setAsking(false);
    if (!cancelled) return;
    rememberOrder(cancelled);
    toast.success(say.orderCancelled);
  }
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {say.cancelOrder}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        focusesItself
        title={say.cancelThisOrder}
        description={<CancellationRefund order={order} />}
        actions={
          <>
            <Button wide busy={busy && say.cancelling} onClick={() => void agree()}>
              {say.yesCancel}
            </Button>
            <Button wide look="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {say.keepTheOrder}
            </Button>
          </>
        }
      />
    </>
  );
}

/**
 * Whether the order's payment state says that the shop has received the total. Advances are not
 * considered.
 */
const IS_PAID: Readonly<Record<Order["paymentState"], boolean>> = {
  pending: false,
  on_delivery: false,
  rest_due: false,
  paid: true,
  failed: false,
  not_paid: false,
  refund_due: true,
  refund_by_bank: true,
  refunded: false,
};

/**
 * Says what becomes of the money when the order is cancelled. Refunds in part have already decided
 * about what they gave back. Money that was paid at the counter goes back by a bank transfer.
 */
function CancellationRefund({ order }: { order: Order }) {
  const paid = order.advance?.paid ?? (IS_PAID[order.paymentState] ? order.total : 0);
  if (paid === 0) return <p>{say.nothingToGoBack}</p>;
  const left = paise(paid) - paise(order.refunded ?? 0);
  if (left <= 0) return <p>{say.paidIsBack}</p>;
  const sum = <Amount key="sum" paise={left} className="font-semibold text-ink" />;
  const goesBack = order.paymentMethod === "COUNTER" ? say.paidGoesToBank : say.paidGoesBack;
  return <p>{goesBack(sum)}</p>;
}
