import { Picture } from "@suvarna/ui/picture.tsx";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { useHoverZoom } from "./use-hover-zoom.ts";

/**
 * A large picture of a piece. A mouse over the picture enlarges it twofold in place. A press opens
 * the picture in full screen, for which the gallery also has a button.
 */
export function PictureSlide({
  src,
  alt,
  standIn,
  first,
  onPress,
}: {
  src: string;
  /** The address of the picture that is shown when `src` can't be loaded. */
  standIn: string;
  alt: string;
  /** Whether this is the first picture, which the page shows when it opens. */
  first: boolean;
  onPress(): void;
}) {
  const { closeUp, pointing } = useHoverZoom(src);
  return (
    <li
      className={`relative snap-center ${src ? "cursor-zoom-in noscript:cursor-auto" : ""}`}
      {...(src ? { ...pointing, onClick: onPress } : {})}
    >
      <Picture
        src={src}
        standIn={standIn}
        alt={alt}
        {...PHOTOGRAPH}
        sizes="(min-width: 90rem) 628px, (min-width: 64rem) 42vw, (min-width: 40rem) 80vw, 100vw"
        priority={first}
        className="aspect-square"
      />
      {closeUp ? (
        <span
          aria-hidden
          className="absolute inset-0 bg-[length:200%] bg-no-repeat"
          style={closeUp}
        />
      ) : null}
    </li>
  );
}
