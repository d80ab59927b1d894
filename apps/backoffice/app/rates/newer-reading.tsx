import type { RateReading } from "@suvarna/contract/rates/staff-schemas";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { sayTime } from "../platform/times.ts";

/** Says that a newer reading has replaced the reading on the screen, with a button that shows it. */
export function NewerReading({
  reading: { source, readAt },
  onLook,
}: {
  reading: RateReading;
  onLook(): void;
}) {
  return (
    <Bar
      tone="amber"
      live="status"
      className="mt-3"
      actions={
        <Button small onClick={onLook}>
          Look at it
        </Button>
      }
    >
      <b className="font-semibold">A newer reading has come.</b> {source} was read again{" "}
      {sayTime(readAt)}, so nobody can decide about this one any more.
    </Bar>
  );
}
