import type { Approval } from "@suvarna/contract/staff/approval";
import {
  lockTaxCodes,
  refuseUsedPrefixes,
  storeTaxCodes,
  type TaxCodes,
} from "../invoices/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import type { AuditedFields } from "../platform/audit.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals } from "../staff/index.ts";
import { versionOf } from "./version-of.ts";

/** A change of the tax codes that waits for a second person. */
export interface CodeChange {
  readonly to: TaxCodes;
  /** The version of the codes on which the change is based. */
  readonly before: string;
}

/**
 * Changes the codes of tax documents, or stores the change as a request for a second person.
 * @returns the request that waits; null when the codes are changed
 * @throws Refusal changed_meanwhile, prefix_in_use
 */
export function changeTaxCodes(
  { app, approvals }: { readonly app: App; readonly approvals: Approvals },
  actor: UserActor,
  input: { readonly codes: TaxCodes; readonly reason: string; readonly version?: string },
): Promise<Approval | null> {
  return act(app, actor, async (act) => {
    const now = await lockTaxCodes(act.tx);
    const [before, after] = differences(now, input.codes);
    if (input.version !== undefined && input.version !== versionOf(now)) {
      throw new Refusal("changed_meanwhile");
    }
    if (Object.keys(after).length === 0) return null;
    if (!approvals.limits.required) {
      await storeChanged(act, input.codes, before, after);
      return null;
    }
    await refuseUsedPrefixes(act, input.codes);
    const codes: CodeChange = { to: input.codes, before: versionOf(now) };
    return approvals.request(act, {
      kind: "settings.change",
      payload: { codes },
      subject: "tax codes",
      before,
      after,
      reason: input.reason,
    });
  });
}

/** Carries out a change that a second person has approved. @throws Refusal changed_meanwhile */
export async function changeApprovedCodes(act: Act, { to, before }: CodeChange): Promise<void> {
  const now = await lockTaxCodes(act.tx);
  if (versionOf(now) !== before) throw new Refusal("changed_meanwhile");
  await storeChanged(act, to, ...differences(now, to));
}

async function storeChanged(
  act: Act,
  to: TaxCodes,
  before: AuditedFields,
  after: AuditedFields,
): Promise<void> {
  await storeTaxCodes(act, to);
  act.record({ what: "settings.changed", subject: "tax codes", before, after });
}

/** The codes that a change affects, before and after, by names such as `HSN of gold`. */
function differences(now: TaxCodes, to: TaxCodes): [AuditedFields, AuditedFields] {
  const [old, next] = [named(now), named(to)];
  const names = Object.keys(next).filter((name) => old[name] !== next[name]);
  const pick = (from: AuditedFields) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return [pick(old), pick(next)];
}

function named({ hsn, prefixes }: TaxCodes): AuditedFields {
  const entries = [
    ...Object.entries(hsn).map(([goods, code]) => [`HSN of ${goods}`, code]),
    ...Object.entries(prefixes).map(([kind, prefix]) => [`prefix of ${kind}`, prefix]),
  ];
  return Object.fromEntries(entries);
}
