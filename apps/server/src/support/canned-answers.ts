import type { CannedAnswer, CannedAnswerInput } from "@suvarna/contract/support/staff-schemas";
import { asc, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { cannedAnswers } from "./tables.ts";

type Row = typeof cannedAnswers.$inferSelect;

/** Lists all canned answers, sorted by their titles. */
export async function listCannedAnswers(db: Db): Promise<CannedAnswer[]> {
  const rows = await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title));
  return rows.map(serialize);
}

/** Adds a canned answer. @throws Refusal answer_title_taken */
export async function addCannedAnswer(
  { tx, at, record }: Act,
  { title, text }: CannedAnswerInput,
): Promise<CannedAnswer> {
  const values = { title, text, createdAt: at, updatedAt: at };
  const [row] = await tx
    .insert(cannedAnswers)
    .values(values)
    .onConflictDoNothing({ target: cannedAnswers.title })
    .returning();
  if (!row) throw new Refusal("answer_title_taken");
  record({ what: "canned_answer.added", subject: row.id, after: { version: row.version } });
  return serialize(row);
}

/**
 * Changes a canned answer.
 * @param change.version the version that the caller has seen; undefined skips the comparison
 * @throws Refusal canned_answer_not_found, changed_meanwhile, answer_title_taken
 */
export async function changeCannedAnswer(
  { tx, at, record }: Act,
  id: string,
  { title, text, version }: CannedAnswerInput & { version: string | undefined },
): Promise<CannedAnswer> {
  const before = await lockAnswer(tx, id);
  if (version !== undefined && version !== String(before.version)) {
    throw new Refusal("changed_meanwhile");
  }
  const changes = { title, text, updatedAt: at, version: before.version + 1 };
  await tx
    .update(cannedAnswers)
    .set(changes)
    .where(eq(cannedAnswers.id, id))
    .catch((error: unknown) => {
      if (uniqueViolation(error) === null) throw error;
      throw new Refusal("answer_title_taken");
    });
  record({
    what: "canned_answer.changed",
    subject: id,
    before: { version: before.version },
    after: { version: changes.version },
  });
  return serialize({ ...before, ...changes });
}

/** Deletes a canned answer. @throws Refusal canned_answer_not_found */
export async function removeCannedAnswer({ tx, record }: Act, id: string): Promise<void> {
  const { version } = await lockAnswer(tx, id);
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
  record({ what: "canned_answer.removed", subject: id, before: { version } });
}

async function lockAnswer(tx: Tx, id: string): Promise<Row> {
  if (!isId(id)) throw new Refusal("canned_answer_not_found");
  const [row] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for("update");
  if (!row) throw new Refusal("canned_answer_not_found");
  return row;
}

function serialize({ id, title, text, updatedAt, version }: Row): CannedAnswer {
  return { _id: id, title, text, updatedAt: updatedAt.toISOString(), version: String(version) };
}
