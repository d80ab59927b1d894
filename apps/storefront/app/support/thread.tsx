import type { TicketMessage } from "@suvarna/contract/support/schemas";
import { longMoment } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/tickets";
import { useShop } from "../platform/root-data.ts";

/** The element id of the newest message, as the target of links. */
export const NEWEST_MESSAGE_ID = "newest";

/** The messages of a ticket in the order in which they were sent. */
export function Thread({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <ol aria-label={say.messages} className="grid gap-7">
      {messages.map((message) => (
        <Message
          key={message._id}
          id={message === messages.at(-1) ? NEWEST_MESSAGE_ID : undefined}
          {...message}
        />
      ))}
    </ol>
  );
}

/** A message of a ticket. The shop's messages have a different background. */
function Message({
  id,
  from,
  text,
  createdAt,
  screenshot,
}: TicketMessage & { id: string | undefined }) {
  const { name } = useShop();
  return (
    <li id={id} className={from === "shop" ? "bg-shell p-6" : "border-t border-line pt-6"}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-caption text-ink-mute">
        <b className="text-body font-medium text-ink">{from === "shop" ? name : say.you}</b>
        <time dateTime={createdAt}>{longMoment(createdAt)}</time>
      </p>
      <p lang={language.langOf(text)} className="mt-2.5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {screenshot ? (
        <figure className="mt-5">
          <a href={screenshot.image} target="_blank" rel="noopener noreferrer">
            <img
              src={screenshot.image}
              alt={say.screenshotNamed(screenshot.name)}
              width={screenshot.width}
              height={screenshot.height}
              className="h-auto max-h-80 w-auto max-w-full border border-line"
            />
          </a>
          <figcaption className="mt-2 wrap-anywhere text-caption text-ink-mute">
            {screenshot.name}
          </figcaption>
        </figure>
      ) : null}
    </li>
  );
}
