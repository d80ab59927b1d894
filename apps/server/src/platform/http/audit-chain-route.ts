import * as staffCalls from "@suvarna/contract/audit/staff";
import type { AuditChain as SerializedChain } from "@suvarna/contract/audit/staff-schemas";
import * as staffSchemas from "@suvarna/contract/audit/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { type App, act } from "../act.ts";
import type { AuditChain } from "../audit-chain/jobs.ts";
import { firstRowAt, newestBlock, newestCheck } from "../audit-chain/queries.ts";
import type { AuditCheck } from "../audit-chain/tables.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";

const staffEndpoints = pair(staffCalls, staffSchemas);

/** Registers the calls by which staff read the state of the audit log's hash chain, and check it. */
export function registerAuditChain(api: Api, app: App, chain: AuditChain): void {
  const { db } = app.database;

  handle(api, staffEndpoints.getAuditChain, async () => {
    const last = await newestBlock(db);
    const since = await firstRowAt(db);
    const check = await newestCheck(db);
    return {
      rows: last?.totalRows ?? 0,
      since: since?.toISOString() ?? null,
      last: last && { number: last.number, hash: last.hash, at: last.at.toISOString() },
      check: check && serializeCheck(check),
    };
  });

  handle(api, staffEndpoints.checkAuditChain, async (_input, { actor }) => {
    await act(app, actor, async (act) => {
      await chain.checkSoon(act);
      act.record({ what: "audit.checked", subject: null });
    });
    return undefined;
  });
}

function serializeCheck(check: AuditCheck): SerializedChain["check"] {
  const { at, blocks, rows, fault: kind, faultBlock: block, faultRow: row } = check;
  const fault = kind === null || block === null ? null : { kind, block, row };
  return { at: at.toISOString(), blocks, rows, fault };
}
