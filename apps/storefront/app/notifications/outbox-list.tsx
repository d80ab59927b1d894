import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";
import { istShort } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/notifications";
import { CHANNELS } from "./channels.ts";
import { LIST, MessageRow } from "./message-row.tsx";
import { messageTitle } from "./message-title.ts";

/** The list of the outbox's messages, newest first. The chosen message is shown beside the list. */
export function OutboxList({
  messages,
  shown,
  onChoose,
}: {
  messages: readonly OutboxEntry[];
  shown: string | undefined;
  onChoose(id: string): void;
}) {
  return (
    <ul aria-label={say.messages} className={LIST}>
      {messages.map(({ _id, channel, to, createdAt, ...message }) => (
        <MessageRow
          key={_id}
          channel={channel}
          title={messageTitle(message)}
          shown={_id === shown}
          onChoose={() => onChoose(_id)}
        >
          <span className="block">{channel === "push" ? say.aDevice : to}</span>
          <span className="block tabular-nums">
            {CHANNELS[channel].words} · <time dateTime={createdAt}>{istShort(createdAt)}</time>
          </span>
        </MessageRow>
      ))}
    </ul>
  );
}
