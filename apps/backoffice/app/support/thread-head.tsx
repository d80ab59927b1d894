import {
  assignTicket,
  judgeTicket,
  listTicketPeople,
  moveTicket,
  publishTicket,
} from "@suvarna/contract/support/staff";
import type { StaffTicket } from "@suvarna/contract/support/staff-schemas";
import { isSettled, requiresAnswerFirst, type TicketState } from "@suvarna/domain/ticket";
import { Icon } from "@suvarna/ui/icon.tsx";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { ArrowLeft, Ellipsis, Eye, EyeOff, Flag, Lock, RotateCcw, ShieldX } from "lucide";
import { Link, useSearchParams } from "react-router";
import { Button, IconButton } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { OtherViewers } from "../parts/other-viewers.tsx";
import { Pill } from "../parts/pill.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay, useSession } from "../platform/session.ts";
import { sayLength } from "../platform/times.ts";
import { ClockWords } from "./clock-line.tsx";
import { clockOf } from "./ticket-clock.ts";
import { STATE_PILLS } from "./ticket-words.ts";
import { useIsDesk } from "./use-is-desk.ts";
import { useNow } from "./use-now.ts";

/** The head of a ticket: its subject, its assignee, its state and its deadlines. */
export function ThreadHead({ ticket }: { ticket: StaffTicket }) {
  const [params] = useSearchParams();
  const now = useNow();
  const mayAnswer = useMay("tickets.answer");
  const { id, channel, state, suspected, resolutionDueAt } = ticket;
  const subject = channel === "contact" ? "Message by the contact form" : ticket.subject;
  const pill = STATE_PILLS[state];
  // On a phone the ticket is a page of its own, where the title of the queue is not shown.
  const Title = useIsDesk() ? "h2" : "h1";
  return (
    <header className="flex-none border-b border-line px-(--gutter) pt-2 pb-3.5 md:px-6 md:pt-4.5">
      <Link
        to={`/support?${params}`}
        className="mb-1.5 inline-flex items-center gap-1.5 text-caption text-ink-mute md:hidden"
      >
        <Icon of={ArrowLeft} size={15} />
        Support
      </Link>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2.5">
        <Title className="min-w-0 flex-1 basis-64 text-[1.25rem] font-normal [overflow-wrap:anywhere]">
          {subject}
        </Title>
        {mayAnswer ? <HeadActions ticket={ticket} /> : null}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-caption">
        <span className="code text-ink-mute">{id}</span>
        {suspected ? (
          <Pill tone="alert">Looks like spam</Pill>
        ) : (
          <Pill tone={pill.tone}>{pill.words}</Pill>
        )}
        <OtherViewers topic="tickets" id={id} />
        <ClockWords clock={clockOf(ticket, now)} />
        {resolutionDueAt ? (
          <span className="inline-flex items-center gap-1.25 text-hint font-medium text-ink-soft">
            <Icon of={Flag} size={13} />
            Settle by {istDayWords(Date.parse(resolutionDueAt))},{" "}
            {sayLength(Date.parse(resolutionDueAt) - now)}
          </span>
        ) : null}
      </div>
    </header>
  );
}

function HeadActions({ ticket }: { ticket: StaffTicket }) {
  const move = useChange(moveTicket, "/staff/tickets", "/staff/ticket-counts");
  const judge = useChange(judgeTicket, "/staff/tickets", "/staff/ticket-counts");
  const publish = useChange(publishTicket, "/staff/tickets");
  const { id, state, channel, published, suspected } = ticket;
  const params = { id };
  async function attempt(work: Promise<unknown>, done: string): Promise<void> {
    try {
      await work;
      toast.done(done);
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was changed"));
    }
  }
  const go = (to: TicketState, done: string) =>
    void attempt(move.mutateAsync({ params, body: { from: state, to } }), done);
  const settles = !isSettled(state) && !requiresAnswerFirst(ticketTimes(ticket), "resolved");
  const items: MenuItem[] = [
    ...(state === "resolved"
      ? [
          {
            name: "Open it again",
            icon: RotateCcw,
            run: () => go("open", "The ticket is open again"),
          },
        ]
      : []),
    ...(channel === "contact"
      ? [
          {
            name: published ? "Hide it from the contact page" : "Show it on the contact page",
            hint: "Without name and address",
            icon: published ? EyeOff : Eye,
            run: () =>
              void attempt(
                publish.mutateAsync({ params, body: { published: !published } }),
                published ? "The message is hidden" : "The message is on the contact page",
              ),
          },
        ]
      : []),
    {
      name: suspected ? "It is no spam" : "It is spam",
      icon: ShieldX,
      run: () =>
        void attempt(
          judge.mutateAsync({ params, body: { suspected: !suspected } }),
          suspected ? "The ticket is in the queue" : "The ticket is under Spam",
        ),
    },
    ...(state === "closed"
      ? []
      : [
          {
            name: "Close it for good",
            icon: Lock,
            danger: true,
            disabled: requiresAnswerFirst(ticketTimes(ticket), "closed"),
            hint: "It can't be opened again",
            run: () => go("closed", "The ticket is closed"),
          },
        ]),
  ];
  return (
    <div className="flex flex-none gap-2">
      <Assignment ticket={ticket} />
      {isSettled(state) ? null : (
        <Button
          disabled={!settles}
          title={settles ? undefined : "Answer it first, or use Send and settle"}
          busy={move.isPending && "Settling"}
          onClick={() => go("resolved", "The ticket is settled")}
        >
          Settle
        </Button>
      )}
      <Menu items={items}>
        <IconButton icon={Ellipsis} name="More" />
      </Menu>
    </div>
  );
}

function ticketTimes({ state, firstAnsweredAt, suspected }: StaffTicket) {
  return { state, suspected, firstAnsweredAt: firstAnsweredAt ? new Date(firstAnsweredAt) : null };
}

/** The member of staff to whom the ticket is assigned. */
function Assignment({ ticket: { id, assignedTo, version } }: { ticket: StaffTicket }) {
  const people = useRead(listTicketPeople, {}, { staleTime: 300_000 }).data?.people ?? [];
  const me = useSession(({ user }) => user?._id);
  const assign = useChange(assignTicket, "/staff/tickets", "/staff/ticket-counts");
  async function give(to: string): Promise<void> {
    try {
      await assign.mutateAsync({
        params: { id },
        headers: { "if-match": version },
        body: { to: to || null },
      });
    } catch (error) {
      toast.failed(...failureWords(error, "The ticket was not assigned"));
    }
  }
  const isListed = people.some(({ _id }) => _id === assignedTo?._id);
  return (
    <SelectField
      label="Handled by"
      hideLabel
      className="w-36"
      value={assignedTo?._id ?? ""}
      disabled={assign.isPending}
      onChange={(event) => void give(event.currentTarget.value)}
    >
      <option value="">Nobody yet</option>
      {assignedTo && !isListed ? <option value={assignedTo._id}>{assignedTo.name}</option> : null}
      {people.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {_id === me ? `${name} (me)` : name}
        </option>
      ))}
    </SelectField>
  );
}
