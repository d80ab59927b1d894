import type { IdentityInput, SettingChanges } from "@suvarna/contract/settings/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import {
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
  SHOP_SETTINGS,
} from "@suvarna/domain/staff/shop-setting";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type EditableIdentity, lockEditable, storeIdentity } from "../content/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { type CodeChange, changeApprovedCodes } from "./change-tax-codes.ts";
import { type LiveSettings, readSettingRows, valuesFrom } from "./live-settings.ts";
import { shopSettings } from "./tables.ts";
import { versionOf } from "./version-of.ts";

export interface ChangeSettingsDependencies {
  readonly app: App;
  readonly approvals: Approvals;
  readonly settings: LiveSettings;
}

/** The fields of the shop's identity that tax invoices contain. */
const ON_INVOICES = ["legalName", "address", "gstin", "cin"] as const;

/** The form of a change of settings that is stored while it waits for a second person. */
const StoredSettingsRequest = z.object({
  values: z.partialRecord(z.enum(SETTING_NAMES), z.int()).default({}),
  before: z.partialRecord(z.enum(SETTING_NAMES), z.int()).default({}),
  identity: z.custom<EditableIdentity>().nullable().default(null),
  identityBefore: z.string().nullable().default(null),
  codes: z.custom<CodeChange>().nullable().default(null),
});
type Changes = Partial<Record<SettingName, number>>;

/**
 * Changes settings, or stores the change as a request for a second person.
 * @param input.version the version that the caller has seen; undefined for any
 * @returns the request that waits; null when the settings are changed
 * @throws Refusal changed_meanwhile
 */
export function changeSettings(
  dependencies: ChangeSettingsDependencies,
  actor: UserActor,
  input: { readonly values: SettingChanges; readonly reason: string; readonly version?: string },
): Promise<Approval | null> {
  return act(dependencies.app, actor, async (act) => {
    const now = await lockValues(act, dependencies.settings);
    if (input.version !== undefined && input.version !== versionOf(now)) {
      throw new Refusal("changed_meanwhile");
    }
    const values = changedOf(now, input.values);
    const names = Object.keys(values) as SettingName[];
    if (names.length === 0) return null;
    const before = Object.fromEntries(names.map((name) => [name, now[name]]));
    const needsSecond = names.some((name) => SHOP_SETTINGS[name].needsSecond);
    if (!needsSecond || !dependencies.approvals.limits.required) {
      await storeValues(act, values, { before, by: userOf(act), agreedBy: null });
      return null;
    }
    return dependencies.approvals.request(act, {
      kind: "settings.change",
      payload: { values, before },
      subject: "settings",
      before,
      after: values,
      reason: input.reason,
    });
  });
}

/**
 * Changes the shop's identity, or stores the change as a request for a second person. @throws
 * Refusal changed_meanwhile
 */
export function changeIdentity(
  { app, approvals }: ChangeSettingsDependencies,
  actor: UserActor,
  input: { readonly identity: IdentityInput; readonly reason: string; readonly version?: string },
): Promise<Approval | null> {
  return act(app, actor, async (act) => {
    const now = await lockEditable(act.tx);
    if (input.version !== undefined && input.version !== versionOf(now)) {
      throw new Refusal("changed_meanwhile");
    }
    const { cin, hallmarkLicence, ...rest } = input.identity;
    const identity: EditableIdentity = {
      ...rest,
      ...(cin ? { cin } : {}),
      ...(hallmarkLicence ? { hallmarkLicence } : {}),
    };
    const names = (Object.keys({ ...now, ...identity }) as (keyof EditableIdentity)[]).filter(
      (name) => JSON.stringify(now[name]) !== JSON.stringify(identity[name]),
    );
    if (names.length === 0) return null;
    const needsSecond = ON_INVOICES.some((name) => names.includes(name));
    if (!needsSecond || !approvals.limits.required) {
      await storeIdentity(act, identity, names);
      return null;
    }
    const pick = (from: EditableIdentity) =>
      Object.fromEntries(names.map((name) => [name, from[name] ?? ""]));
    return approvals.request(act, {
      kind: "settings.change",
      payload: { identity, identityBefore: versionOf(now) },
      subject: "identity",
      before: pick(now),
      after: pick(identity),
      reason: input.reason,
    });
  });
}

/**
 * Carries out a change that a second person has approved.
 * @throws Refusal changed_meanwhile when one of the settings has changed since the request
 */
export async function changeApproved(
  settings: LiveSettings,
  act: Act,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { values, before, identity, identityBefore, codes } = StoredSettingsRequest.parse(payload);
  if (codes) return changeApprovedCodes(act, codes);
  if (identity) {
    const now = await lockEditable(act.tx);
    if (versionOf(now) !== identityBefore) throw new Refusal("changed_meanwhile");
    const names = (Object.keys({ ...now, ...identity }) as (keyof EditableIdentity)[]).filter(
      (name) => JSON.stringify(now[name]) !== JSON.stringify(identity[name]),
    );
    return storeIdentity(act, identity, names);
  }
  const now = await lockValues(act, settings);
  const names = Object.keys(values) as SettingName[];
  if (names.some((name) => now[name] !== before[name])) throw new Refusal("changed_meanwhile");
  await storeValues(act, values, { before, by: askedBy, agreedBy: userOf(act) });
}

/**
 * Locks and reads the settings, so that the second of two simultaneous changes sees the values of
 * the first.
 */
async function lockValues({ tx }: Act, { initial }: LiveSettings): Promise<SettingValues> {
  await tx.execute(sql`lock table ${shopSettings} in share row exclusive mode`);
  return valuesFrom(initial, await readSettingRows(tx));
}

function changedOf(now: SettingValues, changes: SettingChanges): Changes {
  const changed = SETTING_NAMES.flatMap((name) => {
    const value = changes[name];
    return value === undefined || value === now[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

async function storeValues(
  act: Act,
  values: Changes,
  {
    before,
    by,
    agreedBy,
  }: { readonly before: Changes; readonly by: string; readonly agreedBy: string | null },
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const set = { value, changedBy: by, agreedBy, changedAt: act.at };
    await act.tx
      .insert(shopSettings)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: shopSettings.name, set });
  }
  act.record({
    what: "settings.changed",
    subject: "settings",
    before,
    after: agreedBy === null ? values : { ...values, askedBy: by },
  });
  act.tell({ type: "settings.changed", changeId: newId(act.at.getTime()) });
}

function userOf({ actor }: Act): string {
  if (!("userId" in actor)) throw new Error("Settings are changed by people");
  return actor.userId;
}
