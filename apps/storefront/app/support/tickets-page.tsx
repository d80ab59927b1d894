import type { TicketSummary } from "@suvarna/contract/support/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/tickets";
import { Package, Wrench } from "lucide";
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
import { SUPPORT, TICKETS } from "../site-map.ts";
import { useTickets } from "./ticket-queries.ts";
import { STATE_TONES } from "./ticket-tones.ts";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.supportTickets, personal: true }, place);

/** The page with the tickets of the logged-in user. */
export default function TicketsPage() {
  return (
    <MembersOnly
      to={say.toSeeYourTickets}
      waiting={<Waiting />}
      frame={TicketsFrame}
      person={(user) => (
        <AccountFrame user={user} title={say.yourTickets}>
          <Tickets />
        </AccountFrame>
      )}
    />
  );
}

/** The frame of the page while the account is not loaded. */
function TicketsFrame({ children }: { children: ReactNode }) {
  return (
    <AccountFrame user={null} title={say.yourTickets}>
      {children}
    </AccountFrame>
  );
}

const WAYS_ON: readonly EmptyListLink[] = [
  {
    to: "/order-history",
    label: navigation.orderHistory,
    icon: Package,
    detail: say.whereAnOrderIs,
  },
  {
    to: "/return-policy",
    label: navigation.returnsAndRepair,
    icon: Wrench,
    detail: say.howBothWork,
  },
];

function Tickets() {
  const { data: tickets, error, refetch } = useTickets();
  if (!tickets) {
    return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <Waiting />;
  }
  if (tickets.length === 0) {
    return (
      <EmptyListPage
        title={say.noTicketsYet}
        picture="marble"
        ways={WAYS_ON}
        action={<ButtonLink to={SUPPORT}>{say.openATicket}</ButtonLink>}
      >
        {say.noTicketsYetText}
      </EmptyListPage>
    );
  }
  return (
    <>
      <ul className="border-t border-line-strong">
        {tickets.map((ticket) => (
          <Entry key={ticket.id} {...ticket} />
        ))}
      </ul>
      <ButtonLink to={SUPPORT} look="secondary" className="mt-8">
        {say.openATicket}
      </ButtonLink>
    </>
  );
}

/** An entry in the list of tickets. The whole entry is one link to the ticket. */
function Entry({ id, subject, typeOfSupport, state, updatedAt }: TicketSummary) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-6">
      <span className="min-w-0 flex-1 basis-60">
        <Link
          to={`${TICKETS}/${id}`}
          lang={language.langOf(subject)}
          className="block wrap-anywhere font-medium after:absolute after:inset-0 hover:underline hover:decoration-gold hover:underline-offset-4"
        >
          {subject}
        </Link>
        <span className="mt-1 block text-caption text-ink-mute">
          <span className="num">{id}</span> · {say.TYPE_WORDS[typeOfSupport]} ·{" "}
          <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
        </span>
      </span>
      <Pill tone={STATE_TONES[state]}>{say.STATE_WORDS[state]}</Pill>
    </li>
  );
}

function Waiting() {
  return (
    <ul aria-busy className="border-t border-line-strong">
      {[0, 1, 2].map((entry) => (
        <li key={entry} className="flex items-center gap-6 border-b border-line py-6">
          <span className="flex-1 space-y-3">
            <SkeletonLine className="w-56" />
            <SkeletonLine className="w-40" />
          </span>
          <Skeleton className="h-7 w-24 rounded-round" />
        </li>
      ))}
    </ul>
  );
}
