import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import type { SettingName } from "@suvarna/domain/staff/shop-setting";
import type { FieldDraft } from "../parts/field-draft.ts";
import type { IdentityDraft } from "./identity-words.ts";
import type { CodeDraft } from "./tax-code-words.ts";

/** A part of the settings that one call saves, with a version of its own. */
export type Part = "identity" | "codes" | "values";
export const PARTS: readonly Part[] = ["identity", "codes", "values"];

type Fields = Readonly<Record<string, FieldDraft>>;

/** The texts in the form that are not saved yet. */
export interface TypedTexts {
  readonly values: Partial<Record<SettingName, string>>;
  readonly identity: IdentityDraft;
  readonly codes: CodeDraft;
}

/** The texts that the user has typed into the form of the settings and not saved yet. */
export interface SettingsDraft {
  readonly fields: Readonly<Record<Part, Fields>>;
  /** For each part the version that the user saw when the user began to type. */
  readonly seen: Readonly<Partial<Record<Part, string>>>;
}

export const NO_DRAFT: SettingsDraft = {
  fields: { identity: {}, codes: {}, values: {} },
  seen: {},
};

/** The version of each part that the server has now. */
export function versionsOf(data: Settings): Readonly<Record<Part, string>> {
  return { identity: data.identityVersion, codes: data.taxCodesVersion, values: data.version };
}

/** A field of the form, with the text of its saved value. */
export interface TypedField {
  readonly part: Part;
  readonly name: string;
  readonly saved: string;
}

/** The draft after the user has typed into a field. */
export function typeInto(
  draft: SettingsDraft,
  data: Settings,
  { part, name, saved }: TypedField,
  typed: string,
): SettingsDraft {
  const isFirst = Object.values(draft.fields[part]).every((each) => each.typed === each.seen);
  const before = isFirst ? {} : draft.fields[part];
  const fields = { ...before, [name]: { typed, seen: before[name]?.seen ?? saved } };
  return {
    fields: { ...draft.fields, [part]: fields },
    seen: isFirst ? { ...draft.seen, [part]: versionsOf(data)[part] } : draft.seen,
  };
}

/**
 * The typed texts. A field in which nothing new was typed is left out, so that it shows the saved
 * value, also when a colleague saves another one.
 */
export function textsOf({ fields }: SettingsDraft): TypedTexts {
  const [identity, codes, values] = PARTS.map((part) =>
    Object.fromEntries(
      Object.entries(fields[part])
        .filter(([, { typed, seen }]) => typed !== seen)
        .map(([name, { typed }]) => [name, typed]),
    ),
  );
  return { identity, codes, values } as TypedTexts;
}

/** The draft without a part that was saved. */
export function withoutPart({ fields, seen }: SettingsDraft, part: Part): SettingsDraft {
  const { [part]: _saved, ...rest } = seen;
  return { fields: { ...fields, [part]: {} }, seen: rest };
}

/** Whether a colleague has saved one of these parts since the user began to type in it. */
export function isOutdated(
  { seen }: SettingsDraft,
  data: Settings,
  parts: readonly Part[],
): boolean {
  const now = versionsOf(data);
  return parts.some((part) => seen[part] !== now[part]);
}

/** The draft of a user who keeps the typed texts, having seen what a colleague has saved. */
export function withSeen(draft: SettingsDraft, data: Settings): SettingsDraft {
  return { ...draft, seen: versionsOf(data) };
}
