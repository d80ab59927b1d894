import { isDeepStrictEqual } from "node:util";
import { type Act, type App, act } from "../platform/act.ts";
import type { AuditedFields } from "../platform/audit.ts";
import { Refusal } from "../platform/errors.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";

/** The dependencies of the functions by which staff change content. */
export interface StaffContentDependencies {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
}

const CONTENT_DUE = jobKind<{ readonly at: string }>("content-due", { keyed: true });

/**
 * Handles the job that runs when planned content begins or ends. The clock alone decides which
 * content is shown; the job only makes the cached pages stale.
 */
export function workOnPlannedContent({ app, jobs }: StaffContentDependencies): void {
  jobs.work(CONTENT_DUE, async () => {
    await act(app, { kind: "job", name: CONTENT_DUE.name }, async ({ tell }) =>
      tell({ type: "content.changed" }),
    );
  });
}

/**
 * Announces that shoppers see other content now, and plans the same announcement for later times.
 * @param moments the times at which the changed content begins or ends
 */
export async function emitContentChanged(
  { jobs }: Pick<StaffContentDependencies, "jobs">,
  { tx, at: now, tell }: Act,
  moments: readonly (Date | null)[] = [],
): Promise<void> {
  tell({ type: "content.changed" });
  for (const moment of moments) {
    if (moment === null || moment <= now) continue;
    const at = moment.toISOString();
    await jobs.enqueue(tx, CONTENT_DUE, { at }, { key: at, startAfter: moment });
  }
}

/** Returns the version that the caller of a change has seen, from the `If-Match` header. */
export function versionIn(headers: { readonly "if-match": string }): string {
  return headers["if-match"].replaceAll('"', "");
}

/**
 * Refuses a change when its author has seen another version than the current one.
 * @throws Refusal changed_meanwhile
 */
export function refuseStale(version: string, current: number | string): void {
  if (version !== String(current)) throw new Refusal("changed_meanwhile");
}

/**
 * Builds the audit log's entry of changed content: the values of codes, times and flags, but only
 * the names of text fields, because nothing can be deleted from the log.
 */
export function auditedChange(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
  texts: readonly string[],
): { readonly before?: AuditedFields; readonly after: AuditedFields } {
  const changed = Object.keys(after).filter(
    (field) => !isDeepStrictEqual(before?.[field], after[field]),
  );
  const auditedNames = changed.filter((field) => !texts.includes(field));
  const written = changed.filter((field) => texts.includes(field));
  const fieldsOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(auditedNames.map((field) => [field, values[field]]));
  return {
    ...(before ? { before: fieldsOf(before) } : {}),
    after: { ...fieldsOf(after), ...(written.length > 0 ? { written } : {}) },
  };
}

/**
 * Builds the audit log's entry of removed content: the values of its codes, times and flags, without
 * its texts.
 */
export function auditedRemoval(
  before: Readonly<Record<string, unknown>>,
  texts: readonly string[],
): { readonly before: AuditedFields } {
  const kept = Object.entries(before).filter(([field]) => !texts.includes(field));
  return { before: Object.fromEntries(kept) };
}
