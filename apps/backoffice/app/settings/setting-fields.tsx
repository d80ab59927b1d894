import type { Setting } from "@suvarna/contract/settings/staff-schemas";
import type { SettingName } from "@suvarna/domain/staff/shop-setting";
import { TextField } from "../parts/field.tsx";
import { sayTime } from "../platform/times.ts";
import {
  fieldText,
  problemOf,
  readField,
  SETTING_WORDS,
  sayValue,
  unitOf,
} from "./setting-words.ts";

/** The fields of a section's settings, in three columns. */
export function SettingFields({
  settings,
  draft,
  disabled,
  waiting,
  onChange,
}: {
  settings: readonly Setting[];
  draft: Partial<Record<SettingName, string>>;
  disabled: boolean;
  /** Says that another value of a row waits for a second person; null when none waits. */
  waiting(name: string, label: string): string | null;
  /** @param saved the text of the saved value */
  onChange(name: SettingName, saved: string, text: string): void;
}) {
  return (
    <div className="short-fields">
      {settings.map((setting) => {
        const saved = fieldText(setting.value, setting);
        const text = draft[setting.name] ?? saved;
        const isChanged = readField(text, setting) !== setting.value;
        const { label, hint } = SETTING_WORDS[setting.name];
        return (
          <TextField
            key={setting.name}
            label={label}
            {...unitOf(setting)}
            figures
            inputMode="decimal"
            value={text}
            disabled={disabled}
            hint={[hint, changedWords(setting), waiting(setting.name, label)]
              .filter(Boolean)
              .join("; ")}
            was={isChanged ? sayValue(setting.value, setting) : undefined}
            error={problemOf(text, setting) ?? undefined}
            onChange={(event) => onChange(setting.name, saved, event.target.value)}
          />
        );
      })}
    </div>
  );
}

/**
 * The person that set the value and the second person; empty while the environment sets the value.
 */
function changedWords({ changedAt, changedBy, agreedBy }: Setting): string {
  if (changedAt === null) return "";
  const names = [changedBy?.name, agreedBy?.name].filter(Boolean).join(" and ");
  return `set ${sayTime(changedAt)}${names ? ` by ${names}` : ""}`;
}
