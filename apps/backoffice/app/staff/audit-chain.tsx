import { checkAuditChain, getAuditChain } from "@suvarna/contract/audit/staff";
import type { AuditChain, AuditEntry } from "@suvarna/contract/audit/staff-schemas";
import { longDate } from "@suvarna/words/en/indian-time";
import { ShieldCheck } from "lucide";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";

/** How often the page looks for the result of a check that the user has started, in milliseconds. */
const LOOK_MS = 1500;
/** The number of digits of a hash that people see; the whole hash is in the tooltip. */
const SHOWN_DIGITS = 8;

type Check = NonNullable<AuditChain["check"]>;
type Fault = NonNullable<Check["fault"]>;

/** The state of the hash chain, and a way to check the chain now. */
export function useAuditChain() {
  /** The time of the newest check when the user started another; undefined while none runs. */
  const [before, setBefore] = useState<string | null>();
  const { data: chain } = useRead(
    getAuditChain,
    {},
    { refetchInterval: before === undefined ? false : LOOK_MS },
  );
  const ask = useChange(checkAuditChain, "/staff/audit");
  const last = chain?.check?.at ?? null;
  const isChecking = before !== undefined && last === before;
  if (before !== undefined && !isChecking) setBefore(undefined);
  async function check(): Promise<void> {
    setBefore(last);
    try {
      await ask.mutateAsync({});
    } catch (error) {
      setBefore(undefined);
      toast.failed("The chain was not checked", sentenceOf(error));
    }
  }
  return { chain, isChecking, check };
}

/** The facts about the audit trail and its chain, for the head of the page. */
export function ChainCaption({ chain, staffRows }: { chain: AuditChain; staffRows: number }) {
  const { since, check } = chain;
  const begin = since === null ? "" : ` since ${longDate(since)}`;
  // The tab and the foot of the list show the same number.
  const rows = staffRows === 1 ? "1 row" : `${staffRows.toLocaleString("en-IN")} rows`;
  const count = `${rows} of staff${begin}`;
  return (
    <span className="block max-w-[52em]">
      {count}. Rows are added and never changed; each block of rows carries the hash of the one
      before; a row has its block within minutes.{" "}
      {check === null ? "The chain was not checked yet." : <CheckResult check={check} />}
    </span>
  );
}

function CheckResult({ check: { at, fault } }: { check: Check }) {
  if (fault === null) return <>Chain checked at {sayTime(at)}: whole.</>;
  return <b className="font-medium text-alert">Chain checked at {sayTime(at)}: broken.</b>;
}

/** The button that checks the chain now. */
export function CheckChainButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button icon={ShieldCheck} busy={busy && "Checking"} onClick={onClick}>
      Check the chain
    </Button>
  );
}

/** Says where the chain is broken, what that means, and what to do. */
export function BrokenChain({ chain }: { chain: AuditChain }) {
  const { check } = chain;
  if (!check?.fault) return null;
  const whole = check.rows.toLocaleString("en-IN");
  return (
    <Bar tone="alert" live="alert" className="mb-4">
      <b className="font-medium">{sayFault(check.fault)}</b>{" "}
      {check.blocks === 0
        ? "No row before it can be trusted."
        : `The ${whole} rows before it are whole.`}{" "}
      Somebody has changed the database itself. Keep the newest backups, and compare the rows with
      them.
      {check.fault.row === null ? null : (
        <span className="code block whitespace-normal [overflow-wrap:anywhere]">
          Row {check.fault.row}
        </span>
      )}
    </Bar>
  );
}

function sayFault({ kind, block }: Fault): string {
  const number = block.toLocaleString("en-IN");
  switch (kind) {
    case "block_broken":
      return `The chain breaks before block ${number}: a block is missing or was changed.`;
    case "row_changed":
      return `A row of block ${number}, or the block itself, was changed.`;
    case "row_missing":
      return `A row of block ${number} was deleted.`;
    case "row_added":
      return `A row was added later among the rows of block ${number}.`;
  }
}

/** The block of a row, with the first digits of its hash. A row of the last minutes has none yet. */
export function RowBlock({ block }: { block: AuditEntry["block"] }) {
  if (block === null) return null;
  const { number, hash } = block;
  return (
    <span className="text-hint text-ink-mute" title={`SHA-256 ${hash}`}>
      block {number.toLocaleString("en-IN")}{" "}
      <span className="code">{hash.slice(0, SHOWN_DIGITS)}</span>
    </span>
  );
}
