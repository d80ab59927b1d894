import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/alerts";
import * as navigation from "@suvarna/words/here/navigation";
import { Heart, Scale } from "lucide";
import type { ReactNode } from "react";
import type { MetaArgs } from "react-router";
import {
  AccountFrame,
  type EmptyListLink,
  EmptyListPage,
  LoadFailure,
  MembersOnly,
} from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { GOLD_VALUE, RATES } from "../site-map.ts";
import { AlertEntry } from "./alert-entry.tsx";
import { useAlerts } from "./alert-queries.ts";
import { RestockList } from "./restock-list.tsx";
import { UnconfirmedEmailNote } from "./unconfirmed-email-note.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: navigation.priceAlerts, personal: true }, place);

/** The page with the user's price alerts, active and announced. */
export default function AlertsPage() {
  return (
    <MembersOnly
      to={say.toSeeAlerts}
      waiting={<Waiting />}
      frame={AlertsFrame}
      person={(user) => (
        <AccountFrame user={user} title={navigation.priceAlerts} lead={say.lead}>
          <UnconfirmedEmailNote className="mb-8" />
          <Alerts />
          <RestockList />
        </AccountFrame>
      )}
    />
  );
}

const WAYS_ON: readonly EmptyListLink[] = [
  {
    to: "/wishlist",
    label: navigation.favorites,
    icon: Heart,
    detail: say.followFavorite,
  },
  { to: GOLD_VALUE, label: navigation.valueOfYourGold, icon: Scale, detail: say.whatGoldComesTo },
];

/** The frame of the page while the account is not loaded. */
function AlertsFrame({ children }: { children: ReactNode }) {
  return (
    <AccountFrame user={null} title={navigation.priceAlerts} lead={say.lead}>
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
      <EmptyListPage
        title={say.noAlertsYet}
        picture="chandbali"
        ways={WAYS_ON}
        action={
          <>
            <ButtonLink to={RATES}>{say.seeTheRates}</ButtonLink>
            <ButtonLink to="/shop" look="secondary">
              {say.seeThePieces}
            </ButtonLink>
          </>
        }
      >
        {say.howToSet}
      </EmptyListPage>
    );
  }
  return (
    <ul
      tabIndex={-1}
      aria-label={navigation.priceAlerts}
      className="border-t border-line-strong outline-none"
    >
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
