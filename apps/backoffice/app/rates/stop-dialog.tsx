import { startSales, stopSales } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import type { Metal } from "@suvarna/domain/rate-desk";
import { useState } from "react";
import { useChange } from "../platform/queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { askWords, SecondPersonBar } from "./second-person.tsx";

/**
 * The dialog that stops the sales of a metal at once, or asks a second person to approve their
 * start.
 */
export function StopDialog({ desk, metal }: { desk: RatesDesk; metal: Metal }) {
  // The dialog keeps its question until it closes, even if another person changes the sales in the
  // meantime.
  const [isStopped] = useState(() => desk.stopped.some((each) => each.metal === metal));
  return isStopped ? <Start desk={desk} metal={metal} /> : <Stop desk={desk} metal={metal} />;
}

function Stop({ desk, metal }: { desk: RatesDesk; metal: Metal }) {
  const stop = useChange(stopSales, "/staff/rates", "/today-price");
  const { locks, published } = desk;
  return (
    <ReasonDialog
      title={`Stop sales of ${metal}`}
      description={`${formatNumber(published[metal])} pieces say “Price on request” at once. ${locksWords(locks)} orders stand.`}
      footnote={desk.guard.secondPersonNeeded ? "Starting again needs a second person" : ""}
      change={{
        verb: `Stop sales of ${metal}`,
        busy: "Stopping",
        isDangerous: true,
        example: "The feed and the board differ",
        async send(reason) {
          await stop.mutateAsync({ body: { metals: [metal], reason } });
          return [`Sales of ${metal} are stopped`];
        },
        failed: `Sales of ${metal} go on`,
      }}
    />
  );
}

function locksWords(locks: number): string {
  if (locks === 0) return "Placed";
  return `${formatNumber(locks)} price ${locks === 1 ? "lock" : "locks"} at the checkout and all placed`;
}

function Start({ desk, metal }: { desk: RatesDesk; metal: Metal }) {
  const start = useChange(startSales, "/staff/rates", "/staff/approvals", "/today-price");
  const needsSecond = desk.guard.secondPersonNeeded;
  return (
    <ReasonDialog
      title={`Start sales of ${metal}`}
      description={`${formatNumber(desk.published[metal])} pieces have a price again, by the rates of then.`}
      change={{
        verb: needsSecond ? askWords(desk) : `Start sales of ${metal}`,
        busy: "Asking",
        isDisabled: needsSecond && desk.deciders.length === 0,
        example: "The feed is right again",
        async send(reason) {
          const answer = await start.mutateAsync({ body: { metals: [metal], reason } });
          if (!answer) return [`Sales of ${metal} have started`];
          return ["Waits for a second person", "Sales stay stopped until then."];
        },
        failed: `Sales of ${metal} stay stopped`,
      }}
    >
      {needsSecond ? <SecondPersonBar desk={desk} until={`${metal} is not sold`} /> : null}
    </ReasonDialog>
  );
}
