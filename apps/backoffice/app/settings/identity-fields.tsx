import type { ShopIdentity } from "@suvarna/contract/settings/staff-schemas";
import { isGstin } from "@suvarna/domain/gstin";
import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { TextField } from "../parts/field.tsx";
import {
  IDENTITY_FIELDS,
  type IdentityDraft,
  type IdentityField,
  type IdentityPart,
  identityText,
  isIdentityRight,
} from "./identity-words.ts";

const WRONG: Readonly<Record<string, string>> = {
  gstin: "This is no GSTIN: 15 letters and digits, the last one checks the others",
  email: "Write an e-mail address, such as care@shop.example",
  "officer.email": "Write an e-mail address, such as care@shop.example",
};

/** The fields that contain a code, such as the GSTIN. */
const CODES: readonly string[] = ["gstin", "cin", "hallmarkLicence"];

/** The fields of the shop's identity, in two columns. */
export function IdentityFields({
  stored,
  draft,
  disabled,
  waiting,
  onChange,
}: {
  stored: ShopIdentity;
  draft: IdentityDraft;
  disabled: boolean;
  /** Says that another value of a row waits for a second person; null when none waits. */
  waiting(name: string, label: string): string | null;
  /** @param saved the saved text of the field */
  onChange(name: IdentityPart, saved: string, text: string): void;
}) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {IDENTITY_FIELDS.map((field) => {
        const before = identityText(stored, field.name);
        const text = draft[field.name] ?? before;
        const isRight = isIdentityRight(field.name, text);
        return (
          <TextField
            key={field.name}
            label={field.label}
            value={text}
            disabled={disabled}
            className={CODES.includes(field.name) ? "[&_input]:code" : ""}
            hint={waiting(field.name, field.label) ?? hintOf(field, text)}
            was={text === before ? undefined : before || "nothing"}
            error={isRight ? undefined : (WRONG[field.name] ?? "It must not be empty")}
            onChange={(event) => onChange(field.name, before, event.target.value)}
          />
        );
      })}
    </div>
  );
}

function hintOf({ name, hint }: IdentityField, text: string) {
  const gstin = text.trim().toUpperCase();
  if (name !== "gstin" || !isGstin(gstin)) return hint;
  const state = INDIAN_STATES.find(({ code }) => code === gstin.slice(0, 2))?.name ?? "";
  return (
    <span className="text-leaf">
      Check digit right, {state} ({gstin.slice(0, 2)}), PAN {gstin.slice(2, 12)}
    </span>
  );
}
