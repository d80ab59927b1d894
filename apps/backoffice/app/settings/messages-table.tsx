import type { MessageService } from "@suvarna/contract/settings/staff-schemas";
import type * as z from "zod/mini";
import { KeyState, ServiceTable } from "./service-table.tsx";
import { TestButton } from "./test-button.tsx";

type Way = z.infer<typeof MessageService>;

/** The table of the services that send letters and text messages. */
export function MessagesTable({ messages }: { messages: readonly Way[] }) {
  return (
    <ServiceTable name="Mail and messages" columns={["Way", "Keys", "Today"]}>
      {messages.map((message) => (
        <tr key={message.way}>
          <td>
            <b className="mr-1.5 font-medium">{message.way === "mail" ? "Mail" : "SMS codes"}</b>
            <span className="text-caption text-ink-mute">{carrierOf(message)}</span>
          </td>
          <td>
            <KeyState keys={message.keys} />
          </td>
          <td className={message.today.failed > 0 ? "text-alert" : ""}>{todayOf(message)}</td>
          <td className="pr-0! md:text-right">
            <TestButton service={message.way} name="Send one to me" busy="Sending it" />
          </td>
        </tr>
      ))}
    </ServiceTable>
  );
}

function carrierOf({ carrier, from }: Way): string {
  const by = carrier === "outbox" ? "kept in the shop's outbox" : carrier;
  return [by, from].filter(Boolean).join(", ");
}

function todayOf({ today: { sent, failed, waiting } }: Way): string {
  const parts = [`${sent} sent`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (waiting > 0) parts.push(`${waiting} wait`);
  return parts.join(", ");
}
