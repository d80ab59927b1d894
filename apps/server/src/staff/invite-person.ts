import { randomBytes } from "node:crypto";
import type { PersonInput } from "@suvarna/contract/staff/staff-schemas";
import { may } from "@suvarna/domain/staff/permission";
import {
  isEmailKnown,
  lockStaff,
  openUser,
  refuseCommonPassword,
  type StaffUser,
} from "../identity/index.ts";
import { type Act, type App, act, type UserActor, VISITOR } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import {
  dropInvitation,
  dropInvitationsBy,
  findInvitation,
  hashSecret,
  type InvitationRow,
  putInvitation,
  takeInvitation,
} from "./invitation-queries.ts";

/** How many hours the link of an invitation is valid. */
const HOURS = 48;

/** The letter with the link of an invitation. Another capability writes and sends it. */
export type SendInvitation = (
  tx: Tx,
  letter: {
    readonly key: string;
    readonly email: string;
    readonly expiresAt: Date;
    readonly about: { name: string; address: string; hours: number };
  },
) => Promise<void>;

/** The dependencies of inviting people. */
export interface InvitePersonDependencies {
  readonly app: App;
  readonly sendInvitation: SendInvitation;
  /** The origin of the links in letters. */
  readonly publicUrl: string;
  readonly passwords: { hash(password: string): Promise<string> };
}

/**
 * The message for an address that already has an account. Shoppers and staff have separate
 * accounts, so an invitation never changes an existing account into one of staff.
 */
const TAKEN =
  "An account with this e-mail exists already. Staff have accounts of their own: invite another address, or let the person change or close the account first.";

/**
 * Invites a person by a letter. An earlier invitation of the same address is replaced.
 * @throws Refusal email_taken
 */
export function invitePerson(
  { app, sendInvitation, publicUrl }: InvitePersonDependencies,
  actor: UserActor,
  { name, email, role }: PersonInput,
): Promise<InvitationRow> {
  return act(app, actor, async ({ tx, at, record }) => {
    if (await isEmailKnown(tx, email)) throw emailTaken();
    const secret = randomBytes(32).toString("base64url");
    const expiresAt = new Date(at.getTime() + HOURS * 3_600_000);
    const person = { name, email, staffRole: role, invitedBy: actor.userId };
    const id = newId(at.getTime());
    const row = { id, key: hashSecret(secret), ...person, createdAt: at, expiresAt };
    const invitation = await putInvitation(tx, row, at);
    record({ what: "person.invited", subject: id, after: { role } });
    const address = `${publicUrl}/join-staff#${secret}`;
    const about = { name, address, hours: HOURS };
    await sendInvitation(tx, { key: `staff-invitation:${id}`, email, expiresAt, about });
    return invitation;
  });
}

/** Withdraws an invitation, so that its link stops working. @throws Refusal invitation_not_found */
export async function withdrawInvitation(app: App, actor: UserActor, id: string): Promise<void> {
  await act(app, actor, async ({ tx, record }) => {
    const dropped = await dropInvitation(tx, id);
    if (!dropped) throw new Refusal("invitation_not_found");
    record({ what: "person.invitation_withdrawn", subject: id });
  });
}

/** Whether a member of staff is active and has the permission to invite people. */
export function mayInvite({ role, suspendedAt }: StaffUser): boolean {
  return suspendedAt === null && may(role, "people.edit");
}

/** Withdraws the open invitations of a person who may not invite any more. */
export async function withdrawInvitationsBy({ tx, record }: Act, invitedBy: string): Promise<void> {
  for (const id of await dropInvitationsBy(tx, invitedBy)) {
    record({ what: "person.invitation_withdrawn", subject: id });
  }
}

/**
 * Opens the account of an invited person with the password that the person chooses. The e-mail
 * address is proved, because the person has read the letter. The link is dead when the person who
 * sent the invitation is not active any more or may not invite any more.
 * @throws Refusal link_dead, email_taken, bad_request, unavailable
 */
export async function acceptInvitation(
  { app, passwords }: InvitePersonDependencies,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const invited = await findInvitation(app.database.db, token, app.clock());
  // The link is checked before the password is hashed, so that an invented link does not cost a
  // hash.
  if (!invited) throw new Refusal("link_dead");
  await refuseCommonPassword(password, invited);
  const passwordHash = await passwords.hash(password);
  try {
    await act(app, VISITOR, async (act) => {
      // The inviter is locked before the invitation, in the order in which `changePerson` locks
      // them, so that a suspension and this act don't wait for each other.
      const inviter = (await lockStaff(act.tx, [invited.invitedBy])).get(invited.invitedBy);
      if (!inviter || !mayInvite(inviter)) throw new Refusal("link_dead");
      const invitation = await takeInvitation(act.tx, token, act.at);
      if (!invitation) throw new Refusal("link_dead");
      const { id, name, email, staffRole, invitedBy } = invitation;
      const contact = { email, emailVerified: true, phone: null };
      // The account has the id of the invitation, so that the audit log names the invited person.
      const userId = await openUser(act, { id, name, ...contact, passwordHash, staffRole });
      act.record({
        what: "person.joined",
        subject: userId,
        after: { role: staffRole, invitedBy },
      });
      act.tell({ type: "person.joined", userId });
    });
  } catch (error) {
    if (uniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

function emailTaken(): Refusal {
  return new Refusal("email_taken", { message: TAKEN });
}
