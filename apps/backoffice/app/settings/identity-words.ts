import type { ShopIdentity } from "@suvarna/contract/settings/staff-schemas";
import { isGstin } from "@suvarna/domain/gstin";

export type IdentityPart =
  | Exclude<keyof ShopIdentity, "grievanceOfficer">
  | `officer.${keyof ShopIdentity["grievanceOfficer"]}`;

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
  { name: "legalName", label: "Legal name", onInvoices: true },
  { name: "name", label: "Name of the shop" },
  { name: "gstin", label: "GSTIN", onInvoices: true },
  {
    name: "cin",
    label: "Company number (CIN)",
    hint: "empty for a business that is no company",
    onInvoices: true,
    mayBeEmpty: true,
  },
  { name: "address", label: "Registered address", onInvoices: true },
  {
    name: "hallmarkLicence",
    label: "Hallmark licence (BIS)",
    hint: "on the page of the terms; empty while there is none",
    mayBeEmpty: true,
  },
  { name: "tagline", label: "Line below the name" },
  { name: "phone", label: "Phone for shoppers" },
  { name: "email", label: "E-mail for shoppers" },
  { name: "hours", label: "Opening hours" },
  { name: "supportHours", label: "Hours of support" },
  {
    name: "officer.name",
    label: "Grievance officer",
    hint: "the law wants name, phone and e-mail on the site",
  },
  { name: "officer.role", label: "What the officer is called" },
  { name: "officer.phone", label: "The officer's phone" },
  { name: "officer.email", label: "The officer's e-mail" },
];

/** The text of an identity field. */
export function identityText(identity: ShopIdentity, name: IdentityPart): string {
  if (!name.startsWith("officer.")) return String(identity[name as "name"] ?? "");
  return identity.grievanceOfficer[name.slice(8) as "name"];
}

/** Copies an identity and replaces the text of one of its fields. */
export function replaceIdentityText(
  identity: ShopIdentity,
  name: IdentityPart,
  text: string,
): ShopIdentity {
  if (!name.startsWith("officer.")) return { ...identity, [name]: text };
  const grievanceOfficer = { ...identity.grievanceOfficer, [name.slice(8)]: text };
  return { ...identity, grievanceOfficer };
}

export function isIdentityRight(name: IdentityPart, text: string): boolean {
  if (name === "gstin") return isGstin(text.trim().toUpperCase());
  if (name === "email" || name === "officer.email") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  const field = IDENTITY_FIELDS.find((each) => each.name === name);
  return field?.mayBeEmpty === true || text.trim() !== "";
}
