import { pair } from "@suvarna/contract/endpoint";
import type { FactorKind } from "@suvarna/contract/identity/constants";
import * as calls from "@suvarna/contract/staff/calls";
import * as schemas from "@suvarna/contract/staff/schemas";
import * as staffCalls from "@suvarna/contract/staff/staff";
import type { Invitation, Person, SecondPersonLimits } from "@suvarna/contract/staff/staff-schemas";
import * as staffSchemas from "@suvarna/contract/staff/staff-schemas";
import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import { ROLE_PERMISSIONS, STAFF_ROLES } from "@suvarna/domain/staff/permission";
import {
  countStaffByRole,
  endOtherStaffSessions,
  endStaffSession,
  factorKindsOf,
  listStaff,
  listStaffSessions,
  namesOf,
  type SessionConfig,
  type StaffUser,
} from "../identity/index.ts";
import { act } from "../platform/act.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Db } from "../platform/database.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import type { Approvals } from "./approvals.ts";
import { askForHelp } from "./ask-for-help.ts";
import { changePerson, endPersonSessions } from "./change-person.ts";
import { findPermitted } from "./find-permitted.ts";
import { type InvitationRow, listInvitationRows } from "./invitation-queries.ts";
import {
  acceptInvitation,
  type InvitePersonDependencies,
  invitePerson,
  withdrawInvitation,
} from "./invite-person.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/** Registers the calls about the members of staff and their roles. */
export function registerPeople(
  api: Api,
  dependencies: InvitePersonDependencies & {
    readonly sessions: SessionConfig;
    readonly approvals: Pick<Approvals, "limits">;
  },
): void {
  const { app } = dependencies;
  const { db } = app.database;

  handle(api, endpoints.acceptInvitation, async ({ body }) => {
    await acceptInvitation(dependencies, body);
    return { message: "Welcome! Please log in with your e-mail and your new password." };
  });

  const serializePeople = async (items: readonly StaffUser[], token: string) => {
    const kinds = await factorKindsOf(
      db,
      items.map(({ id }) => id),
    );
    const open = await listStaffSessions(db, dependencies.sessions, token, app.clock());
    const sessionsOf = Map.groupBy(open, ({ userId }) => userId);
    return items.map((person) => {
      const times = (sessionsOf.get(person.id) ?? []).map(({ lastSeenAt }) => lastSeenAt.getTime());
      const lastSeenAt = times.length === 0 ? null : new Date(Math.max(...times));
      return serializePerson(person, kinds.get(person.id) ?? [], lastSeenAt);
    });
  };

  handle(
    api,
    staffEndpoints.listPeople,
    async ({ query: { q, cursor: after, limit } }, { user }) => {
      const isKnown = after === undefined || isId(after);
      const { items, total } = isKnown
        ? await listStaff(db, { q, after, limit: limit + 1 })
        : { items: [], total: 0 };
      const { page, last } = cutPage(items, limit);
      const people = await serializePeople(page, user.token);
      return { items: people, total, nextCursor: last?.id ?? null };
    },
  );

  handle(api, staffEndpoints.invitePerson, async ({ body }, { actor }) =>
    oneInvitation(db, await invitePerson(dependencies, actor, body)),
  );

  handle(api, staffEndpoints.listInvitations, async ({ query }) => {
    const { limit } = query;
    const more = { ...query, limit: limit + 1 };
    const { rows, total } = await listInvitationRows(db, more, app.clock());
    const { page, last } = cutPage(rows, limit);
    const items = await serializeInvitations(db, page);
    return { items, total, nextCursor: last?.id ?? null };
  });

  handle(api, staffEndpoints.withdrawInvitation, async ({ params }, { actor }) => {
    await withdrawInvitation(app, actor, params.id);
    return undefined;
  });

  handle(api, staffEndpoints.changePerson, async ({ params, headers, body }, { actor, user }) => {
    const version = headers["if-match"]?.replaceAll('"', "");
    const person = await changePerson(app, actor, { id: params.id, ...body, version });
    const [wired] = await serializePeople([person], user.token);
    return wired as Person;
  });

  handle(api, staffEndpoints.endPersonSessions, async ({ params }, { actor }) => {
    await endPersonSessions(app, actor, params.id);
    return undefined;
  });

  handle(api, staffEndpoints.listStaffSessions, async (_, { user }) => {
    const open = await listStaffSessions(db, dependencies.sessions, user.token, app.clock());
    const sessions = open.map(
      ({ id, userId, name, createdAt, lastSeenAt, device, network, current }) => ({
        _id: id,
        person: { _id: userId, name },
        device,
        network,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current,
      }),
    );
    return { sessions };
  });

  handle(api, staffEndpoints.endStaffSession, async ({ params }, { actor }) => {
    await act(app, actor, (change) => endStaffSession(change, params.id));
    return undefined;
  });

  handle(api, staffEndpoints.endOtherStaffSessions, async (_, { actor, user }) => {
    await act(app, actor, (change) => endOtherStaffSessions(change, user.token));
    return undefined;
  });

  handle(api, staffEndpoints.askForHelp, async ({ params, body }, { actor }) => {
    await askForHelp(app, actor, { ...params, ...body });
    return undefined;
  });

  handle(api, staffEndpoints.listPermittedPeople, async ({ params }) => {
    const people = await findPermitted(db, params.permission);
    return { people: people.map(({ id, name }) => ({ _id: id, name })) };
  });

  handle(api, staffEndpoints.listRoles, async () => {
    const counts = await countStaffByRole(db);
    return {
      roles: STAFF_ROLES.map((role) => ({
        role,
        permissions: [...ROLE_PERMISSIONS[role]],
        ...(counts.get(role) ?? { people: 0, withSecondFactor: 0 }),
      })),
      limits: serializeLimits(dependencies.approvals.limits),
    };
  });
}

function serializeLimits(limits: ApprovalLimits): SecondPersonLimits {
  return {
    required: limits.required,
    rateJumpPercent: limits.rateJumpBp / 100,
    handRatePercent: limits.handRateBp / 100,
    refund: limits.refundPaise / 100,
    couponPercent: limits.couponBp / 100,
    couponSum: limits.couponPaise / 100,
    makingProducts: limits.makingProducts,
    priceFallPercent: limits.priceFallBp / 100,
  };
}

function serializePerson(
  { id, since, suspendedAt, createdAt, ...person }: StaffUser,
  factors: readonly FactorKind[],
  lastSeenAt: Date | null,
): Person {
  return {
    _id: id,
    ...person,
    factors: [...factors],
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    since: since?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

async function serializeInvitations(db: Db, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const names = await namesOf(
    db,
    rows.map(({ invitedBy }) => invitedBy),
  );
  return rows.map(({ id, name, email, staffRole, invitedBy, createdAt, expiresAt }) => ({
    _id: id,
    name,
    email,
    role: staffRole,
    invitedBy: { _id: invitedBy, name: names.get(invitedBy) ?? null },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function oneInvitation(db: Db, row: InvitationRow): Promise<Invitation> {
  const [wired] = await serializeInvitations(db, [row]);
  return wired as Invitation;
}
