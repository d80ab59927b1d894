import { startSales, stopSales } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import type { Metal } from "@suvarna/domain/rate-desk";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { ReasonField } from "./reason-field.tsx";
import { askWords, SecondPersonBar } from "./second-person.tsx";
import { useClose } from "./use-close.ts";

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
  const close = useClose();
  const stop = useChange(stopSales, "/staff/rates", "/today-price");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { locks, published } = desk;

  async function send() {
    if (!reason.trim()) return setMissing(true);
    try {
      await stop.mutateAsync({ body: { metals: [metal], reason: reason.trim() } });
      toast.done(`Sales of ${metal} are stopped`);
      close();
    } catch (error) {
      toast.failed(`Sales of ${metal} go on`, sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={`Stop sales of ${metal}`}
      description={`${formatNumber(published[metal])} pieces say “Price on request” at once. ${locksWords(locks)} orders stand.`}
      footnote={desk.guard.secondPersonNeeded ? "Starting again needs a second person" : ""}
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind="danger"
            busy={stop.isPending ? "Stopping" : false}
            onClick={() => void send()}
          >
            Stop sales of {metal}
          </MoneyButton>
        </>
      }
    >
      <ReasonField
        className="mt-4"
        value={reason}
        onChange={setReason}
        missing={missing}
        placeholder="The feed and the board differ"
      />
    </Dialog>
  );
}

function locksWords(locks: number): string {
  if (locks === 0) return "Placed";
  return `${formatNumber(locks)} price ${locks === 1 ? "lock" : "locks"} at the checkout and all placed`;
}

function Start({ desk, metal }: { desk: RatesDesk; metal: Metal }) {
  const close = useClose();
  const start = useChange(startSales, "/staff/rates", "/staff/approvals", "/today-price");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const needsSecond = desk.guard.secondPersonNeeded;

  async function send() {
    if (!reason.trim()) return setMissing(true);
    try {
      const answer = await start.mutateAsync({ body: { metals: [metal], reason: reason.trim() } });
      if (answer)
        toast.done("Waits for a second person", { text: "Sales stay stopped until then." });
      else toast.done(`Sales of ${metal} have started`);
      close();
    } catch (error) {
      toast.failed(`Sales of ${metal} stay stopped`, sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={`Start sales of ${metal}`}
      description={`${formatNumber(desk.published[metal])} pieces have a price again, by the rates of then.`}
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind="primary"
            disabled={needsSecond && desk.deciders.length === 0}
            busy={start.isPending ? "Asking" : false}
            onClick={() => void send()}
          >
            {needsSecond ? askWords(desk) : `Start sales of ${metal}`}
          </MoneyButton>
        </>
      }
    >
      <ReasonField
        className="mt-4"
        value={reason}
        onChange={setReason}
        missing={missing}
        placeholder="The feed is right again"
      />
      {needsSecond ? <SecondPersonBar desk={desk} until={`${metal} is not sold`} /> : null}
    </Dialog>
  );
}
