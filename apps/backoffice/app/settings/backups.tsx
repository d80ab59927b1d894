import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import { Section } from "../parts/page.tsx";

/**
 * Lists the parts of the shop that a backup must contain. The shop makes no backups itself and does
 * not know when one was made.
 */
export function Backups({ environment }: { environment: Settings["environment"] }) {
  const isEmbedded = environment.some(
    ({ name, value }) => name === "DATABASE_URL" && value === "embedded",
  );
  const parts: readonly (readonly [what: string, how: string])[] = [
    [
      "The database and the pictures",
      "npm run backup on the server writes them into one file, also while the shop runs",
    ],
    [
      "What came after the last backup",
      isEmbedded
        ? "it is lost with the machine; only PostgreSQL can archive it"
        : "the write-ahead log of PostgreSQL, archived by its provider or by you",
    ],
    [
      "The sealing keys and the settings",
      "in no backup: SEALING_KEYS and the environment, kept apart from the rest",
    ],
  ];
  return (
    <Section
      id="backups"
      title="Backups"
      beside={
        <span className="text-caption text-ink-mute">
          made where the shop runs; it is not told when
        </span>
      }
    >
      <dl className="border-t border-line-strong">
        {parts.map(([what, how]) => (
          <div
            key={what}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
          >
            <dt className="font-medium">{what}</dt>
            <dd className="text-caption text-ink-soft [overflow-wrap:anywhere]">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-hint text-ink-mute">
        How to back up and restore: docs/operation.md, “Backup and restore”. A restored copy is
        tried every three months.
      </p>
    </Section>
  );
}
