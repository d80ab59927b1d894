import { getServices } from "@suvarna/contract/settings/staff";
import type { Setting } from "@suvarna/contract/settings/staff-schemas";
import { Section } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { MessagesTable } from "./messages-table.tsx";
import { PaymentsTable } from "./payments-table.tsx";

/**
 * The external services: whether their keys are set, their state, and a button that tests each
 * service.
 */
export function Services({ cashBelow }: { cashBelow: Setting | undefined }) {
  const services = useRead(getServices, {});
  return (
    <>
      <Section
        id="payments"
        title="Payments"
        beside={
          <span className="text-caption text-ink-mute">
            keys are replaced in the environment, never read
          </span>
        }
      >
        <Answer of={services} what="The gateways">
          {({ payments }) => <PaymentsTable payments={payments} cashBelow={cashBelow} />}
        </Answer>
      </Section>
      <Section id="messages" title="Mail and messages">
        <Answer of={services} what="Mail and messages">
          {({ messages }) => <MessagesTable messages={messages} />}
        </Answer>
      </Section>
    </>
  );
}
