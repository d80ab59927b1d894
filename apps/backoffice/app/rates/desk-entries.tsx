import type { DeskEntry, RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Link } from "react-router";
import { Section } from "../parts/page.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { sayPeople } from "./rate-words.ts";

const WORDS: Readonly<Record<DeskEntry["what"], { words: string; tone: Tone }>> = {
  "held-back": { words: "Held back", tone: "alert" },
  refused: { words: "Refused", tone: "sand" },
  confirmed: { words: "Accepted", tone: "leaf" },
  "by-hand": { words: "By hand", tone: "wine" },
  hold: { words: "Held", tone: "amber" },
  release: { words: "Released", tone: "leaf" },
  "stop-gold": { words: "Gold stopped", tone: "alert" },
  "stop-silver": { words: "Silver stopped", tone: "alert" },
  "start-gold": { words: "Gold started", tone: "leaf" },
  "start-silver": { words: "Silver started", tone: "leaf" },
  adjustment: { words: "Adjusted", tone: "wine" },
};

/** The list of the newest decisions about rates, by the guard and by staff. */
export function DeskEntries({ desk: { entries } }: { desk: RatesDesk }) {
  const maySeeTrail = useMay("audit.read");
  return (
    <Section
      title="What the desk did"
      end={
        maySeeTrail ? (
          <Link to="/audit?what=rates" className="link">
            Audit trail
          </Link>
        ) : null
      }
    >
      {entries.length === 0 ? (
        <p className="text-ink-soft">Nothing yet: every reading was let through.</p>
      ) : (
        <table className="w-full border-collapse max-md:block">
          <thead className="max-md:sr-only">
            <tr className="border-b border-line-strong text-left text-hint text-ink-mute [&_th]:py-2 [&_th]:pr-3 [&_th]:font-medium">
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">24K</th>
              <th scope="col">Reason</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {entries.map((entry) => (
              <Entry key={`${entry.what} ${entry._id}`} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Entry({ entry }: { entry: DeskEntry }) {
  const { at, what, gold24k, reason, until } = entry;
  const { words, tone } = WORDS[what];
  return (
    <tr className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-3 md:[&_td]:h-11 md:[&_td]:pr-3">
      <td className="num">{sayTime(at)}</td>
      <td className="max-md:text-right">
        <Pill tone={tone}>{words}</Pill>
      </td>
      <td className="num max-md:col-span-2 max-md:empty:hidden">
        {gold24k === null ? null : formatRupees(paise(gold24k))}
      </td>
      <td className="text-ink-soft max-md:col-span-2">
        {reason}
        {until ? `, until ${sayTime(until)}` : ""}
      </td>
      <td className="text-caption text-ink-mute max-md:col-span-2">{sayPeople(entry)}</td>
    </tr>
  );
}
