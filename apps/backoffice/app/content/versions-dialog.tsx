import { MOST_VERSIONS } from "@suvarna/contract/content/constants";
import { listVersions } from "@suvarna/contract/content/staff";
import type { StoredVersion, VERSIONED } from "@suvarna/contract/content/staff-schemas";
import { istMoment } from "@suvarna/words/en/indian-time";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { authorWords } from "./author-words.ts";

/**
 * The dialog with the earlier versions of a text. A chosen version is put into the form; it is not
 * published at once.
 */
export function VersionsDialog({
  open,
  kind,
  subject,
  titleOf,
  onClose,
  onTake,
}: {
  open: boolean;
  kind: (typeof VERSIONED)[number];
  subject?: string;
  /** Returns the title of a version for the list. */
  titleOf(value: StoredVersion["value"]): string;
  onClose(): void;
  onTake(value: StoredVersion["value"]): void;
}) {
  const query = { kind, ...(subject ? { subject } : {}) };
  const mayEdit = useMay("content.edit");
  const versions = useRead(listVersions, { query }, { enabled: open, staleTime: 0 });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="History"
      description={`The versions that were published, the newest ${MOST_VERSIONS} at most.${mayEdit ? " Taking one puts it into the form; the shop changes when you publish." : ""}`}
      actions={<Button onClick={onClose}>Leave it</Button>}
    >
      <Answer of={versions} what="The versions">
        {(version) =>
          version.length === 0 ? (
            <p className="mt-4 text-ink-mute">Nothing was published here yet.</p>
          ) : (
            <ol className="mt-4 max-h-90 overflow-y-auto">
              {version.map(({ _id, at, by, value }) => (
                <li key={_id} className="flex items-center gap-3 border-b border-line py-2">
                  <span className="min-w-0 flex-1">
                    <span className="clip">{titleOf(value)}</span>
                    <span className="block text-hint text-ink-mute">
                      {istMoment(at)}, {authorWords(by)}
                    </span>
                  </span>
                  {mayEdit ? (
                    <Button small onClick={() => onTake(value)}>
                      Take it
                    </Button>
                  ) : null}
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Dialog>
  );
}
