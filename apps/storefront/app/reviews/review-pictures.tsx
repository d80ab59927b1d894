import type { ReviewPicture } from "@suvarna/contract/reviews/schemas";
import * as say from "@suvarna/words/here/reviews";

/** The pictures of a review, each as a link to the uncropped picture. */
export function ReviewPictures({
  pictures,
  of,
}: {
  pictures: readonly ReviewPicture[];
  /** The text alternative of the pictures for screen readers. */
  of: string;
}) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {pictures.map(({ _id, image, width, height }, index) => (
        <li key={_id}>
          <a href={image} target="_blank" rel="noopener noreferrer" className="block bg-shell">
            <img
              src={image}
              alt={say.pictureOf(of, index + 1, pictures.length)}
              width={width}
              height={height}
              loading="lazy"
              className="size-24 object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
