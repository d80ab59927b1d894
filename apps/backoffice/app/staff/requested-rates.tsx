import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { CARATS } from "@suvarna/domain/fineness";
import { Money } from "../parts/money.tsx";
import { useRead } from "../platform/queries.ts";
import { effectWords } from "../platform/rate-effect-words.ts";
import { BeforeAfter } from "./before-after.tsx";
import type { Fields } from "./changed-fields.ts";

/**
 * The rates that await approval beside the current rates, per gram.
 * @param waits whether they still wait, so that it is worth knowing what they would change
 */
export function RequestedRates({
  before,
  after,
  waits,
}: {
  before: Fields;
  after: Fields;
  waits: boolean;
}) {
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
      {waits ? <Effect before={now} after={requestedRates} /> : null}
      <BeforeAfter before={null} after={rest} />
    </>
  );
}

/** The effect of the requested rates. Whoever sees such a request may also read the rates desk. */
function Effect({ before, after }: { before: PerGram; after: PerGram }) {
  const desk = useRead(getRatesDesk, {});
  return (
    <p className="mb-3 min-h-5 text-caption text-ink-mute">
      {desk.data ? `${effectWords(desk.data, before, after)}. Placed orders stand.` : null}
    </p>
  );
}

type PerGram = Readonly<Record<string, number>>;

function perGramOf(fields: Fields): PerGram {
  const perGram = fields?.["perGram"];
  if (typeof perGram !== "object" || perGram === null) return {};
  return perGram as PerGram;
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
