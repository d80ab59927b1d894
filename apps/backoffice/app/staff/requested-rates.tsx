import { CARATS } from "@suvarna/domain/fineness";
import { Money } from "../parts/money.tsx";
import { BeforeAfter } from "./before-after.tsx";
import type { Fields } from "./changed-fields.ts";

/** The rates that await approval beside the current rates, per gram. */
export function RequestedRates({ before, after }: { before: Fields; after: Fields }) {
  const now = perGramOf(before);
  const { perGram: _, ...rest } = after ?? {};
  const requestedRates = perGramOf(after);
  return (
    <>
      <table className="mb-3 w-full border-collapse [&_td]:h-11 [&_td]:border-b [&_td]:border-line">
        <caption className="sr-only">Rates per gram, now and as asked</caption>
        <thead>
          <tr className="border-b border-line-strong text-right text-hint text-ink-mute">
            <th scope="col" className="py-2 text-left font-medium">
              Rate
            </th>
            <th scope="col" className="py-2 font-medium">
              Now
            </th>
            <th scope="col" className="py-2 font-medium">
              As asked
            </th>
            <th scope="col" className="py-2 font-medium">
              Change
            </th>
          </tr>
        </thead>
        <tbody className="text-right">
          {CARATS.map((carat) => (
            <tr key={carat}>
              <td className="text-left font-medium">{carat}</td>
              <td>{now[carat] === undefined ? "–" : <Money paise={now[carat]} />}</td>
              <td className="font-semibold">
                {requestedRates[carat] === undefined ? (
                  "–"
                ) : (
                  <Money paise={requestedRates[carat]} />
                )}
              </td>
              <td>
                <Change from={now[carat]} to={requestedRates[carat]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BeforeAfter before={null} after={rest} />
    </>
  );
}

function perGramOf(fields: Fields): Readonly<Record<string, number>> {
  const perGram = fields?.["perGram"];
  if (typeof perGram !== "object" || perGram === null) return {};
  return perGram as Readonly<Record<string, number>>;
}

function Change({ from, to }: { from: number | undefined; to: number | undefined }) {
  if (from === undefined || to === undefined || from === 0) return <>–</>;
  if (from === to) return <span className="text-ink-mute">no change</span>;
  const percent = ((to - from) / from) * 100;
  return (
    <span className={percent < 0 ? "text-alert" : "text-leaf"}>
      {percent < 0 ? "▼" : "▲"} {Math.abs(percent).toFixed(2)}%
    </span>
  );
}
