import { pictureSrcSet, pictureVariant } from "@suvarna/contract/media/pictures";
import { useEffect, useRef, useState } from "react";

/**
 * A picture in the sizes and formats that the shop makes of it. Its ground keeps the place: shell
 * with the mark, which also stays when the picture can't be had.
 */
export function Picture({
  src: wanted,
  standIn = "",
  alt,
  width,
  height,
  sizes,
  priority = false,
  className,
  imageClassName,
}: {
  /** `/pictures/<id>.jpg`; any other address is shown as it is. */
  src: string;
  /** What is shown when that can't be had, before the mark on its ground alone. */
  standIn?: string;
  /** Names what is seen; empty when the words beside it do. */
  alt: string;
  /** The source's own size in pixels: it sets the shape and the widest size asked for. */
  width: number;
  height: number;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The one picture that a page opens with: loaded first. All others wait until they come near. */
  priority?: boolean;
  /** Classes of the ground: give it its shape, such as `aspect-[7/8]`. */
  className?: string;
  imageClassName?: string;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = wanted !== "" && broken.includes(wanted) ? standIn : wanted;
  const failed = () => setBroken((before) => [...before, src]);

  useEffect(() => {
    // It may have failed before there was anyone to hear of it.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setBroken((before) => [...before, src]);
  }, [src]);

  return (
    <span className={`picture-ground block overflow-hidden ${className ?? ""}`}>
      {src === "" || broken.includes(src) ? (
        // Keeps the picture's name for those who hear the page.
        <span role="img" aria-label={alt} aria-hidden={alt === ""} />
      ) : (
        <picture key={src}>
          <source type="image/avif" srcSet={pictureSrcSet(src, "avif", width)} sizes={sizes} />
          <source type="image/webp" srcSet={pictureSrcSet(src, "webp", width)} sizes={sizes} />
          <img
            ref={image}
            src={pictureVariant(src, 720, "jpg")}
            srcSet={pictureSrcSet(src, "jpg", width)}
            sizes={sizes}
            // A stand-in shows something else than its words say.
            alt={src === wanted ? alt : ""}
            width={width}
            height={height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding={priority ? "auto" : "async"}
            onError={failed}
            className={`size-full object-cover ${imageClassName ?? ""}`}
          />
        </picture>
      )}
    </span>
  );
}
