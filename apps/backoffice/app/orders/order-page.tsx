import type { OrderPage as Page } from "@suvarna/contract/orders/order-page";
import { getOrderPage } from "@suvarna/contract/orders/staff-desk";
import { cameBackUndelivered } from "@suvarna/domain/order";
import { longMoment } from "@suvarna/words/en/indian-time";
import { useParams } from "react-router";
import { OtherViewers } from "../parts/other-viewers.tsx";
import { PageHead, WithSide } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useFieldDrafts } from "../parts/use-field-drafts.ts";
import { WaitingBar } from "../parts/waiting-bar.tsx";
import { useRead } from "../platform/queries.ts";
import { Assignee } from "./assignee.tsx";
import { Delivery } from "./delivery-fields.tsx";
import { HindranceBar } from "./hindrance-bar.tsx";
import { KeptBackBar } from "./kept-back-bar.tsx";
import { MoneyBook } from "./money-book.tsx";
import { Neighbours } from "./neighbours.tsx";
import { OrderActions, OrderDock } from "./order-actions.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderPath } from "./order-path.tsx";
import { OrderSums, Papers, Risk } from "./order-side.tsx";
import { refundsOf, withDrafts } from "./piece-draft.ts";
import { PiecesSection } from "./pieces-section.tsx";
import { RepaymentBar } from "./repayment-bar.tsx";
import { ReturnBar } from "./return-bar.tsx";
import { Letters, Shopper } from "./shopper-side.tsx";
import { useWeighing } from "./use-weighing.ts";
import { paymentOfPage, stateLook } from "./words.ts";

/** The page of an order with all its data, from packing to delivery. */
export function OrderPage() {
  const { id = "" } = useParams();
  const page = useRead(getOrderPage, { params: { id } });
  return (
    <Answer of={page} what="The order">
      {(data) => (data.order._id === id ? <Order key={id} page={data} /> : null)}
    </Answer>
  );
}

function Order({ page }: { page: Page }) {
  const drafts = useFieldDrafts();
  const weighing = useWeighing(page);
  /** Saves the field in which the user types, and tells whether everything typed is saved. */
  async function saveTyped(): Promise<boolean> {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    await weighing.whenSent();
    return !drafts.hasUnsaved();
  }
  const { order } = page;
  const pieces = withDrafts(page, drafts);
  const isOpen = order.state === "confirmed" || order.state === "processing";
  const back = isOpen ? refundsOf(page, pieces).total : 0;
  const payment = paymentOfPage(page);
  const look = stateLook(order, cameBackUndelivered(order));
  return (
    <>
      <div className="relative">
        <PageHead
          title={`Order ${order.number}`}
          heading={
            <>
              Order{" "}
              <span className="font-body text-[1.625rem] font-normal tracking-[0.02em]">
                {order.number}
              </span>
            </>
          }
          crumbs={[{ to: "/orders", name: "Orders" }]}
          crumb={order.number}
          beside={
            <>
              <Pill tone={look.tone}>{look.words}</Pill>
              <Pill tone={payment.tone}>{payment.words}</Pill>
              <OtherViewers topic="orders" id={order._id} />
            </>
          }
          caption={`${order.shippingAddress.fullName}, placed ${longMoment(order.createdAt)}`}
          actions={<OrderActions page={page} saveTyped={saveTyped} />}
        />
        <div className="absolute top-0 right-0">
          <Neighbours id={order._id} />
        </div>
      </div>
      <OrderPath page={page} />
      <HindranceBar page={page} />
      <WaitingBar subject={order._id} />
      <ReturnBar page={page} />
      <KeptBackBar page={page} />
      <RepaymentBar page={page} />
      <div className="mt-6">
        <WithSide
          side={
            <>
              <OrderSums page={page} backPaise={back} />
              <Assignee page={page} />
              <Risk page={page} />
              <Shopper page={page} />
              <Papers page={page} />
              <Letters page={page} />
            </>
          }
        >
          <div data-pieces>
            <PiecesSection page={page} pieces={pieces} drafts={drafts} keep={weighing.keep} />
            <Delivery page={page} drafts={drafts} keep={weighing.keep} />
          </div>
          <MoneyBook page={page} />
          <OrderHistory page={page} />
        </WithSide>
      </div>
      <OrderDock page={page} saveTyped={saveTyped} />
    </>
  );
}
