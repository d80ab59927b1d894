import { getOutboxMessage } from "@suvarna/contract/notifications/calls";
import type { OutboxMessage } from "@suvarna/contract/notifications/schemas";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Pill, type PillTone } from "@suvarna/ui/pill.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/notifications";
import { useQuery } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { LetterView } from "./letter-view.tsx";
import { messageTitle } from "./message-title.ts";

const STATES: Readonly<Record<OutboxMessage["state"], readonly [PillTone, string]>> = {
  waiting: ["waiting", say.waiting],
  sending: ["waiting", say.beingHandedOver],
  sent: ["good", say.handedOver],
  refused: ["bad", say.refused],
  unknown: ["bad", say.perhapsSent],
  expired: ["neutral", say.tooLate],
  failed: ["bad", say.givenUp],
  held: ["neutral", say.held],
};

/** A message of the outbox, as its recipient sees it. */
export function OutboxLetter({
  id,
  chosen,
}: {
  id: string;
  /**
   * Whether the visitor has just chosen this message. If the message stands below the list, the
   * page then scrolls to it.
   */
  chosen: boolean;
}) {
  const { data: message, error } = useQuery({
    queryKey: ["outbox", id],
    queryFn: ({ signal }) => browserApi.call(getOutboxMessage, { params: { id } }, { signal }),
  });
  if (error) return <Notice kind="error">{error.message}</Notice>;
  if (!message) return <Skeleton className="h-120" />;
  const [tone, words] = STATES[message.state];
  return (
    <LetterView
      title={messageTitle(message)}
      below={message.channel === "push" ? say.toADevice : say.to(message.to)}
      text={message.text}
      html={message.html}
      chosen={chosen}
    >
      <Pill tone={tone}>{words}</Pill>
    </LetterView>
  );
}
