import type { ReviewPicture } from "@suvarna/contract/reviews/schemas";
import { Lightbox } from "@suvarna/ui/lightbox.tsx";
import * as say from "@suvarna/words/here/reviews";
import { type MouseEvent, useMemo, useState } from "react";

/**
 * The pictures of a review. A pressed picture opens in full screen. Without JavaScript, or in a new
 * tab, the link leads to the uncropped picture.
 */
export function ReviewPictures({
  pictures,
  of,
}: {
  pictures: readonly ReviewPicture[];
  /** The text alternative of the pictures for screen readers. */
  of: string;
}) {
  const [viewed, setViewed] = useState<number | null>(null);
  const enlarged = useMemo(
    () =>
      pictures.map(({ image, width, height }, index) => ({
        src: image,
        alt: say.pictureOf(of, index + 1, pictures.length),
        width,
        height,
      })),
    [pictures, of],
  );
  if (pictures.length === 0) return null;

  function open(event: MouseEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setViewed(index);
  }

  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {enlarged.map(({ src, alt, width, height }, index) => (
          <li key={src}>
            <a
              href={src}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              className="block bg-shell"
            >
              <img
                src={src}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className="size-24 object-cover sm:size-28"
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        open={viewed !== null}
        label={of}
        pictures={enlarged}
        index={viewed ?? 0}
        onView={setViewed}
        onClose={() => setViewed(null)}
      />
    </>
  );
}
