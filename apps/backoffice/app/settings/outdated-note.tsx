import { Icon } from "@suvarna/ui/icon.tsx";
import { TriangleAlert } from "lucide";
import { TheirsOrMine } from "../parts/clash-note.tsx";

/**
 * The note in the bar of the changes that a colleague has saved the settings while the user typed.
 * The server refuses the user's values until the user has chosen.
 */
export function OutdatedNote({ onTheirs, onMine }: { onTheirs(): void; onMine(): void }) {
  return (
    <span role="alert" className="mb-1 block text-amber">
      <Icon of={TriangleAlert} size={15} className="mr-1 inline align-[-2px]" />A colleague has
      saved the settings meanwhile. What you typed is still here. The other fields show the new
      values.
      <TheirsOrMine onTheirs={onTheirs} onMine={onMine} />
    </span>
  );
}
