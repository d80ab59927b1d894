import { useSortable } from "@dnd-kit/sortable";
import type { StaffPicture } from "@suvarna/contract/catalogue/picture-schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert, GripVertical } from "lucide";
import { Pill } from "../parts/pill.tsx";

const TILE_WIDTH = 360;

/**
 * A picture in the list of a product's pictures. A press opens the form of its text. Its handle
 * moves the picture, and so does Alt with an arrow key while the tile has the focus.
 */
export function PictureTile({
  picture,
  place,
  count,
  open,
  move,
}: {
  picture: StaffPicture;
  /** The position of the picture, from 1. The first picture is the cover. */
  place: number;
  count: number;
  open(): void;
  /**
   * Moves the picture.
   * @param by the number of positions; a negative number moves the picture towards the front
   */
  move(by: number): void;
}) {
  const { _id, address, alt } = picture;
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: _id,
  });
  const words = alt || "without words";
  return (
    <figure
      ref={setNodeRef}
      style={{
        transition,
        ...(transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}),
      }}
      className={isDragging ? "relative z-10 opacity-80" : ""}
    >
      <div className="relative aspect-square bg-shell">
        <button
          type="button"
          className="block size-full"
          aria-label={`Picture ${place} of ${count}: ${words}`}
          onClick={open}
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (!event.altKey || by === undefined) return;
            // The default action is prevented, because browsers go back in their history at Alt
            // with an arrow key.
            event.preventDefault();
            move(by);
          }}
        >
          <img
            src={pictureVariant(address, TILE_WIDTH, "webp")}
            alt=""
            className="size-full object-cover"
          />
        </button>
        {place === 1 ? (
          <span className="pointer-events-none absolute top-1.5 left-1.5">
            <Pill tone="wine">Cover</Pill>
          </span>
        ) : null}
        <button
          type="button"
          {...attributes}
          {...listeners}
          tabIndex={-1}
          aria-label={`Move picture ${place}`}
          className="absolute top-1.5 right-1.5 grid size-7 cursor-grab touch-none place-items-center bg-surface text-ink-mute active:cursor-grabbing"
        >
          <Icon of={GripVertical} size={16} />
        </button>
      </div>
      <figcaption className="mt-1.5 text-hint text-ink-mute">
        {alt ? (
          <span className="clip" title={alt}>
            {alt}
          </span>
        ) : (
          <button type="button" className="flex items-center gap-1 text-amber" onClick={open}>
            <Icon of={CircleAlert} size={14} />
            Say what one sees
          </button>
        )}
      </figcaption>
    </figure>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};
