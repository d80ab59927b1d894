import { type AuditEntry, listAudit as listCall } from "@suvarna/contract/audit";
import { type AuditRow, listAudit } from "../audit.ts";
import type { Database } from "../database.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";

/** What staff may read of who changed what. */
export function registerAudit(api: Api, { db }: Pick<Database, "db">): void {
  handle(api, listCall, async ({ query }) => {
    const { subject, actor: actorId, before, limit } = query;
    const rows = await listAudit(db, { subject, actorId, before, limit });
    return { entries: rows.map(wireEntry) };
  });
}

function wireEntry(row: AuditRow): AuditEntry {
  const { id, at, actorKind, actorId, actorName, network, what, subject, before, after } = row;
  return {
    _id: id,
    at: at.toISOString(),
    actor: { kind: actorKind, id: actorId, name: actorName },
    network,
    what,
    subject,
    before,
    after,
  };
}
