import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FIELD_WORDS, type Field, sayField } from "./content.ts";
import type { Draft } from "./use-draft.ts";

/**
 * The dialog for fields that another person has changed too. It shows both values of each field, a
 * description in full, and asks the user to choose one. Fields that only one person has changed are
 * already merged.
 */
export function ClashDialog({
  draft,
  categoryName,
}: {
  draft: Draft;
  categoryName: (id: string) => string;
}) {
  const [taken, setTaken] = useState<ReadonlySet<Field>>(new Set());
  const { clash, content } = draft;
  if (!clash) return null;

  function settle(fields: ReadonlySet<Field>): void {
    draft.settle(fields);
    setTaken(new Set());
  }
  function choose(field: Field, isTheirs: boolean): void {
    const next = new Set(taken);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTaken(next);
  }
  return (
    <Dialog
      open
      wide
      onClose={() => settle(new Set())}
      title={`${clash.who} has changed the same`}
      description="All other changes are joined. Nothing is lost."
      actions={
        <>
          <Button onClick={() => settle(new Set(clash.fields))}>Take all of theirs</Button>
          <Button kind="primary" onClick={() => settle(taken)}>
            Go on with what is chosen
          </Button>
        </>
      }
    >
      <table className="mt-4 w-full border-collapse text-left">
        <thead className="border-b border-line-strong text-hint text-ink-mute">
          <tr className="max-md:grid max-md:grid-cols-2">
            <th className="py-2 font-medium max-md:sr-only">Field</th>
            <th className="py-2 font-medium">Yours</th>
            <th className="py-2 font-medium">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {clash.fields.map((field) => (
            <tr
              key={field}
              className="border-b border-line align-top max-md:grid max-md:grid-cols-2"
            >
              <th scope="row" className="py-2.5 pr-3 font-medium max-md:col-span-2 max-md:pb-0">
                {FIELD_WORDS[field]}
              </th>
              {[content, clash.theirs].map((side, index) => {
                const isTheirs = index === 1;
                return (
                  <td
                    key={isTheirs ? "theirs" : "yours"}
                    className="py-2.5 pr-3 max-md:py-0 md:w-[40%]"
                  >
                    <label className="flex gap-2 [overflow-wrap:anywhere] max-md:min-h-11 max-md:py-3">
                      <input
                        type="radio"
                        name={`clash-${field}`}
                        className="mt-1 shrink-0 self-start accent-wine"
                        checked={taken.has(field) === isTheirs}
                        onChange={() => choose(field, isTheirs)}
                      />
                      <span className="whitespace-pre-line">
                        {(field === "description" && side.description) ||
                          sayField(field, side, categoryName)}
                      </span>
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
