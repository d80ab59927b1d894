import type { EventOf } from "@suvarna/domain/events";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { activeStaff, findStaff, namesOf } from "../identity/index.ts";
import type { ApprovalDecisionLetter } from "../notifications/index.ts";
import { listPanReaders } from "../orders/index.ts";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { type Approvals, findApproval, findDeciders } from "../staff/index.ts";
import { INDIAN_TIME } from "./indian-time.ts";
import type { LetterDependencies } from "./order-letters.ts";

type Dependencies = Pick<LetterDependencies, "notifications">;

/** Tells the owners, at the end of a day, how many PANs each person has read. */
export async function writePanDay(
  { tx }: Act,
  dependencies: Dependencies,
  { day }: EventOf<"pan.day_over">,
): Promise<void> {
  await writePanReads(tx, dependencies, { day, key: `pan-day:${day}`, isAlarm: false });
}

/** Tells the owners at once that one person has read many PANs. */
export async function writePanAlarm(
  { tx }: Act,
  dependencies: Dependencies,
  { day, staffId }: EventOf<"pan.read_often">,
): Promise<void> {
  const key = `pan-alarm:${day}:${staffId}`;
  await writePanReads(tx, dependencies, { day, staffId, key, isAlarm: true });
}

async function writePanReads(
  tx: Tx,
  { notifications }: Dependencies,
  { day, staffId, key, isAlarm }: { day: string; staffId?: string; key: string; isAlarm: boolean },
): Promise<void> {
  const counts = await listPanReaders(tx, { day, ...(staffId ? { staffId } : {}) });
  const names = await namesOf(
    tx,
    counts.map((count) => count.staffId),
  );
  const readers = counts.map(({ staffId: id, reads }) => ({
    name: names.get(id) ?? "A person whose account is closed",
    reads,
  }));
  for (const { id, email } of await activeStaff(tx, ["owner"])) {
    const about = { day, readers, isAlarm };
    await notifications.send(tx, { kind: "pan-reads", key: `${key}:${id}`, email, about });
  }
}

/** Tells the people who may approve a request that the request waits for them. */
export async function writeApprovalAsked(
  { tx, at: now }: Act,
  { notifications, approvals }: Dependencies & { readonly approvals: Pick<Approvals, "limits"> },
  { approvalId }: EventOf<"approval.asked">,
): Promise<void> {
  const request = await findDeciders(tx, approvals.limits, { approvalId, now });
  if (!request) return;
  const { kind, askedBy, expiresAt, reason } = request.approval;
  const about = {
    what: APPROVAL_KIND_WORDS[kind],
    askedBy: (await namesOf(tx, [askedBy])).get(askedBy) ?? "A person of the staff",
    reason,
    until: INDIAN_TIME.format(expiresAt),
  };
  for (const { id, email } of request.deciders) {
    const key = `approval-asked:${approvalId}:${id}`;
    await notifications.send(tx, { kind: "approval-asked", key, email, expiresAt, about });
  }
}

/** Tells the person who asked for approval how a second person has decided. */
export async function writeApprovalDecided(
  { tx }: Act,
  { notifications, publicUrl }: Pick<LetterDependencies, "notifications" | "publicUrl">,
  { approvalId }: EventOf<"approval.decided">,
): Promise<void> {
  const request = await findApproval(tx, approvalId);
  if (!request || !isDecided(request.state)) return;
  const { state, kind, askedBy, decidedBy, decision } = request;
  const asker = await findStaff(tx, askedBy);
  if (!asker || asker.suspendedAt !== null) return;
  const decider = decidedBy === null ? undefined : (await namesOf(tx, [decidedBy])).get(decidedBy);
  const about = {
    what: APPROVAL_KIND_WORDS[kind],
    decidedBy: decider ?? "A colleague",
    outcome: state,
    reason: decision ?? "",
    address: `${publicUrl}/admin/approvals?view=${state}`,
  };
  const key = `approval-decided:${approvalId}`;
  await notifications.send(tx, { kind: "approval-decided", key, email: asker.email, about });
}

function isDecided(state: string): state is ApprovalDecisionLetter["outcome"] {
  return state === "approved" || state === "refused" || state === "outdated";
}

/** Tells the other owners that an invited person has joined the staff. */
export async function writePersonJoined(
  { tx }: Act,
  { notifications }: Dependencies,
  { userId }: EventOf<"person.joined">,
): Promise<void> {
  const person = await findStaff(tx, userId);
  if (!person) return;
  const about = { name: person.name, role: person.role };
  for (const { id, email } of await activeStaff(tx, ["owner"])) {
    if (id === userId) continue;
    const key = `staff-joined:${userId}:${id}`;
    await notifications.send(tx, { kind: "staff-joined", key, email, about });
  }
}

const HOUR_MS = 3_600_000;

/**
 * Tells a member of staff that a colleague asks for help with a page. Within an hour, one letter
 * is sent about the same page.
 */
export async function writeHelpAsked(
  { tx }: Act,
  { notifications, publicUrl }: Pick<LetterDependencies, "notifications" | "publicUrl">,
  { userId, askedBy, page, askedAt }: EventOf<"person.help_asked">,
): Promise<void> {
  const [person, colleague] = [await findStaff(tx, userId), await findStaff(tx, askedBy)];
  if (!person || person.suspendedAt !== null || !colleague) return;
  const address = `${publicUrl}/admin${page}`;
  const key = `help-asked:${askedBy}:${userId}:${page}:${Math.floor(askedAt / HOUR_MS)}`;
  const about = { askedBy: colleague.name, role: colleague.role, address };
  await notifications.send(tx, { kind: "help-asked", key, email: person.email, about });
}
