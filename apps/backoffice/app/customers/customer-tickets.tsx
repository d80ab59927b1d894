import { listCustomerTickets } from "@suvarna/contract/support/staff";
import { Link } from "react-router";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { STATE_PILLS } from "../support/index.ts";

/** The list of a shopper's tickets. */
export function CustomerTickets({ id }: { id: string }) {
  const tickets = useRead(listCustomerTickets, { params: { id } });
  return (
    <Section title="Tickets">
      <Answer of={tickets} what="The tickets">
        {(data) =>
          data.tickets.length === 0 ? (
            <p className="text-ink-mute">Nothing was asked yet.</p>
          ) : (
            <ul>
              {data.tickets.map(({ id: number, subject, state, updatedAt }) => (
                <li key={number} className="flex items-center gap-3 border-b border-line py-2.5">
                  <Link
                    to={`/support/${number}`}
                    className="clip min-w-0 flex-1 font-medium hover:text-wine"
                    title={subject}
                  >
                    {subject}
                  </Link>
                  <span className="text-caption whitespace-nowrap text-ink-mute">
                    {sayTime(updatedAt)}
                  </span>
                  <Pill tone={STATE_PILLS[state].tone}>{STATE_PILLS[state].words}</Pill>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Section>
  );
}
