import { getDeskOrder, previewRefund } from "@suvarna/contract/orders/staff";
import { paise } from "@suvarna/domain/money";
import { useNavigate, useParams } from "react-router";
import { Dialog } from "../../parts/dialog.tsx";
import { sayMoney } from "../../parts/money.tsx";
import { Answer, Empty } from "../../parts/states.tsx";
import { useRead } from "../../platform/queries.ts";
import { OrderPage } from "../order-page.tsx";
import { RefundForm } from "./refund-form.tsx";

/**
 * The dialog that refunds an order: the whole order, some of its pieces, or an amount. The order
 * stays visible behind the dialog.
 */
export function RefundPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const order = useRead(getDeskOrder, { params: { id } });
  // A preview of a refund of the whole order gives the amounts that are left of the order and of
  // each line.
  const whole = useRead(previewRefund, { params: { id }, body: { whole: true } }, { staleTime: 0 });
  const close = () => void navigate(`/orders/${id}`);
  const number = order.data?.number ?? "";
  return (
    <>
      <OrderPage />
      <Dialog
        open
        onClose={close}
        wide
        hasClose
        title={
          <>
            Refund order <span className="code font-body text-[1.25rem]">{number}</span>
          </>
        }
        {...(whole.data
          ? {
              description: `The shop holds ${sayMoney(paise(whole.data.left))}. It can give back at most that${whole.data.isByHand ? ", by bank transfer or UPI" : ", the way it was paid"}.`,
            }
          : {})}
      >
        <Answer of={order} what="The order">
          {(seen) => (
            <Answer of={whole} what="The refund">
              {(book) =>
                book.isPossible && book.left > 0 ? (
                  <RefundForm order={seen} book={book} onClose={close} />
                ) : (
                  <Empty title={book.left > 0 ? "Nothing can go back yet" : "All of it went back"}>
                    {book.left > 0
                      ? "The order is not paid in full, or it is cancelled or returned, and then its money goes back as a whole."
                      : null}
                  </Empty>
                )
              }
            </Answer>
          )}
        </Answer>
      </Dialog>
    </>
  );
}
