import { getDeskOrder } from "@suvarna/contract/orders/staff";
import { useParams } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { OrderPapers } from "./order-papers.tsx";

/** The page of all documents of an order. */
export function PapersPage() {
  const { id = "" } = useParams();
  const order = useRead(getDeskOrder, { params: { id } });
  return (
    <Answer of={order} what="The order">
      {(order) => (
        <>
          <PageHead
            title={`Papers of ${order.number}`}
            heading={
              <>
                Papers of <span className="code font-body">{order.number}</span>
              </>
            }
            crumbs={[
              { to: "/orders", name: "Orders" },
              { to: `/orders/${id}`, name: order.number },
            ]}
            crumb="Papers"
            caption={`${order.shippingAddress.fullName}, ${order.status}`}
            actions={<ButtonLink to={`/orders/${id}`}>Open the order</ButtonLink>}
          />
          <div className="max-w-120">
            <OrderPapers order={order} />
          </div>
        </>
      )}
    </Answer>
  );
}
