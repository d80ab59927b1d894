import type { ShopIdentity } from "@suvarna/contract/settings/staff-schemas";
import { isGstin } from "@suvarna/domain/gstin";
import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { TextField } from "../parts/field.tsx";
import {
  IDENTITY_FIELDS,
  type IdentityField,
  identityText,
  isIdentityRight,
  replaceIdentityText,
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
  onChange,
}: {
  stored: ShopIdentity;
  draft: Partial<ShopIdentity>;
  disabled: boolean;
  onChange(part: Partial<ShopIdentity>): void;
}) {
  const now = { ...stored, ...draft };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {IDENTITY_FIELDS.map((field) => {
        const [before, text] = [identityText(stored, field.name), identityText(now, field.name)];
        const isRight = isIdentityRight(field.name, text);
        return (
          <TextField
            key={field.name}
            label={field.label}
            value={text}
            disabled={disabled}
            className={CODES.includes(field.name) ? "[&_input]:code" : ""}
            hint={hintOf(field, text)}
            was={text === before ? undefined : before || "nothing"}
            error={isRight ? undefined : (WRONG[field.name] ?? "It must not be empty")}
            onChange={(event) => onChange(replaceIdentityText(now, field.name, event.target.value))}
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
