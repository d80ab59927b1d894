import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { SourceHealth } from "@suvarna/contract/rates/staff-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import { Section } from "../parts/page.tsx";
import { sayTime } from "../platform/times.ts";
import { boardWords, sourceWords } from "./source-words.ts";

/**
 * The table of the rate sources in the order in which the shop reads them, with their state and the
 * month's budget of requests.
 */
export function Sources({ desk }: { desk: RatesDesk }) {
  const board = boardWords(desk);
  return (
    <Section title="Sources">
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line-strong text-hint text-ink-mute [&_th]:py-2 [&_th]:font-medium">
            <th scope="col" className="text-left">
              Asked in this order
            </th>
            <th scope="col" className="text-right">
              Last
            </th>
            <th scope="col" className="pl-3 text-right">
              Month
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:py-1.5 [&_tr]:border-b [&_tr]:border-line">
          {desk.sources.map((source, place) => (
            <tr key={source.name}>
              <td>
                <SourceName
                  name={source.name}
                  {...lookOf(source, desk)}
                  words={sourceWords(source, place, desk)}
                />
              </td>
              <td className="num text-right">
                {source.answeredAt ? sayTime(source.answeredAt) : "–"}
              </td>
              <td className="num pl-3 text-right">
                <Budget source={source} />
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <SourceName
                name="Board, by hand"
                dot={board.isOfToday ? "bg-dot-live" : "bg-line-strong"}
                words={board.words}
                quiet
              />
            </td>
            <td className="num text-right">{board.time ?? "–"}</td>
            <td className="text-right">–</td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

const DOTS: Readonly<Record<SourceHealth["status"], string>> = {
  "not-asked": "bg-line-strong",
  working: "bg-dot-live",
  failing: "bg-dot-wait",
  open: "bg-dot-down",
  "budget-spent": "bg-dot-down",
};

function SourceName({
  name,
  dot,
  words,
  quiet,
}: {
  name: string;
  dot: string;
  words: string;
  quiet: boolean;
}) {
  return (
    <>
      <span className="flex items-center gap-2">
        <i className={`size-2 flex-none rounded-round ${dot}`} />
        <b className="font-medium">{name}</b>
      </span>
      <span className={`block pl-4 text-hint ${quiet ? "text-ink-mute" : "text-amber"}`}>
        {words}
      </span>
    </>
  );
}

function lookOf({ name, status }: SourceHealth, { quarantine }: RatesDesk) {
  if (quarantine.some(({ source }) => source === name)) return { dot: "bg-dot-wait", quiet: false };
  return { dot: DOTS[status], quiet: status === "working" || status === "not-asked" };
}

function Budget({ source: { requestsThisMonth, monthlyRequests } }: { source: SourceHealth }) {
  if (monthlyRequests === null) return "–";
  return (
    <>
      {Math.round((requestsThisMonth / monthlyRequests) * 100)}%
      <span className="block text-hint text-ink-mute">of {formatNumber(monthlyRequests)}</span>
    </>
  );
}
