import type {
  Settings,
  ShopIdentity,
  TaxCodesInput,
} from "@suvarna/contract/settings/staff-schemas";
import type { SettingName } from "@suvarna/domain/staff/shop-setting";
import { PARTS, type Part, type TypedTexts } from "./draft.ts";
import {
  IDENTITY_FIELDS,
  identityText,
  isIdentityRight,
  replaceIdentityTexts,
} from "./identity-words.ts";
import {
  isSecondRequired,
  problemOf,
  readField,
  SETTING_WORDS,
  sayValue,
} from "./setting-words.ts";
import { codeFields, codeProblem, codesOf, readCode } from "./tax-code-words.ts";
import type { SettingRow } from "./waiting-words.ts";

/** A change of a setting, in words. */
export interface Change extends SettingRow {
  readonly before: string;
  readonly after: string;
}

/** A part of the settings with changes. */
export interface ChangedPart {
  readonly part: Part;
  readonly needsSecond: boolean;
}

export interface Changes {
  readonly all: readonly Change[];
  /** The number of changes with an invalid value. */
  readonly wrong: number;
  /** The changed parts in the order in which they are saved. */
  readonly parts: readonly ChangedPart[];
  /** Whether any part needs a second person. */
  readonly needsSecond: boolean;
  /** The new values of the settings to send. Invalid values are left out. */
  readonly values: Partial<Record<SettingName, number>>;
  /** The whole identity, if any of its fields has changed; null if none has. */
  readonly identity: ShopIdentity | null;
  /** All codes of tax documents, if any code has changed; null if none has. */
  readonly codes: TaxCodesInput | null;
}

/** The differences between a draft and the saved settings. */
export function changesOf(data: Settings, draft: TypedTexts): Changes {
  const all: Change[] = [];
  const values: Partial<Record<SettingName, number>> = {};
  let wrong = 0;
  const changed = new Map<Part, boolean>();
  const isRequired = isSecondRequired(data.environment);
  const note = (part: Part, needsSecond: boolean) =>
    changed.set(part, changed.get(part) === true || (needsSecond && isRequired));
  for (const setting of data.settings) {
    const text = draft.values[setting.name];
    if (text === undefined) continue;
    const value = readField(text, setting);
    if (value === setting.value) continue;
    const before = sayValue(setting.value, setting);
    const { label } = SETTING_WORDS[setting.name];
    const { name, unit } = setting;
    const row = { part: "values", name, label, unit } as const;
    all.push({ ...row, before, after: value === null ? text : sayValue(value, setting) });
    note("values", setting.needsSecond);
    if (value === null || problemOf(text, setting)) wrong++;
    else values[setting.name] = value;
  }
  const next = replaceIdentityTexts(data.identity, draft.identity);
  const parts = IDENTITY_FIELDS.filter(
    ({ name }) => identityText(next, name) !== identityText(data.identity, name),
  );
  for (const { name, label, onInvoices } of parts) {
    const [before, after] = [identityText(data.identity, name), identityText(next, name)];
    all.push({
      part: "identity",
      name,
      label,
      before: before || "nothing",
      after: after || "nothing",
    });
    note("identity", onInvoices === true);
    if (!isIdentityRight(name, after)) wrong++;
  }
  const codes = codeFields(data.taxCodes).filter(
    ({ name, value }) => readCode(draft.codes[name] ?? value) !== value,
  );
  for (const field of codes) {
    const after = readCode(draft.codes[field.name] ?? "");
    const { name, label } = field;
    all.push({ part: "codes", name, label, before: field.value, after: after || "nothing" });
    note("codes", true);
    if (codeProblem(data.taxCodes, draft.codes, field)) wrong++;
  }
  return {
    all,
    wrong,
    parts: PARTS.filter((part) => changed.has(part)).map((part) => ({
      part,
      needsSecond: changed.get(part) === true,
    })),
    needsSecond: [...changed.values()].includes(true),
    values,
    identity: parts.length > 0 ? next : null,
    codes: codes.length > 0 ? codesOf(data.taxCodes, draft.codes) : null,
  };
}
