import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { LoadFailure, MembersOnly } from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { OrderEntry } from "./order-entry.tsx";
import { useOrders } from "./order-queries.ts";

export const meta = () => pageMeta({ title: "Order history", personal: true });

export default function OrderHistoryPage() {
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Profile", to: "/profile" }, { label: "Order history" }]} />
      <PageHead title="Order history" />
      <MembersOnly
        to="see your orders"
        waiting={<OrdersWaiting />}
        person={(user) => <Orders userId={user._id} />}
      />
    </div>
  );
}

function Orders({ userId }: { userId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useOrders(userId);
  const orders = data?.pages.flat();
  if (!orders) {
    return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <OrdersWaiting />;
  }
  if (orders.length === 0) {
    const explore = <ButtonLink to="/productlist">Explore Jewellery</ButtonLink>;
    return <EmptyState title="No Orders Found" action={explore} />;
  }
  return (
    <>
      <ul className="border-t border-line-strong">
        {orders.map((order) => (
          <OrderEntry key={order._id} order={order} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="mt-9 text-center">
          <Button
            look="secondary"
            busy={isFetchingNextPage && "Loading..."}
            onClick={() => void fetchNextPage()}
          >
            Show earlier orders
          </Button>
        </div>
      ) : null}
    </>
  );
}

function OrdersWaiting() {
  return (
    <ul aria-busy className="border-t border-line-strong">
      {[0, 1, 2].map((entry) => (
        <li key={entry} className="flex items-center gap-6 border-b border-line py-6">
          <Skeleton className="h-20 w-44" />
          <span className="flex-1 space-y-3">
            <SkeletonLine className="w-32" />
            <SkeletonLine className="w-24" />
          </span>
          <SkeletonLine className="w-24" />
        </li>
      ))}
    </ul>
  );
}
