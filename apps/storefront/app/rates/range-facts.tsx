import type { HistoryRange } from "@suvarna/contract/rates/constants";
import { Amount } from "@suvarna/ui/amount.tsx";
import type { ReactNode } from "react";
import { type Curve, curveFacts } from "./curve.ts";
import { Tick } from "./tick.tsx";

const IN_THE: Readonly<Record<HistoryRange, string>> = {
  "1d": "in the day",
  "7d": "in the week",
  "1m": "in the month",
  "1y": "in the year",
};

/** A summary of a range: its first, highest and lowest rate, and the change. */
export function RangeFacts({ curve, range }: { curve: Curve; range: HistoryRange }) {
  const facts = curveFacts(curve);
  if (!facts) return null;
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      <Fact name="Opened at">
        <Amount paise={facts.opened} />
      </Fact>
      <Fact name="Highest">
        <Amount paise={facts.highest} />
      </Fact>
      <Fact name="Lowest">
        <Amount paise={facts.lowest} />
      </Fact>
      <Fact name={`Change ${IN_THE[range]}`}>
        <Tick change={facts.change} since={IN_THE[range]} className="text-body!" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line py-4.5 even:border-l even:pl-5 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6">
      <dt className="text-caption text-ink-mute">{name}</dt>
      <dd className="mt-0.5 text-[1.0625rem] font-medium">{children}</dd>
    </div>
  );
}
