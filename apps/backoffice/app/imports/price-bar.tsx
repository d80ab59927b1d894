import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { Bar } from "../parts/bar.tsx";
import { sayMoney } from "../parts/money.tsx";
import { count } from "./import-words.ts";

/**
 * A bar with the effect of the import on the sum of all prices. It is left out when no price
 * changes.
 */
export function PriceBar({ at: { prices } }: { at: Import }) {
  const { moved, sum, before, makingMoved, makingSum } = prices;
  if (moved === 0) return null;
  const share = before > 0 ? Math.abs((sum / before) * 100).toFixed(2) : "0.00";
  const way = sum < 0 ? "fall" : "rise";
  const each = sayMoney(paise(Math.abs(sum) / moved));
  const points = makingMoved > 0 ? Math.abs(makingSum / makingMoved).toFixed(1) : "0.0";
  // The changes of single making charges can cancel each other, so that their average is zero.
  const isEven = points === "0.0";
  return (
    <Bar tone="amber" className="mt-4">
      {makingMoved > 0 ? (
        <>
          <b className="font-semibold">
            The making charge of {count(makingMoved)} {makingMoved === 1 ? "piece" : "pieces"}{" "}
            {isEven ? "changes" : makingSum < 0 ? "falls" : "rises"}
          </b>
          {isEven ? "" : `, by ${points} points on average`}.{" "}
        </>
      ) : null}
      {moved === 1 ? "One price" : `${count(moved)} prices`} {moved === 1 ? `${way}s` : way} by{" "}
      {share}%, about {each} a piece, at the rates of the check.
    </Bar>
  );
}

/** A bar that says that prices fall too far for one person. */
export function FallBar({ at: { prices } }: { at: Import }) {
  const { fallFar } = prices;
  if (fallFar === 0) return null;
  return (
    <Bar tone="amber" className="mt-4">
      <b className="font-semibold">
        {fallFar === 1 ? "One price falls" : `${count(fallFar)} prices fall`} further than one
        person may lower it.
      </b>{" "}
      A second person has to agree to this import, or you leave out the rows to look at twice.
    </Bar>
  );
}
