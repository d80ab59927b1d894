import { Icon } from "@suvarna/ui/icon.tsx";
import { TriangleAlert } from "lucide";

/**
 * The note under a field that another person has saved while the user typed. Nothing is saved until
 * the user has chosen one of the two texts.
 */
export function ClashNote({
  by,
  theirs,
  onTheirs,
  onMine,
}: {
  /** The name of the other person, if it is known. */
  by: string | null;
  theirs: string;
  onTheirs(): void;
  onMine(): void;
}) {
  return (
    <span role="alert" className="block text-caption text-amber">
      <Icon of={TriangleAlert} size={15} className="mr-1 inline align-[-2px]" />
      {by ?? "A colleague"}{" "}
      {theirs === "" ? (
        "has emptied this field"
      ) : (
        <>
          wrote <b className="code font-medium">{theirs}</b>
        </>
      )}{" "}
      meanwhile.
      <TheirsOrMine
        take={theirs === "" ? "Leave it empty" : "Take theirs"}
        onTheirs={onTheirs}
        onMine={onMine}
      />
    </span>
  );
}

/** The two buttons with which the user chooses the values of a colleague or their own. */
export function TheirsOrMine({
  take = "Take theirs",
  onTheirs,
  onMine,
}: {
  /** The label of the button that takes the values of the colleague. */
  take?: string;
  onTheirs(): void;
  onMine(): void;
}) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-4">
      <button type="button" className="link min-h-7 max-md:min-h-9" onClick={onTheirs}>
        {take}
      </button>
      <button type="button" className="link min-h-7 max-md:min-h-9" onClick={onMine}>
        Keep mine
      </button>
    </span>
  );
}
