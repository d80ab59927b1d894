import * as staffCalls from "@suvarna/contract/audit/staff";
import type { AuditEntry } from "@suvarna/contract/audit/staff-schemas";
import * as staffSchemas from "@suvarna/contract/audit/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { type AuditRow, listAudit } from "../audit.ts";
import type { Database } from "../database.ts";
import { nameRecords, type RecordNames, subjectsOf } from "../record-names.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";

const staffEndpoints = pair(staffCalls, staffSchemas);

/** Registers the call by which staff read the audit log. */
export function registerAudit(
  api: Api,
  { db }: Pick<Database, "db">,
  recordNames: readonly RecordNames[],
): void {
  handle(api, staffEndpoints.listAudit, async ({ query }) => {
    const {
      subject,
      actor: actorId,
      kind: actorKind,
      what,
      cursor: before,
      limit,
      from,
      to,
    } = query;
    const { rows, total } = await listAudit(db, {
      subjects: subject === undefined ? undefined : await subjectsOf(db, subject, recordNames),
      actorId,
      actorKind,
      what,
      before,
      limit,
      from: from === undefined ? undefined : startOfIndianDay(from),
      until: to === undefined ? undefined : endOfIndianDay(to),
    });
    const nextCursor = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
    const names = await nameRecords(db, rows, recordNames);
    return { items: rows.map((row) => serializeEntry(row, names)), total, nextCursor };
  });
}

function serializeEntry(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  const { id, at, actorKind, actorId, actorName, network, what, subject, before, after } = row;
  return {
    _id: id,
    at: at.toISOString(),
    actor: { kind: actorKind, id: actorId, name: actorName },
    network,
    what,
    subject,
    record: (subject !== null && names.get(subject)) || null,
    before,
    after,
  };
}
