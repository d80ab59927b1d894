import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { Heart, Scale } from "lucide-react";
import type { ReactNode } from "react";
import {
  AccountFrame,
  EmptyPlace,
  LoadFailure,
  MembersOnly,
  type WayOn,
} from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { GOLD_VALUE, RATES } from "../site-map.ts";
import { AlertEntry } from "./alert-entry.tsx";
import { useAlerts } from "./alert-queries.ts";
import { ReachableNote } from "./reachable-note.tsx";
import { RestockList } from "./restock-list.tsx";

export const meta = () => pageMeta({ title: "Price alerts", personal: true });

const TITLE = "Price alerts";
const LEAD = "We write to you once, when a rate or a piece costs less than the price you set.";

/** The page with the user's price alerts, active and announced. */
export default function AlertsPage() {
  return (
    <MembersOnly
      to="see your price alerts"
      waiting={<Waiting />}
      frame={AlertsFrame}
      person={(user) => (
        <AccountFrame user={user} title={TITLE} lead={LEAD}>
          <ReachableNote className="mb-8" />
          <Alerts />
          <RestockList />
        </AccountFrame>
      )}
    />
  );
}

const WAYS_ON: readonly WayOn[] = [
  {
    to: "/wishlist",
    label: "Favorites",
    icon: Heart,
    detail: "Follow one that you kept for later",
  },
  { to: GOLD_VALUE, label: "Value of your gold", icon: Scale, detail: "What it comes to today" },
];

/** The frame of the page while the account is not loaded. */
function AlertsFrame({ children }: { children: ReactNode }) {
  return (
    <AccountFrame user={null} title={TITLE} lead={LEAD}>
      {children}
    </AccountFrame>
  );
}

function Alerts() {
  const { data, error, refetch } = useAlerts();
  if (!data)
    return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <Waiting />;
  if (data.alerts.length === 0) {
    return (
      <EmptyPlace
        title="No price alerts yet"
        picture="chandbali"
        ways={WAYS_ON}
        action={
          <>
            <ButtonLink to={RATES}>See the rates</ButtonLink>
            <ButtonLink to="/shop" look="secondary">
              See the pieces
            </ButtonLink>
          </>
        }
      >
        Choose "Tell me when the price falls" beside a rate or on the page of a piece.
      </EmptyPlace>
    );
  }
  return (
    <ul className="border-t border-line-strong">
      {data.alerts.map((alert) => (
        <AlertEntry key={alert._id} alert={alert} />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <ul aria-busy className="border-t border-line-strong">
      {[0, 1, 2].map((entry) => (
        <li key={entry} className="flex items-center gap-6 border-b border-line py-6">
          <Skeleton className="size-18" />
          <span className="flex-1 space-y-3">
            <SkeletonLine className="w-40" />
            <SkeletonLine className="w-56" />
          </span>
        </li>
      ))}
    </ul>
  );
}
