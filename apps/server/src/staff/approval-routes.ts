import { pair } from "@suvarna/contract/endpoint";
import type { Approval } from "@suvarna/contract/staff/approval";
import * as staffCalls from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import * as staffSchemas from "@suvarna/contract/staff/staff-schemas";
import { findStaff } from "../identity/index.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { type ApprovalRow, findApproval, listApprovalRows } from "./approval-queries.ts";
import {
  approveRequest,
  cancelRequest,
  type DecideApprovalDependencies,
  refuseRequest,
} from "./decide-approval.ts";
import { nextCursor } from "./routes.ts";
import { choicesOf, serializeApprovals } from "./serialize-approval.ts";

const staffEndpoints = pair(staffCalls, staffSchemas);

/** Registers the calls about the requests that wait for a second person. */
export function registerApprovals(api: Api, dependencies: DecideApprovalDependencies): void {
  const { app, approvals } = dependencies;
  const { db } = app.database;
  const moment = () => ({ now: app.clock(), newcomerMs: approvals.limits.newcomerMs });

  async function listed(
    rows: readonly ApprovalRow[],
    { userId }: { readonly userId: string },
  ): Promise<ListedApproval[]> {
    const person = await findStaff(db, userId);
    const now = moment();
    const wired = await serializeApprovals(db, rows, now);
    return wired.map((each, place) => ({
      ...each,
      ...choicesOf(rows[place] as ApprovalRow, person, now),
    }));
  }

  async function serialize(row: ApprovalRow): Promise<Approval> {
    const [wired] = await serializeApprovals(db, [row], moment());
    return wired as Approval;
  }

  handle(api, staffEndpoints.listApprovals, async ({ query }, { actor }) => {
    const { rows, total } = await listApprovalRows(db, query, app.clock());
    return { items: await listed(rows, actor), total, nextCursor: nextCursor(rows, query.limit) };
  });

  handle(api, staffEndpoints.getApproval, async ({ params }, { actor }) => {
    const row = await findApproval(db, params.id);
    const [found] = row ? await listed([row], actor) : [];
    if (!found) throw new Refusal("approval_not_found");
    return found;
  });

  handle(api, staffEndpoints.approve, async ({ params }, { actor }) =>
    serialize(await approveRequest(dependencies, actor, params.id)),
  );

  handle(api, staffEndpoints.refuse, async ({ params, body }, { actor }) =>
    serialize(await refuseRequest(dependencies, actor, { id: params.id, reason: body.reason })),
  );

  handle(api, staffEndpoints.cancel, async ({ params }, { actor }) =>
    serialize(await cancelRequest(dependencies, actor, params.id)),
  );
}
