import type { ReviewPicture } from "@suvarna/contract/reviews/schemas";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/reviews";

/** The pictures that will be sent with a review, each with a button to remove it. */
export function ChosenPictures({
  pictures,
  onRemove,
}: {
  pictures: readonly ReviewPicture[];
  onRemove(id: string): void;
}) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {pictures.map(({ _id, image, width, height }, index) => (
        <li key={_id} className="grid justify-items-start">
          <img
            src={image}
            alt={say.chosenPicture(index + 1)}
            width={width}
            height={height}
            className="size-24 bg-shell object-cover"
          />
          <TextButton
            aria-label={say.removePicture(index + 1)}
            onClick={() => onRemove(_id)}
            className="min-h-11!"
          >
            {say.remove}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
