import type { TaxCodes } from "@suvarna/contract/settings/staff-schemas";
import { TextField } from "../parts/field.tsx";
import {
  type CodeDraft,
  type CodeName,
  codeFields,
  codeProblem,
  readCode,
} from "./tax-code-words.ts";

/** The fields of the codes that tax documents show, in three columns. */
export function TaxCodeFields({
  stored,
  draft,
  disabled,
  waiting,
  onChange,
}: {
  stored: TaxCodes;
  draft: CodeDraft;
  disabled: boolean;
  /** Says that another value of a row waits for a second person; null when none waits. */
  waiting(name: string, label: string): string | null;
  /** @param saved the saved code of the field */
  onChange(name: CodeName, saved: string, text: string): void;
}) {
  return (
    <>
      <div className="mt-4 short-fields">
        {codeFields(stored).map((field) => {
          const text = draft[field.name] ?? field.value;
          return (
            <TextField
              key={field.name}
              label={field.label}
              className="[&_input]:code"
              value={text}
              disabled={disabled}
              hint={waiting(field.name, field.label) ?? field.hint}
              was={readCode(text) === field.value ? undefined : field.value}
              error={codeProblem(stored, draft, field) ?? undefined}
              onChange={(event) => onChange(field.name, field.value, event.target.value)}
            />
          );
        })}
      </div>
      <p className="mt-3 text-caption text-ink-mute">
        A series that has numbers in this financial year keeps its beginning to 31 March, and takes
        the new one with the next year, so no number is made twice. Documents that were issued stay
        as they are.
      </p>
    </>
  );
}
