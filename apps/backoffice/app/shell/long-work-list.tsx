import { Button, TurningMark } from "../parts/button.tsx";
import { useLongWork } from "../parts/long-work.ts";

/** The long work that runs now, with its progress, over the lower edge of every page. */
export function LongWorkList() {
  const works = useLongWork().filter(({ isLong }) => isLong);
  if (works.length === 0) return null;
  return (
    <ul
      aria-label="Work that goes on"
      className="fixed right-(--gutter) bottom-4 z-20 w-90 max-w-[calc(100%-2*var(--gutter))] bg-surface shadow-float max-md:bottom-19 print:hidden"
    >
      {works.map(({ id, name, progress, stop }) => (
        <li
          key={id}
          className="flex min-h-12 items-center gap-2.5 px-3.5 not-first:border-t not-first:border-line"
        >
          <TurningMark />
          <span className="min-w-0 flex-1 clip">
            {name}
            {progress ? <span className="text-ink-mute">, {progress}</span> : null}
          </span>
          <Button kind="text" small aria-label={`Stop: ${name}`} onClick={stop}>
            Stop
          </Button>
        </li>
      ))}
    </ul>
  );
}
