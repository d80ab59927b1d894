import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { Bar } from "../parts/bar.tsx";
import { TheirsOrMine } from "../parts/clash-note.tsx";
import { sayPeople, sayPremium, sayShare } from "./rate-words.ts";

/**
 * The note that a colleague has set another duty or premium while the user typed. The server refuses
 * the user's change until the user has chosen.
 */
export function AdjustmentClash({
  adjustment: { gold, silver, said: decision },
  onTheirs,
  onMine,
}: {
  adjustment: RatesDesk["adjustment"];
  onTheirs(): void;
  onMine(): void;
}) {
  return (
    <Bar tone="amber" live="alert" className="mt-4">
      <b className="font-semibold">Duty and premium have changed meanwhile.</b>{" "}
      {decision ? `Set by ${sayPeople(decision)}` : "They are"}: gold {sayShare(gold.bp)} and{" "}
      {sayPremium(gold.perGram)} per gram, silver {sayShare(silver.bp)} and{" "}
      {sayPremium(silver.perGram)} per gram. What you typed is still here.
      <TheirsOrMine onTheirs={onTheirs} onMine={onMine} />
    </Bar>
  );
}
