import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { count, timeLeftToUndo } from "./import-words.ts";

type Step = readonly [name: string, hint: string];

/** Shows the four steps of an import and marks the current step. */
export function ImportSteps({ at }: { at: Import }) {
  const current = currentStep(at);
  return (
    <ol aria-label="Steps" className="mb-5 grid max-w-190 grid-cols-4 max-md:hidden">
      {stepsOf(at).map(([name, hint], index) => {
        const isDone = index < current;
        const isNow = index === current;
        return (
          <li key={name} aria-current={isNow ? "step" : undefined} className="relative pt-5.5">
            <i
              className={`absolute top-0.5 left-0 size-2.25 rotate-45 border ${isDone ? "border-wine bg-wine" : isNow ? "border-wine bg-ivory inset-ring-2 inset-ring-wine-tint" : "border-line-strong bg-ivory"}`}
            />
            {index < 3 ? (
              <i
                className={`absolute top-1.5 right-2 left-4.5 h-px ${isDone ? "bg-wine" : "bg-line-strong opacity-60"}`}
              />
            ) : null}
            <span className={isDone || isNow ? "font-medium" : "text-ink-soft"}>{name}</span>
            <p className="text-hint text-ink-mute">{isNow ? nowWords(at) : hint}</p>
          </li>
        );
      })}
    </ol>
  );
}

function currentStep({ state }: Import): number {
  if (state === "reading" || state === "unreadable") return 0;
  if (state === "ready") return 1;
  return state === "writing" || state === "stopping" || state === "stopped" ? 2 : 3;
}

function stepsOf(at: Import): readonly Step[] {
  const { columns, unknownColumns } = at;
  const heads = columns.length + unknownColumns.length;
  const left = timeLeftToUndo(at);
  return [
    ["File", `${count(columns.length)} of ${count(heads)} columns known`],
    ["Look it over", "nothing is written"],
    ["Import", ""],
    ["Done", left ? `undo for ${left}` : ""],
  ];
}

function nowWords(at: Import): string {
  switch (at.state) {
    case "reading":
      return "it is looked over";
    case "unreadable":
      return "it was not read";
    case "stopped":
      return at.problem === null ? "stopped by hand" : "stopped";
    case "undoing":
    case "undo_stopping":
      return "it is being undone";
    case "undo_stopped":
      return "undone in part";
    case "undone":
      return "taken back";
    case "done": {
      const left = timeLeftToUndo(at);
      return left ? `undo for ${left}` : "too old to undo";
    }
    default:
      return "you are here";
  }
}
