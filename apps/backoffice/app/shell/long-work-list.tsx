import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert } from "lucide";
import { useRef } from "react";
import { Button, TurningMark } from "../parts/button.tsx";
import { type LongWork, useLongWork } from "../parts/long-work.ts";

/** The long work that runs now or has failed, with its progress, over the lower edge of every page. */
export function LongWorkList() {
  const works = useLongWork().filter(({ isLong }) => isLong);
  if (works.length === 0) return null;
  return (
    <ul
      data-works={Math.min(works.length, 2)}
      aria-label="Work that goes on"
      className="fixed right-(--gutter) bottom-4 z-20 w-90 max-w-[calc(100%-2*var(--gutter))] bg-surface shadow-float max-md:bottom-19 print:hidden"
    >
      {works.map((work) => (
        <WorkRow key={work.id} work={work} />
      ))}
    </ul>
  );
}

function WorkRow({ work: { name, progress, problem, stop, retry } }: { work: LongWork }) {
  const stopButton = useRef<HTMLButtonElement>(null);
  return (
    <li className="flex min-h-12 items-center gap-2.5 px-3.5 not-first:border-t not-first:border-line">
      {problem ? <Icon of={CircleAlert} size={16} className="text-alert" /> : <TurningMark />}
      {problem ? (
        <span role="alert" className="min-w-0 flex-1 py-2">
          <span className="block clip">{name}</span>
          <span className="block text-hint text-alert">{problem}</span>
        </span>
      ) : (
        <span className="flex min-w-0 flex-1">
          <span className="min-w-0 clip">{name}</span>
          {/* A long name is cut, the progress never. */}
          {progress ? <span className="flex-none text-ink-mute">, {progress}</span> : null}
        </span>
      )}
      {retry ? (
        <Button
          kind="text"
          small
          aria-label={`Try again: ${name}`}
          onClick={() => {
            // The pressed button goes away, so the other one takes the keyboard focus.
            stopButton.current?.focus();
            retry();
          }}
        >
          Try again
        </Button>
      ) : null}
      {stop ? (
        <Button
          ref={stopButton}
          kind="text"
          small
          aria-label={problem ? `Close: ${name}` : `Stop: ${name}`}
          onClick={stop}
        >
          {problem ? "Close" : "Stop"}
        </Button>
      ) : null}
    </li>
  );
}
