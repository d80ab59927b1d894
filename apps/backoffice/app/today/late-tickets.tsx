import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import { Link } from "react-router";
import { sayLength } from "../platform/times.ts";

/** The tickets whose deadline has passed, the most overdue first. */
export function LateTickets({ tickets }: { tickets: NonNullable<Figures["lateTickets"]> }) {
  return (
    <section aria-label="Late tickets" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>Late tickets</h2>
        <Link to="/support" className="link ml-auto">
          Support
        </Link>
      </div>
      <ul>
        {tickets.map(({ number, subject, dueAt }) => (
          <li key={number} className="flex min-h-12.25 items-center gap-3 border-b border-line">
            <div className="min-w-0 flex-1">
              <Link
                to={`/support/${number}`}
                className="clip font-medium hover:text-wine"
                title={subject}
              >
                {subject}
              </Link>
              <p className="code text-hint text-ink-mute">{number}</p>
            </div>
            <span className="text-caption text-alert">
              late by {sayLength(Date.now() - Date.parse(dueAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
