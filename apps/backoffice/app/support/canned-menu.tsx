import type { CannedAnswer } from "@suvarna/contract/support/staff-schemas";

/**
 * Finds the words after a slash before the cursor, with which canned answers are searched; null
 * without a slash.
 */
export function slashBefore(text: string, cursor: number): { from: number; words: string } | null {
  const match = /(^|\s)\/([^\s/]{0,30})$/.exec(text.slice(0, cursor));
  if (!match) return null;
  const words = match[2] ?? "";
  return { from: cursor - words.length - 1, words };
}

/**
 * Lists the canned answers that contain the words. Answers with the words in their title come
 * first.
 */
export function findCanned(answers: readonly CannedAnswer[], words: string): CannedAnswer[] {
  const sought = words.toLowerCase();
  const isIn = (text: string) => text.toLowerCase().includes(sought);
  const byTitle = answers.filter(({ title }) => isIn(title));
  return [...byTitle, ...answers.filter((each) => !byTitle.includes(each) && isIn(each.text))];
}

/** The menu of canned answers above the answer box. Enter inserts the current answer. */
export function CannedMenu({
  id,
  answers,
  words,
  current,
  take,
}: {
  id: string;
  answers: readonly CannedAnswer[];
  words: string;
  current: number;
  take(answer: CannedAnswer): void;
}) {
  return (
    <div className="absolute inset-x-0 bottom-full z-10 max-h-72 overflow-y-auto bg-surface py-1.5 shadow-float">
      <p className="px-3.5 py-1 text-hint text-ink-mute">
        {answers.length > 0 ? "Canned answers" : "No canned answer"}
        {words ? ` for “/${words}”` : ""}
      </p>
      <div role="listbox" id={id} aria-label="Canned answers">
        {answers.map((answer, index) => (
          <button
            key={answer._id}
            id={`${id}-${index}`}
            type="button"
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            // The press must not take the focus from the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(answer)}
            className="flex w-full items-center gap-3 px-3.5 py-2 text-left aria-selected:bg-wine-tint hover:bg-shell"
          >
            <span className="min-w-0 flex-1">
              <b className={`font-medium ${index === current ? "text-wine" : ""}`}>
                {answer.title}
              </b>
              <span className="clip text-hint text-ink-mute">{answer.text}</span>
            </span>
            {index === current ? <kbd>Enter</kbd> : null}
          </button>
        ))}
      </div>
    </div>
  );
}
