import type { HistoryRange } from "@suvarna/contract/rates/constants";
import { Amount } from "@suvarna/ui/amount.tsx";
import { IN_RANGE } from "@suvarna/words/here/rate-ranges";
import * as say from "@suvarna/words/here/rates";
import type { ReactNode } from "react";
import { type Curve, curveFacts } from "./curve.ts";
import { Tick } from "./tick.tsx";

/** A summary of a range: its first, highest and lowest rate, and the change. */
export function RangeFacts({ curve, range }: { curve: Curve; range: HistoryRange }) {
  const facts = curveFacts(curve);
  if (!facts) return null;
  const since = IN_RANGE[range];
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      <Fact name={say.openedAt}>
        <Amount paise={facts.opened} />
      </Fact>
      <Fact name={say.highest}>
        <Amount paise={facts.highest} />
      </Fact>
      <Fact name={say.lowest}>
        <Amount paise={facts.lowest} />
      </Fact>
      <Fact name={say.changeIn(since)}>
        <Tick change={facts.change} since={since} className="text-body!" />
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
