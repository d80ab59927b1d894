import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import type { StaffPicture } from "@suvarna/contract/catalogue/picture-schemas";
import { MAX_PICTURES, MIN_PICTURE_SIDE } from "@suvarna/contract/media/uploads";
import { ImagePlus } from "lucide";
import { useState } from "react";
import { Section } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { DropField } from "./drop-field.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { UploadTile } from "./upload-tile.tsx";
import { useDrop } from "./use-drop.ts";
import { usePictureUploads } from "./use-picture-uploads.ts";
import { usePictures } from "./use-pictures.ts";

/**
 * How many pixels the pointer must move before a press counts as a drag. A shorter press opens the
 * picture.
 */
const DRAG_FROM_PX = 6;

/**
 * The section of a product's pictures. Each change is saved at once and is not part of the
 * product's draft. Files that are dropped anywhere on the page become pictures.
 */
export function PicturesPanel({ productId }: { productId: string }) {
  const pictures = usePictures(productId);
  const { uploads, add, stop, retry } = usePictureUploads(productId, pictures.show);
  const over = useDrop(add);
  return (
    <Section
      id="pictures"
      title="Pictures"
      beside={
        <span className="text-caption text-ink-mute max-md:hidden">
          drag to order, the first is the cover; or press <kbd>Alt ←</kbd> <kbd>Alt →</kbd>
        </span>
      }
    >
      <Answer of={pictures.read} what="The pictures">
        {(answer) => (
          <div className="grid max-h-160 grid-cols-2 gap-3 overflow-y-auto md:grid-cols-5">
            <OrderedPictures
              pictures={answer.pictures}
              busy={pictures.busy}
              arrange={pictures.arrange}
              remove={pictures.remove}
            />
            {uploads.map((upload) => (
              <UploadTile
                key={upload.key}
                upload={upload}
                stop={() => stop(upload.key)}
                retry={() => retry(upload.key)}
              />
            ))}
            {answer.pictures.length + uploads.length < MAX_PICTURES ? (
              <figure>
                <DropField
                  icon={ImagePlus}
                  accept="image/jpeg,image/png,image/webp"
                  multiple
                  over={over}
                  onFiles={add}
                  className="aspect-square"
                >
                  Drop pictures here, or choose
                </DropField>
                <figcaption className="mt-1.5 text-hint text-ink-mute">
                  JPEG, PNG or WebP, from {MIN_PICTURE_SIDE} px
                </figcaption>
              </figure>
            ) : null}
          </div>
        )}
      </Answer>
    </Section>
  );
}

function OrderedPictures({
  pictures,
  busy,
  arrange,
  remove,
}: {
  pictures: readonly StaffPicture[];
  busy: boolean;
  arrange(pictures: readonly StaffPicture[]): Promise<boolean>;
  remove(picture: StaffPicture): Promise<boolean>;
}) {
  const [openId, setOpenId] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
  );
  const ids = pictures.map(({ _id }) => _id);
  const open = pictures.find(({ _id }) => _id === openId);

  function moveTo(from: number, to: number): void {
    const next = arrayMove([...pictures], from, to);
    if (to < 0 || to >= pictures.length || from === to) return;
    // The cover must have an alternative text. If the new cover has none, its form opens and the
    // order does not change.
    if (next[0]?.alt === "") setOpenId(next[0]._id);
    else void arrange(next);
  }

  async function keep({ alt, asCover }: { alt: string; asCover: boolean }): Promise<void> {
    const changed = pictures.map((picture) =>
      picture._id === openId ? { ...picture, alt } : picture,
    );
    const at = ids.indexOf(openId ?? "");
    if (await arrange(asCover ? arrayMove(changed, at, 0) : changed)) setOpenId(null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) moveTo(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture._id}
            picture={picture}
            place={index + 1}
            count={pictures.length}
            open={() => setOpenId(picture._id)}
            move={(by) => moveTo(index, index + by)}
          />
        ))}
      </SortableContext>
      {open ? (
        <PictureDialog
          key={open._id}
          picture={open}
          isCover={open._id === ids[0]}
          busy={busy}
          onKeep={(change) => void keep(change)}
          onRemove={() => void remove(open).then((done) => done && setOpenId(null))}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </DndContext>
  );
}
