import type { Reply } from "@suvarna/contract/endpoint";
import type { TicketView } from "@suvarna/contract/support/constants";
import type { countTickets } from "@suvarna/contract/support/staff";
import type { StaffTicketSummary } from "@suvarna/contract/support/staff-schemas";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { sayLength } from "../platform/times.ts";
import { ClockLine } from "./clock-line.tsx";
import { clockOf } from "./ticket-clock.ts";
import { askerOf, EMPTY_WORDS, TYPE_WORDS, VIEW_TABS } from "./ticket-words.ts";
import { useNow } from "./use-now.ts";

type Counts = Reply<typeof countTickets>;

/**
 * The head of the ticket queue: its views with their numbers, the user's own tickets, and the
 * search.
 */
export function QueueHead({ view, counts }: { view: TicketView; counts: Counts | undefined }) {
  const isMine = view === "mine";
  return (
    <div className="px-(--gutter) pt-1 md:px-5 md:pt-5">
      <div className="flex items-center gap-3">
        <h1 tabIndex={-1} className="text-[1.5rem] outline-none">
          Support
        </h1>
        <span className="ml-auto flex gap-2">
          <ButtonLink small to="/support/canned" kind="text">
            Canned
          </ButtonLink>
          <ButtonLink
            small
            to={isMine ? "/support" : "/support?view=mine"}
            aria-current={isMine ? "page" : undefined}
            className={isMine ? "bg-wine-tint text-wine" : ""}
          >
            Mine {counts?.mine ?? ""}
          </ButtonLink>
        </span>
      </div>
      <div className="mt-3 [&_nav]:mb-3 [&_nav]:gap-4">
        <Tabs
          name="Queues"
          tabs={VIEW_TABS.filter((tab) => tab.view !== "settled" || view === "settled").map(
            ({ view: each, name }) => ({
              to: each === "open" ? "/support" : `/support?view=${each}`,
              name,
              count: each === "settled" || each === "mine" ? undefined : counts?.[each],
              current: each === view,
            }),
          )}
        />
      </div>
      <div className="flex pb-3">
        <SearchField placeholder="Name, subject, number, e-mail" />
      </div>
    </div>
  );
}

/** The tickets of a view of the queue, the most urgent first. */
export function QueueList({
  view,
  page,
  shown,
}: {
  view: TicketView;
  page: { items: readonly StaffTicketSummary[]; total: number; nextCursor: string | null };
  /** The number of the ticket that is open beside the queue. */
  shown: string | undefined;
}) {
  const [params] = useSearchParams();
  if (page.items.length === 0) {
    return (
      <div className="p-5">
        {params.has("q") ? (
          <Empty title="No ticket is like that">
            Nothing in this view has the words “{params.get("q")}”.
          </Empty>
        ) : (
          <Empty
            title={EMPTY_WORDS[view]}
            action={
              view === "settled" ? null : (
                <ButtonLink small to="/support?view=settled">
                  Settled tickets
                </ButtonLink>
              )
            }
          />
        )}
      </div>
    );
  }
  const total = page.total > 10_000 ? "10,000+" : page.total.toLocaleString("en-IN");
  return (
    <>
      <ul aria-label="Tickets" className="border-t border-line">
        {page.items.map((ticket) => (
          <QueueRow key={ticket.id} ticket={ticket} isShown={ticket.id === shown} />
        ))}
      </ul>
      <div className="px-(--gutter) pb-5 md:px-5">
        <ListFoot
          summary={page.total === 1 ? "1 ticket" : `${total} tickets`}
          nextCursor={page.nextCursor}
        />
        {view === "settled" ? null : (
          <Link className="link mt-2 inline-block text-caption" to="/support?view=settled">
            Settled tickets
          </Link>
        )}
      </div>
    </>
  );
}

function QueueRow({ ticket, isShown }: { ticket: StaffTicketSummary; isShown: boolean }) {
  const [params] = useSearchParams();
  const now = useNow();
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  const { id, typeOfSupport, channel, assignedTo, createdAt } = ticket;
  const name = askerOf(ticket);
  const subject = channel === "contact" ? ticket.opening : ticket.subject;
  return (
    <li>
      <Link
        ref={row}
        to={`/support/${id}?${params}`}
        aria-current={isShown ? "true" : undefined}
        className={`block border-b border-line px-(--gutter) py-3 md:px-5 ${isShown ? "bg-wine-tint" : "md:hover:bg-shell"}`}
      >
        <span className="flex items-baseline gap-2">
          <b className="clip flex-1 font-medium" title={name}>
            {name}
          </b>
          {assignedTo ? (
            <span className="clip max-w-24 text-hint text-ink-mute" title={assignedTo.name ?? ""}>
              {assignedTo.name}
            </span>
          ) : null}
          <span className="text-hint text-ink-mute">
            {sayLength(now - Date.parse(createdAt)).replace(/ \d+ min$/, "")}
          </span>
        </span>
        <span className="clip text-ink-soft" title={subject}>
          {subject}
        </span>
        <span className="mt-1.5 flex items-center gap-2">
          <ClockLine clock={clockOf(ticket, now)} />
          <span className="text-hint text-ink-mute">
            {channel === "contact" ? "Contact" : TYPE_WORDS[typeOfSupport]}
          </span>
        </span>
      </Link>
    </li>
  );
}
