import { GalleryPictureInput } from "@suvarna/contract/content/staff-list-schemas";
import {
  createGalleryPicture,
  listDeskGalleryPictures,
  orderGalleryPictures,
  removeGalleryPicture,
  saveGalleryPicture,
} from "@suvarna/contract/content/staff-lists";
import { FormField } from "../parts/field.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { FormNumber, FormPicture, FormTick } from "./form-parts.tsx";
import { listChanges } from "./list-changes.ts";
import { ListDesk, RowPicture } from "./list-desk.tsx";

const PATHS = ["/staff/gallery", "/staff/content"];
const BLANK = { picture: "", caption: "", likes: 0, comments: 0, shown: true };
/** The number of gallery pictures that the home page shows. */
const SHOWN = 6;

/**
 * The page on which staff edit the pictures of the home page's gallery. Each picture links to the
 * shop's social profile.
 */
export function GalleryPage() {
  const list = useRead(listDeskGalleryPictures, {});
  const order = useChange(orderGalleryPictures, ...PATHS);
  const add = useAdd(createGalleryPicture, ...PATHS);
  const save = useChange(saveGalleryPicture, ...PATHS);
  const remove = useChange(removeGalleryPicture, ...PATHS);
  return (
    <Answer of={list} what="The gallery">
      {({ items, version }) => (
        <ListDesk
          title="Gallery"
          caption={`The first ${SHOWN} that are shown stand on the home page.`}
          one="a picture"
          items={items}
          version={version}
          schema={GalleryPictureInput}
          blank={BLANK}
          changes={listChanges({ order, add, save, remove })}
          nameOf={({ caption }) => caption}
          placeOf={({ shown }) => shown}
          row={({ picture, caption, likes, comments, shown }) => (
            <>
              <RowPicture src={picture} off={!shown} />
              <span className="min-w-0 flex-1">
                <span className="clip" title={caption}>
                  {caption}
                </span>
                <span className="clip text-hint text-ink-mute">
                  {likes} likes, {comments} comments
                </span>
              </span>
              <Pill tone={shown ? "leaf" : "sand"}>{shown ? "Shown" : "Off"}</Pill>
            </>
          )}
          fields={() => (
            <>
              <FormPicture name="picture" label="Picture" hint="square, from 720 × 720" />
              <FormField name="caption" label="What one sees" hint="read aloud by screen readers" />
              <div className="grid grid-cols-2 gap-4">
                <FormNumber name="likes" label="Likes" hint="as the network says" />
                <FormNumber name="comments" label="Comments" />
              </div>
              <FormTick name="shown">Show it in the shop</FormTick>
            </>
          )}
          add="Add a picture"
        />
      )}
    </Answer>
  );
}
