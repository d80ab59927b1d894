import type { Ticket } from "@suvarna/contract/support/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import { Skeleton, SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/tickets";
import type { ReactNode } from "react";
import { type MetaArgs, useParams } from "react-router";
import { LoadFailure, MembersOnly } from "../accounts/index.ts";
import { isNotFound } from "../platform/is-not-found.ts";
import { pageMeta } from "../platform/meta.ts";
import { SUPPORT, TICKETS } from "../site-map.ts";
import { ReplyForm } from "./reply-form.tsx";
import { NEWEST_MESSAGE_ID, Thread } from "./thread.tsx";
import { TicketEnd } from "./ticket-end.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { useTicket } from "./ticket-queries.ts";
import { STATE_TONES } from "./ticket-tones.ts";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.supportTicket, personal: true }, place);

/** The number of messages from which a ticket has a link to its newest message. */
const SEEN_AT_ONCE = 4;

/** The page of a ticket: its messages and a form for a reply. */
export default function TicketPage() {
  const { id = "" } = useParams();
  return (
    <div className="wrap pb-section">
      <MembersOnly to={say.toSeeYourTicket} waiting={<Waiting />} frame={Frame}>
        {() => <TicketContent id={id} />}
      </MembersOnly>
    </div>
  );
}

const WAY = [
  { label: navigation.support, to: SUPPORT },
  { label: say.yourTickets, to: TICKETS },
];

/** The frame of the page while the ticket is loading, or when the ticket does not exist. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Breadcrumb trail={[...WAY, { label: say.ticket }]} />
      <h1 className="pt-10 pb-9">{say.ticket}</h1>
      {children}
    </>
  );
}

function TicketContent({ id }: { id: string }) {
  const { data: ticket, error, refetch } = useTicket(id);
  if (ticket) return <TicketDetail ticket={ticket} />;
  return (
    <Frame>
      {error ? null : <Waiting />}
      {isNotFound(error) ? (
        <EmptyState
          title={say.ticketNotFound}
          action={<ButtonLink to={TICKETS}>{say.seeYourTickets}</ButtonLink>}
        >
          {say.mayBelongToAnother}
        </EmptyState>
      ) : null}
      {error && !isNotFound(error) ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : null}
    </Frame>
  );
}

function TicketDetail({ ticket }: { ticket: Ticket }) {
  const { id, subject, state, messages } = ticket;
  return (
    <>
      <Breadcrumb trail={[...WAY, { label: id }]} />
      <div className="max-w-read pt-10 pb-9">
        <Pill tone={STATE_TONES[state]}>{say.STATE_WORDS[state]}</Pill>
        <h1 lang={language.langOf(subject)} className="mt-4 wrap-anywhere">
          {subject}
        </h1>
        {messages.length > SEEN_AT_ONCE ? (
          <a
            href={`#${NEWEST_MESSAGE_ID}`}
            className="link-gold inline-flex min-h-11 items-center text-wine"
          >
            {say.goToTheNewest}
          </a>
        ) : null}
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-10">
          <Thread messages={messages} />
          <TicketEnd ticket={ticket} />
          {state === "closed" ? null : <ReplyForm key={id} id={id} />}
        </div>
        <TicketFacts ticket={ticket} />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid max-w-read gap-10">
      {[0, 1].map((message) => (
        <div key={message} className="grid gap-3 border-t border-line pt-6">
          <SkeletonLine className="w-40" />
          <Skeleton className="h-22" />
        </div>
      ))}
    </div>
  );
}
