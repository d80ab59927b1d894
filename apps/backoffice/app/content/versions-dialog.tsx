import { listVersions } from "@suvarna/contract/content/staff";
import type { StoredVersion, VERSIONED } from "@suvarna/contract/content/staff-schemas";
import { istMoment } from "@suvarna/words/en/indian-time";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";

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
  const versions = useRead(listVersions, { query }, { enabled: open, staleTime: 0 });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="History"
      description="Each version that was published. Taking one puts it into the form; the shop changes when you publish."
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
                      {istMoment(at)}, {by ?? "before staff changed it"}
                    </span>
                  </span>
                  <Button small onClick={() => onTake(value)}>
                    Take it
                  </Button>
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Dialog>
  );
}
