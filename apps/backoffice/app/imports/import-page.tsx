import { exportImportErrors } from "@suvarna/contract/imports/staff";
import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { Download, Undo2 } from "lucide";
import { useState } from "react";
import { useParams } from "react-router";
import { Progress, sayBytes } from "../media/index.ts";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Tick } from "../parts/field.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useDownload } from "../parts/use-download.ts";
import { useWaitingRequests, WaitingBar } from "../parts/waiting-bar.tsx";
import { ImportFigures } from "./import-figures.tsx";
import { ImportList } from "./import-list.tsx";
import { ImportRows } from "./import-rows.tsx";
import { ImportSteps } from "./import-steps.tsx";
import {
  count,
  importSummary,
  rowsOf,
  timeLeft,
  timeLeftToUndo,
  totalOf,
  undoneWords,
} from "./import-words.ts";
import { FallBar, PriceBar } from "./price-bar.tsx";
import { isBusy, useImport, useImportActions } from "./use-import.ts";

/** The page of an import: the result of the dry run, the progress, and the result of the import. */
export function ImportPage() {
  const { id = "" } = useParams();
  const read = useImport(id);
  return (
    <>
      <Answer of={read} what="The import">
        {(at) => <OneImport key={at._id} at={at} />}
      </Answer>
      <ImportList />
    </>
  );
}

function OneImport({ at }: { at: Import }) {
  const [newAsDrafts, setNewAsDrafts] = useState(true);
  const [leaveOutUnlikely, setLeaveOut] = useState(false);
  const { name, rows, bytes, state, counts, problem } = at;
  const undone = undoneWords(at);
  const choice = { newAsDrafts, leaveOutUnlikely };
  const isChecked = state !== "reading" && state !== "unreadable";
  const size = [rows === null ? null : rowsOf(rows), sayBytes(bytes)].filter(Boolean).join(", ");
  return (
    <>
      <PageHead
        title={name}
        crumbs={[{ to: "/imports", name: "Import products" }]}
        caption={`${size}. ${stateWords(at)}`}
        actions={<ImportActions at={at} choice={choice} />}
      />
      <ImportSteps at={at} />
      {problem ? (
        <Bar tone="alert" live="alert">
          {isChecked ? (
            <>
              <b className="font-semibold">The import did not reach its end.</b> {problem}
            </>
          ) : (
            <>
              <b className="font-semibold">The file was not read.</b> {problem} Nothing was written.
            </>
          )}
        </Bar>
      ) : null}
      {at.unknownColumns.length > 0 ? (
        <Bar tone="amber" className="mb-4">
          {at.unknownColumns.length === 1 ? "One column is" : "Some columns are"} not known and left
          out: <b className="font-semibold">{at.unknownColumns.join(", ")}</b>.
        </Bar>
      ) : null}
      {undone ? (
        <Bar tone="amber" icon={Undo2} className="mb-4">
          {undone}
        </Bar>
      ) : null}
      {isBusy(at) ? <Working at={at} /> : null}
      {isOpen(at) ? <WaitingBar subject={at._id} /> : null}
      {isChecked ? (
        <>
          <ImportFigures at={at} />
          {state === "ready" ? <PriceBar at={at} /> : null}
          {isOpen(at) ? <FallBar at={at} /> : null}
          <ImportRows at={at} />
          <div className="mt-3.5 flex flex-wrap items-center gap-x-6 gap-y-3">
            {counts.error > 0 ? <BadRows at={at} /> : null}
            {isOpen(at) ? (
              <div className="flex flex-wrap gap-x-6 gap-y-2 md:ml-auto">
                {counts.unlikely > 0 ? (
                  <Tick
                    checked={leaveOutUnlikely}
                    onChange={(event) => setLeaveOut(event.currentTarget.checked)}
                  >
                    Leave out the {count(counts.unlikely)} to look at twice
                  </Tick>
                ) : null}
                <Tick
                  checked={newAsDrafts}
                  onChange={(event) => setNewAsDrafts(event.currentTarget.checked)}
                >
                  New pieces come in as drafts
                </Tick>
              </div>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
}

interface Choice {
  readonly newAsDrafts: boolean;
  readonly leaveOutUnlikely: boolean;
}

function ImportActions({ at, choice }: { at: Import; choice: Choice }) {
  const actions = useImportActions(at._id);
  const { state, counts, written } = at;
  const left = timeLeftToUndo(at);
  const all = counts.changed + counts.new - (choice.leaveOutUnlikely ? counts.unlikely : 0);
  const unwritten = all - written.changed - written.new - written.refused;
  const out = counts.error + (choice.leaveOutUnlikely ? counts.unlikely : 0);
  const asks = at.prices.fallFar > 0 && !choice.leaveOutUnlikely;
  const waits = useWaitingRequests(at._id).length > 0 && asks;
  return (
    <>
      {left ? (
        <Button
          icon={Undo2}
          busy={actions.undoing ? "Undoing" : false}
          onClick={() => void actions.undo()}
        >
          {state === "undo_stopped" ? "Go on undoing" : "Undo"}, {left} left
        </Button>
      ) : null}
      {state === "reading" || state === "writing" || state === "undoing" ? (
        <Button busy={actions.stopping ? "Stopping" : false} onClick={() => void actions.stop()}>
          {state === "reading" ? "Stop" : "Stop after this row"}
        </Button>
      ) : null}
      {isBusy(at) ? null : <ButtonLink to="/imports">Another file</ButtonLink>}
      {isOpen(at) ? (
        <Button
          kind="primary"
          disabled={unwritten <= 0 || waits}
          busy={actions.starting ? "Starting" : false}
          onClick={() => void actions.start(choice)}
        >
          {unwritten <= 0
            ? "Nothing to import"
            : asks
              ? waits
                ? "Waits for approval"
                : "Ask for approval"
              : `${startWords(state, unwritten)}${outWords(out)}`}
        </Button>
      ) : null}
    </>
  );
}

const isOpen = ({ state }: Import) => state === "ready" || state === "stopped";
const startWords = (state: Import["state"], rows: number) =>
  state === "stopped" ? `Go on with ${rowsOf(rows)}` : `Import ${rowsOf(rows)}`;
const outWords = (out: number) => (out > 0 ? `, leave ${count(out)} out` : "");

/** The state of an import in words, for the heading of its page. */
function stateWords(at: Import): string {
  if (at.state === "ready") return "Nothing is written until you say so.";
  const stopped = at.state === "stopped" || at.state === "undo_stopped";
  const by = at.problem === null ? "Stopped by hand" : "Stopped";
  return `${stopped ? `${by}: ` : ""}${importSummary(at)}`;
}

const WORDS: Readonly<Partial<Record<Import["state"], string>>> = {
  reading: "The file is looked over. Nothing is written.",
  writing: "The rows are being written. You can leave this page; it goes on.",
  stopping: "It stops after the rows at hand.",
  undoing:
    "The rows are being taken back, from the last to the first. You can leave this page; it goes on.",
  undo_stopping: "It stops after the rows at hand.",
};

function Working({ at }: { at: Import }) {
  const { state, done, name } = at;
  const total = totalOf(at) ?? 0;
  const left = timeLeft(at);
  return (
    <div role="status" className="mb-5 bg-shell p-4">
      <p className="mb-1.5 flex flex-wrap justify-between gap-3">
        <span>{WORDS[state]}</span>
        <span className="num text-caption text-ink-mute">
          {count(done)} of {rowsOf(total)}
          {left ? `, ${left} left` : ""}
        </span>
      </p>
      <Progress name={name} share={total > 0 ? done / total : 0} />
    </div>
  );
}

function BadRows({ at: { _id, name, counts } }: { at: Import }) {
  const bad = useDownload(exportImportErrors, name.replace(/(\.\w+)?$/, "-bad-rows.csv"));
  const words =
    counts.error === 1 ? "The bad row as CSV" : `The ${count(counts.error)} bad rows as CSV`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        small
        icon={Download}
        busy={bad.busy ? "Making it" : false}
        onClick={() => void bad.save({ params: { id: _id } })}
      >
        {words}
      </Button>
      <span className="text-caption text-ink-mute">
        with the reason in a last column, to put right and send again
      </span>
    </span>
  );
}
