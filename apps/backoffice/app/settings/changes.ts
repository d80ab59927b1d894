import type {
  Settings,
  ShopIdentity,
  TaxCodesInput,
} from "@suvarna/contract/settings/staff-schemas";
import type { SettingName } from "@suvarna/domain/staff/shop-setting";
import { IDENTITY_FIELDS, identityText, isIdentityRight } from "./identity-words.ts";
import { problemOf, readField, SETTING_WORDS, sayValue } from "./setting-words.ts";
import { type CodeDraft, codeFields, codeProblem, codesOf, readCode } from "./tax-code-words.ts";

/** The values in the form that are not saved yet. */
export interface Draft {
  readonly values: Partial<Record<SettingName, string>>;
  readonly identity: Partial<ShopIdentity>;
  readonly codes: CodeDraft;
}

/** A change of a setting, in words. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface Changes {
  readonly all: readonly Change[];
  /** The number of changes with an invalid value. */
  readonly wrong: number;
  readonly needsSecond: boolean;
  /** The new values of the settings to send. Invalid values are left out. */
  readonly values: Partial<Record<SettingName, number>>;
  /** The whole identity, if any of its fields has changed; null if none has. */
  readonly identity: ShopIdentity | null;
  /** All codes of tax documents, if any code has changed; null if none has. */
  readonly codes: TaxCodesInput | null;
}

/** The differences between a draft and the saved settings. */
export function changesOf(data: Settings, draft: Draft): Changes {
  const all: Change[] = [];
  const values: Partial<Record<SettingName, number>> = {};
  let wrong = 0;
  let needsSecond = false;
  for (const setting of data.settings) {
    const text = draft.values[setting.name];
    if (text === undefined) continue;
    const value = readField(text, setting);
    if (value === setting.value) continue;
    const before = sayValue(setting.value, setting);
    const { label } = SETTING_WORDS[setting.name];
    all.push({ label, before, after: value === null ? text : sayValue(value, setting) });
    needsSecond ||= setting.needsSecond;
    if (value === null || problemOf(text, setting)) wrong++;
    else values[setting.name] = value;
  }
  const next = { ...data.identity, ...draft.identity };
  const parts = IDENTITY_FIELDS.filter(
    ({ name }) => identityText(next, name) !== identityText(data.identity, name),
  );
  for (const { name, label, onInvoices } of parts) {
    const [before, after] = [identityText(data.identity, name), identityText(next, name)];
    all.push({ label, before: before || "nothing", after: after || "nothing" });
    needsSecond ||= onInvoices === true;
    if (!isIdentityRight(name, after)) wrong++;
  }
  const codes = codeFields(data.taxCodes).filter(
    ({ name, value }) => readCode(draft.codes[name] ?? value) !== value,
  );
  for (const field of codes) {
    const after = readCode(draft.codes[field.name] ?? "");
    all.push({ label: field.label, before: field.value, after: after || "nothing" });
    needsSecond = true;
    if (codeProblem(data.taxCodes, draft.codes, field)) wrong++;
  }
  return {
    all,
    wrong,
    needsSecond,
    values,
    identity: parts.length > 0 ? next : null,
    codes: codes.length > 0 ? codesOf(data.taxCodes, draft.codes) : null,
  };
}
