import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { Stamp } from "lucide";
import { Bar } from "../parts/bar.tsx";
import { sayLength } from "../platform/times.ts";
import { firstName } from "./rate-words.ts";

const NAMES = new Intl.ListFormat("en", { type: "disjunction" });

/** The label of the button that asks for approval: `Ask Kanchan to agree`. */
export function askWords({ deciders }: RatesDesk): string {
  const [only, ...others] = deciders;
  return only && others.length === 0
    ? `Ask ${firstName(only.name)} to agree`
    : "Ask a second person to agree";
}

/**
 * Says that a second person must approve, lists the people that may, and gives the time at which
 * the request lapses.
 */
export function SecondPersonBar({
  desk,
  until,
  why,
}: {
  desk: RatesDesk;
  until: string;
  /** The reason why a second person is needed, as a sentence. */
  why?: string;
}) {
  const { deciders, guard } = desk;
  const names = deciders.map(({ name }) => name ?? "a colleague");
  return (
    <Bar tone="amber" icon={Stamp} className="mt-4">
      <b className="font-semibold">Takes effect when a second person agrees.</b>{" "}
      {why ? `${why} ` : null}
      {names.length === 0
        ? "Nobody else may agree at the moment: invite another owner or rates colleague under Staff. A new colleague may agree after a day."
        : `${NAMES.format(names)} can. The request lapses after ${sayLength(guard.requestMinutes * 60_000)}; until then ${until}.`}
    </Bar>
  );
}
