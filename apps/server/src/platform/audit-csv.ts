import type { Readable } from "node:stream";
import { indianTime } from "@suvarna/domain/indian-day";
import { type AuditLines, type AuditRow, listAudit } from "./audit.ts";
import { csvStream } from "./csv.ts";
import type { Db } from "./database.ts";
import { nameRecords, type RecordNames } from "./record-names.ts";

const HEAD = [
  "at",
  "actor_kind",
  "actor",
  "network",
  "what",
  "subject",
  "record",
  "before",
  "after",
];
/** The number of lines that are read at a time, so that a large export does not fill the memory. */
const BATCH = 500;

/** Writes lines of the audit log as a CSV file, newest first. */
export function auditCsv(db: Db, lines: AuditLines, recordNames: readonly RecordNames[]): Readable {
  return csvStream(HEAD, cellsOf(db, lines, recordNames));
}

async function* cellsOf(
  db: Db,
  lines: AuditLines,
  recordNames: readonly RecordNames[],
): AsyncIterable<string[]> {
  let before: string | undefined;
  do {
    const { rows } = await listAudit(db, { ...lines, before, limit: BATCH });
    const names = await nameRecords(db, rows, recordNames);
    for (const row of rows) yield rowOf(row, names);
    before = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  } while (before !== undefined);
}

function rowOf(row: AuditRow, names: ReadonlyMap<string, string>): string[] {
  const { at, actorKind, actorId, actorName, network, what, subject, before, after } = row;
  return [
    indianTime(at),
    actorKind,
    actorId ?? actorName ?? "",
    network ?? "",
    what,
    subject ?? "",
    (subject !== null && names.get(subject)) || "",
    before === null ? "" : JSON.stringify(before),
    after === null ? "" : JSON.stringify(after),
  ];
}
