import * as staffCalls from "@suvarna/contract/audit/staff";
import type { AuditEntry, AuditFilter } from "@suvarna/contract/audit/staff-schemas";
import * as staffSchemas from "@suvarna/contract/audit/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { type App, act } from "../act.ts";
import { type AuditLines, type AuditRow, listAudit } from "../audit.ts";
import { type BlockOfRow, findBlocks } from "../audit-chain/queries.ts";
import { auditCsv } from "../audit-csv.ts";
import { cutPage } from "../cut-page.ts";
import type { Db } from "../database.ts";
import { nameRecords, type RecordNames, subjectsOf } from "../record-names.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";

const staffEndpoints = pair(staffCalls, staffSchemas);

/** Registers the calls by which staff read and save the audit log. */
export function registerAudit(api: Api, app: App, recordNames: readonly RecordNames[]): void {
  const { db } = app.database;

  handle(api, staffEndpoints.listAudit, async ({ query }) => {
    const { cursor: before, limit, ...filter } = query;
    const lines = await linesOf(db, filter, recordNames);
    const { rows, total } = await listAudit(db, { ...lines, before, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    const names = await nameRecords(db, page, recordNames);
    const ids = page.map(({ id }) => id);
    const blocks = await findBlocks(db, ids);
    const items = page.map((row) => serializeEntry(row, names, blocks.get(row.id) ?? null));
    return { items, total, nextCursor: last?.id ?? null };
  });

  handle(api, staffEndpoints.exportAudit, async ({ query }, { actor }) => {
    const lines = await linesOf(db, query, recordNames);
    await act(app, actor, async ({ record }) => {
      record({ what: "audit.exported", subject: null, after: { ...query } });
    });
    return auditCsv(db, lines, recordNames);
  });
}

/** Converts the filters of a call to the conditions that select lines. */
async function linesOf(
  db: Db,
  { subject, actor: actorId, kind: actorKind, what, from, to }: AuditFilter,
  recordNames: readonly RecordNames[],
): Promise<AuditLines> {
  return {
    subjects: subject === undefined ? undefined : await subjectsOf(db, subject, recordNames),
    actorId,
    actorKind,
    what,
    from: from === undefined ? undefined : startOfIndianDay(from),
    until: to === undefined ? undefined : endOfIndianDay(to),
  };
}

function serializeEntry(
  row: AuditRow,
  names: ReadonlyMap<string, string>,
  block: BlockOfRow | null,
): AuditEntry {
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
    block,
  };
}
