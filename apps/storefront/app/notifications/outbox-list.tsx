import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { istShort } from "@suvarna/words/here/indian-time";
import { langOfData } from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/notifications";
import { CHANNELS } from "./channels.ts";
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
    <ul aria-label={say.messages} className="max-h-180 overflow-y-auto border-t border-line-strong">
      {messages.map(({ _id, channel, to, createdAt, ...message }) => (
        <li key={_id} className="border-b border-line">
          <button
            type="button"
            aria-pressed={_id === shown}
            onClick={() => onChoose(_id)}
            className="flex w-full gap-3.5 px-3.5 py-4 text-left hover:bg-shell aria-pressed:bg-shell"
          >
            <Icon of={CHANNELS[channel].icon} className="mt-0.5" />
            <span className="min-w-0 flex-1">
              <span lang={langOfData} className="wrap-anywhere block font-medium">
                {messageTitle(message)}
              </span>
              <span className="wrap-anywhere block text-caption text-ink-mute">
                {channel === "push" ? say.aDevice : to}
              </span>
              <span className="block text-caption text-ink-mute tabular-nums">
                {CHANNELS[channel].words} · <time dateTime={createdAt}>{istShort(createdAt)}</time>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
