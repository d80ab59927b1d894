import type { StaffTicket } from "@suvarna/contract/support/staff-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Image } from "lucide";
import { useEffect, useRef } from "react";
import { Initials } from "../parts/initials.tsx";
import { sayTime } from "../platform/times.ts";
import { askerOf } from "./ticket-words.ts";

/** A message or a note, as the thread shows it. */
interface Entry {
  readonly id: string;
  readonly at: string;
  readonly name: string;
  readonly kind: "shopper" | "shop" | "note";
  readonly text: string;
  readonly picture: { readonly image: string; readonly name: string } | null;
}

/** The messages of a ticket and the notes of staff, the oldest first. */
export function ThreadMessages({ ticket }: { ticket: StaffTicket }) {
  const box = useRef<HTMLDivElement>(null);
  const entries = entriesOf(ticket);
  const count = entries.length;
  useEffect(() => {
    // The list scrolls to the newest message, because staff answer this message.
    if (count > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the area.
      tabIndex={0}
      className="min-h-0 flex-1 px-(--gutter) md:px-6 wide:overflow-y-auto"
    >
      {entries.map((entry, index) => (
        <Message
          key={entry.id}
          entry={entry}
          form={index === 0 ? (ticket.channel === "contact" ? "contact" : "support") : null}
        />
      ))}
    </div>
  );
}

function entriesOf(ticket: StaffTicket): Entry[] {
  const { messages, notes } = ticket;
  const messageEntries = messages.map(({ _id, from, by, text, createdAt, screenshot }): Entry => {
    const who = from === "shopper" ? askerOf(ticket) : (by?.name ?? "The shop");
    return { id: _id, at: createdAt, name: who, kind: from, text, picture: screenshot };
  });
  const noted = notes.map(({ _id, by, text, createdAt }): Entry => {
    const who = by.name ?? "A colleague";
    return { id: _id, at: createdAt, name: who, kind: "note", text, picture: null };
  });
  return [...messageEntries, ...noted].toSorted((a, b) => a.at.localeCompare(b.at));
}

function Message({
  entry: { at, name, kind, text, picture },
  form,
}: {
  entry: Entry;
  /** The form by which the ticket was opened, in words. */
  form: "contact" | "support" | null;
}) {
  const isNote = kind === "note";
  return (
    <article
      aria-label={isNote ? `Note by ${name}, which shoppers do not see` : `Message by ${name}`}
      className={`flex gap-3 border-b border-line py-4 last:border-0 ${isNote ? "-mx-(--gutter) bg-amber-tint px-(--gutter) md:-mx-4 md:px-4" : ""}`}
    >
      <Initials name={name} plain={kind !== "shop"} />
      <div className="min-w-0 flex-1">
        <p>
          <b className="font-medium">{name}</b>{" "}
          <span className="text-hint text-ink-mute">
            {isNote ? "note for colleagues, " : ""}
            {sayTime(at)}
            {form ? `, by the ${form} form` : ""}
          </span>
        </p>
        <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        {picture ? (
          <a
            href={picture.image}
            target="_blank"
            rel="noreferrer"
            className="mt-2 inline-flex max-w-full items-center gap-2 bg-shell px-3 py-2 text-caption text-ink-soft hover:text-wine"
          >
            <Icon of={Image} size={15} />
            <span className="clip">{picture.name}</span>
          </a>
        ) : null}
      </div>
    </article>
  );
}
