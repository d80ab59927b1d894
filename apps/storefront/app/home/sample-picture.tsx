import { SAMPLE_PICTURE, type SamplePiece } from "./sample-pieces.ts";

/**
 * The picture of a sample piece. It is one of the storefront's own files, so that it needs no API.
 */
export function SamplePicture({
  piece: { name, picture },
  near = false,
  className,
}: {
  piece: SamplePiece;
  /** Whether a closer crop of the picture is shown, as the second picture beside the first. */
  near?: boolean;
  /** The classes of the placeholder, which must set its shape, such as `aspect-[7/8]`. */
  className: string;
}) {
  return (
    <span className={`picture-ground block overflow-hidden ${className}`}>
      <img
        src={picture}
        alt={near ? "" : name}
        {...SAMPLE_PICTURE}
        loading="lazy"
        decoding="async"
        className={`size-full object-cover ${near ? "scale-200" : ""}`}
      />
    </span>
  );
}
