import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Lock } from "lucide";

/**
 * The table of the settings that only the server's environment can change. The value of a secret is
 * not shown, only whether it is set.
 */
export function EnvironmentTable({ settings }: { settings: Settings["environment"] }) {
  return (
    <dl className="grid gap-x-6 md:grid-cols-2">
      {settings.map(({ name, value, isSet }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.75"
        >
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {value === null ? (
              <span
                className={`flex items-center gap-1.25 ${isSet ? "text-leaf" : "text-ink-mute"}`}
              >
                {isSet ? <Icon of={Lock} size={14} /> : null}
                {isSet ? "Set" : "Not set"}
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
