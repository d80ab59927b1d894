import { addressOf } from "@suvarna/contract/client";
import { listOrders } from "@suvarna/contract/orders/calls";
import type { OwnOrderPart } from "@suvarna/domain/order";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/orders";
import { Heart, MessageCircle } from "lucide";
import type { ReactNode } from "react";
import { Link, type MetaArgs } from "react-router";
import {
  AccountFrame,
  type EmptyListLink,
  EmptyListPage,
  LoadFailure,
  MembersOnly,
} from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { SUPPORT } from "../site-map.ts";
import { BoughtMost } from "./bought-most.tsx";
import { LastSeen } from "./last-seen.tsx";
import { OrderEntry } from "./order-entry.tsx";
import { OrderGroupLinks, useShownPart } from "./order-parts.tsx";
import { listOf, useOrders } from "./order-queries.ts";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: navigation.orderHistory, personal: true }, place);

export default function OrderHistoryPage() {
  return (
    <MembersOnly
      to={say.toSeeYourOrders}
      waiting={<OrdersWaiting />}
      frame={OrdersFrame}
      person={(user) => (
        <AccountFrame user={user} title={navigation.orderHistory} beside={<OrderGroupLinks />}>
          <Orders userId={user._id} />
        </AccountFrame>
      )}
    />
  );
}

/** The frame of the page while the account is not loaded. */
function OrdersFrame({ children }: { children: ReactNode }) {
  return (
    <AccountFrame user={null} title={navigation.orderHistory}>
      {children}
    </AccountFrame>
  );
}

function Orders({ userId }: { userId: string }) {
  const show = useShownPart();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrders(
    userId,
    show,
  );
  const orders = data?.pages.flat();
  if (!orders) {
    return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <OrdersWaiting />;
  }
  if (orders.length === 0 && show !== "all") {
    return (
      <p className="border-t border-line pt-6 text-ink-soft">
        {NOTHING[show]}{" "}
        <Link to="/order-history" className="link-gold text-wine">
          {say.seeAllYourOrders}
        </Link>
      </p>
    );
  }
  if (orders.length === 0) {
    return (
      <>
        <EmptyListPage
          title={say.noOrdersFound}
          picture="green-silk"
          ways={WAYS_ON}
          action={<ButtonLink to="/productlist">{say.exploreJewellery}</ButtonLink>}
        >
          {say.noOrdersText}
        </EmptyListPage>
        <BoughtMost />
      </>
    );
  }
  return (
    <>
      <LastSeen of={addressOf(listOrders, listOf(userId, show))} />
      <ul>
        {orders.map((order) => (
          <OrderEntry key={order._id} order={order} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="mt-9 text-center">
          <Button
            look="secondary"
            busy={isFetchingNextPage && say.loading}
            onClick={() => void fetchNextPage()}
          >
            {say.showEarlierOrders}
          </Button>
        </div>
      ) : (
        <AllShown />
      )}
    </>
  );
}

const WAYS_ON: readonly EmptyListLink[] = [
  {
    to: "/wishlist",
    label: navigation.favorites,
    icon: Heart,
    detail: say.favoritesHint,
  },
  { to: SUPPORT, label: navigation.support, icon: MessageCircle, detail: say.supportHint },
];

const NOTHING: Readonly<Record<Exclude<OwnOrderPart, "all">, string>> = {
  on_the_way: say.noneOnTheWay,
  done: say.noneDone,
};

/** Says that the list of orders is complete, and how to reach the shop when an order is missing. */
function AllShown() {
  const { phone } = useShop();
  return (
    <p className="border-t border-line pt-5.5 text-caption text-ink-mute">
      {say.allShown(
        <Link key="support" to={SUPPORT} className="link-gold text-wine">
          {say.writeToSupport}
        </Link>,
        <a key="phone" href={telephoneAddress(phone)} className="link-gold num text-wine">
          {phone}
        </a>,
      )}
    </p>
  );
}

function OrdersWaiting() {
  return (
    <ul aria-busy>
      {[0, 1, 2].map((entry) => (
        <li
          key={entry}
          className="grid grid-cols-[6rem_1fr] gap-4 border-t border-line py-6.5 sm:grid-cols-[13.5rem_1fr_auto] sm:gap-7"
        >
          <Skeleton className="aspect-square sm:aspect-[216/150]" />
          <span className="space-y-3">
            <SkeletonLine className="w-24" />
            <SkeletonLine className="w-48 max-w-full" />
            <SkeletonLine className="w-32" />
          </span>
          <SkeletonLine className="w-24 max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}
