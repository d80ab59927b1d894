import { listImports } from "@suvarna/contract/imports/staff";
import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { Check, Undo2 } from "lucide";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Progress } from "../media/index.ts";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { sayLength, sayTime } from "../platform/times.ts";
import { count, importSummary, rowsOf, timeLeft, timeLeftToUndo, totalOf } from "./import-words.ts";
import { ASK_MS, isBusy, useImportActions } from "./use-import.ts";

/** The list of earlier imports, the newest first, each with its progress. */
export function ImportList() {
  const [params] = useSearchParams();
  const cursor = params.get("cursor") ?? undefined;
  const [pace, setPace] = useState<number | false>(ASK_MS);
  const query = cursor === undefined ? { limit: 20 } : { limit: 20, cursor };
  const imports = useRead(listImports, { query }, { refetchInterval: pace });
  const refetchMs = imports.data?.items.some(isBusy) ? ASK_MS : false;
  if (imports.data && refetchMs !== pace) setPace(refetchMs);
  return (
    <Section title="Imports">
      <Answer of={imports} what="The imports">
        {({ items, total, nextCursor }) =>
          items.length === 0 ? (
            <Empty title="No imports yet">
              The template shows every column; a file of all products can be changed and sent again.
            </Empty>
          ) : (
            <>
              <DataTable
                name="Imports"
                rows={items}
                columns={COLUMNS}
                open={({ _id }) => `/imports/${_id}`}
              />
              <ListFoot
                summary={total === 1 ? "1 import" : `${count(total)} imports`}
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
    </Section>
  );
}

const COLUMNS: readonly Column<Import>[] = [
  {
    id: "file",
    head: "File",
    cell: ({ _id, name }) => (
      <Link to={`/imports/${_id}`} className="clip max-w-80 font-medium" title={name}>
        {name}
      </Link>
    ),
  },
  {
    id: "by",
    head: "By",
    cell: ({ by, createdAt }) => (
      <span className="text-caption text-ink-mute">
        {by.name ?? "Somebody who left"}, {sayTime(createdAt)}
      </span>
    ),
  },
  { id: "far", head: "How far", phone: "wide", cell: (at) => <HowFar at={at} /> },
  {
    id: "did",
    head: "What it did",
    phone: "wide",
    cell: (at) => <span className="text-ink-soft">{importSummary(at)}</span>,
  },
  {
    id: "actions",
    head: <span className="sr-only">Actions</span>,
    figures: true,
    phone: "wide",
    cell: (at) => <Actions at={at} />,
  },
];

const WORK: Readonly<Partial<Record<Import["state"], string>>> = {
  reading: "looked over",
  stopping: "stopping",
  undoing: "undone",
  undo_stopping: "stopping",
};

function HowFar({ at }: { at: Import }) {
  const { state, done, name, startedAt, endedAt, undone } = at;
  if (isBusy(at)) {
    const total = totalOf(at);
    const share = total ? done / total : 0;
    const left = timeLeft(at);
    const words = [
      total === null ? "The file is read" : `${count(done)} of ${rowsOf(total)}`,
      WORK[state],
      left ? `${left} left` : null,
    ];
    return (
      <div className="min-w-60 md:max-w-md">
        <p className="mb-1 flex justify-between gap-3 text-hint text-ink-soft">
          <span>{words.filter(Boolean).join(", ")}</span>
          <span>{Math.round(share * 100)}%</span>
        </p>
        <Progress name={name} share={share} />
      </div>
    );
  }
  const took =
    startedAt && endedAt
      ? `in ${sayLength(Math.max(1000, Date.parse(endedAt) - Date.parse(startedAt)))}`
      : "";
  const hint = (words: string) => <span className="ml-1 text-hint text-ink-mute">{words}</span>;
  switch (state) {
    case "ready":
      return <Pill tone="amber">Looked over, not imported</Pill>;
    case "unreadable":
      return <Pill tone="alert">Cannot be read</Pill>;
    case "stopped":
      return (
        <>
          <Pill tone="sand">Stopped by hand</Pill> {hint(`at row ${count(done + 1)}`)}
        </>
      );
    case "undo_stopped":
      return (
        <>
          <Pill tone="sand">Undoing stopped by hand</Pill>{" "}
          {hint(`${count(done)} of ${rowsOf(totalOf(at) ?? 0)}`)}
        </>
      );
    case "undone":
      return (
        <>
          <Pill tone="sand">Undone</Pill>{" "}
          {undone?.at
            ? hint([sayTime(undone.at), undone.by?.name].filter(Boolean).join(", by "))
            : null}
        </>
      );
    default:
      return (
        <>
          <Pill tone="leaf" icon={Check}>
            Done
          </Pill>{" "}
          {hint(took)}
        </>
      );
  }
}

function Actions({ at }: { at: Import }) {
  const { stop, undo, stopping, undoing } = useImportActions(at._id);
  const left = timeLeftToUndo(at);
  if (at.state === "writing" || at.state === "undoing") {
    return (
      <Button small busy={stopping ? "Stopping" : false} onClick={() => void stop()}>
        Stop after this row
      </Button>
    );
  }
  if (left) {
    return (
      <Button small icon={Undo2} busy={undoing ? "Undoing" : false} onClick={() => void undo()}>
        {at.state === "undo_stopped" ? "Go on undoing" : "Undo"}, {left} left
      </Button>
    );
  }
  const keptRows = at.undone?.kept ?? 0;
  const words =
    at.state === "undone" && keptRows > 0
      ? `${count(keptRows)} kept: changed or sold since`
      : at.state === "done" || at.state === "stopped" || at.state === "undo_stopped"
        ? "too old to undo"
        : "";
  return <span className="text-caption text-ink-mute">{words}</span>;
}
