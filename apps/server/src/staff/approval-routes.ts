import { pair } from "@suvarna/contract/endpoint";
import type { Approval } from "@suvarna/contract/staff/approval";
import * as staffCalls from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import * as staffSchemas from "@suvarna/contract/staff/staff-schemas";
import { may } from "@suvarna/domain/staff/permission";
import { findStaff, type StaffUser } from "../identity/index.ts";
import { cutPage } from "../platform/cut-page.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { nameOwners, nameRecords, type RecordNames } from "../platform/record-names.ts";
import {
  type ApprovalRow,
  findApproval,
  listApprovalRows,
  mayReadApproval,
} from "./approval-queries.ts";
import {
  approveRequest,
  cancelRequest,
  type DecideApprovalDependencies,
  refuseRequest,
} from "./decide-approval.ts";
import { choicesOf, serializeApprovals } from "./serialize-approval.ts";

const staffEndpoints = pair(staffCalls, staffSchemas);

/**
 * Registers the calls about the requests that wait for a second person.
 * @param dependencies.recordNames the names of the records that requests are about
 */
export function registerApprovals(
  api: Api,
  dependencies: DecideApprovalDependencies & { readonly recordNames: readonly RecordNames[] },
): void {
  const { app, approvals, recordNames } = dependencies;
  const { db } = app.database;
  const moment = () => ({ now: app.clock(), newcomerMs: approvals.limits.newcomerMs });

  async function readerOf({ userId }: { readonly userId: string }) {
    const person = await findStaff(db, userId);
    return { person, reader: { userId, role: person?.role ?? null } };
  }

  async function listed(
    rows: readonly ApprovalRow[],
    person: StaffUser | null,
  ): Promise<ListedApproval[]> {
    const now = moment();
    const wired = await serializeApprovals(db, rows, now);
    const about = rows.map(({ kind, subject }) => ({ what: kind, subject }));
    const names = await nameRecords(db, about, recordNames);
    const mayReadOrders = may(person?.role ?? null, "orders.read");
    const owners = mayReadOrders ? await nameOwners(db, about, recordNames) : null;
    return wired.map((each, place) => ({
      ...each,
      subjectName: names.get(each.subject ?? "") ?? null,
      shopperName: owners?.get(each.subject ?? "") ?? null,
      ...choicesOf(rows[place] as ApprovalRow, person, now),
    }));
  }

  async function serialize(row: ApprovalRow): Promise<Approval> {
    const [wired] = await serializeApprovals(db, [row], moment());
    return wired as Approval;
  }

  handle(api, staffEndpoints.listApprovals, async ({ query }, { actor }) => {
    const { person, reader } = await readerOf(actor);
    const { limit } = query;
    const more = { ...query, limit: limit + 1 };
    const { rows, total } = await listApprovalRows(db, more, reader, app.clock());
    const { page, last } = cutPage(rows, limit);
    return { items: await listed(page, person), total, nextCursor: last?.id ?? null };
  });

  handle(api, staffEndpoints.getApproval, async ({ params }, { actor }) => {
    const { person, reader } = await readerOf(actor);
    const row = await findApproval(db, params.id);
    const [found] = row && mayReadApproval(row, reader) ? await listed([row], person) : [];
    if (!found) throw new Refusal("approval_not_found");
    return found;
  });

  handle(api, staffEndpoints.approve, async ({ params, body }, { actor }) => {
    const note = body?.note || null;
    return serialize(await approveRequest(dependencies, actor, { id: params.id, note }));
  });

  handle(api, staffEndpoints.refuse, async ({ params, body }, { actor }) =>
    serialize(await refuseRequest(dependencies, actor, { id: params.id, reason: body.reason })),
  );

  handle(api, staffEndpoints.cancel, async ({ params }, { actor }) =>
    serialize(await cancelRequest(dependencies, actor, params.id)),
  );
}
