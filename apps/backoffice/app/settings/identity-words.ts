import type { ShopIdentity } from "@suvarna/contract/settings/staff-schemas";
import { isGstin } from "@suvarna/domain/gstin";
import { IDENTITY_LABELS } from "@suvarna/words/en/setting-labels";

export type IdentityPart =
  | Exclude<keyof ShopIdentity, "grievanceOfficer">
  | `officer.${keyof ShopIdentity["grievanceOfficer"]}`;

/** The typed texts of the identity that are not saved yet. */
export type IdentityDraft = Readonly<Partial<Record<IdentityPart, string>>>;

export interface IdentityField {
  readonly name: IdentityPart;
  readonly label: string;
  readonly hint?: string;
  /**
   * Whether tax invoices show the field. A change of the field then needs the approval of a second
   * person.
   */
  readonly onInvoices?: boolean;
  readonly mayBeEmpty?: boolean;
}

export const IDENTITY_FIELDS: readonly IdentityField[] = [
  { name: "legalName", label: IDENTITY_LABELS.legalName, onInvoices: true },
  { name: "name", label: IDENTITY_LABELS.name },
  { name: "gstin", label: IDENTITY_LABELS.gstin, onInvoices: true },
  {
    name: "cin",
    label: IDENTITY_LABELS.cin,
    hint: "empty for a business that is no company",
    onInvoices: true,
    mayBeEmpty: true,
  },
  { name: "address", label: IDENTITY_LABELS.address, onInvoices: true },
  {
    name: "hallmarkLicence",
    label: IDENTITY_LABELS.hallmarkLicence,
    hint: "on the page of the terms; empty while there is none",
    mayBeEmpty: true,
  },
  { name: "tagline", label: IDENTITY_LABELS.tagline },
  { name: "phone", label: IDENTITY_LABELS.phone },
  { name: "email", label: IDENTITY_LABELS.email },
  { name: "hours", label: IDENTITY_LABELS.hours },
  { name: "supportHours", label: IDENTITY_LABELS.supportHours },
  {
    name: "officer.name",
    label: IDENTITY_LABELS["officer.name"],
    hint: "the law wants name, phone and e-mail on the site",
  },
  { name: "officer.role", label: IDENTITY_LABELS["officer.role"] },
  { name: "officer.phone", label: IDENTITY_LABELS["officer.phone"] },
  { name: "officer.email", label: IDENTITY_LABELS["officer.email"] },
];

/** The text of an identity field. */
export function identityText(identity: ShopIdentity, name: IdentityPart): string {
  if (!name.startsWith("officer.")) return String(identity[name as "name"] ?? "");
  return identity.grievanceOfficer[name.slice(8) as "name"];
}

/** Copies an identity and replaces the text of one of its fields. */
function replaceIdentityText(
  identity: ShopIdentity,
  name: IdentityPart,
  text: string,
): ShopIdentity {
  if (!name.startsWith("officer.")) return { ...identity, [name]: text };
  const grievanceOfficer = { ...identity.grievanceOfficer, [name.slice(8)]: text };
  return { ...identity, grievanceOfficer };
}

/** Copies an identity and replaces the text of all fields into which the user has typed. */
export function replaceIdentityTexts(identity: ShopIdentity, draft: IdentityDraft): ShopIdentity {
  const typed = Object.entries(draft) as [IdentityPart, string][];
  return typed.reduce((next, [name, text]) => replaceIdentityText(next, name, text), identity);
}

export function isIdentityRight(name: IdentityPart, text: string): boolean {
  if (name === "gstin") return isGstin(text.trim().toUpperCase());
  if (name === "email" || name === "officer.email") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  const field = IDENTITY_FIELDS.find((each) => each.name === name);
  return field?.mayBeEmpty === true || text.trim() !== "";
}
