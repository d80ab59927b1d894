import { pictureSrcSet, pictureVariant } from "@suvarna/contract/media/pictures";
import { useEffect, useRef, useState } from "react";

/**
 * A picture in the sizes and formats that the shop makes of it. Its placeholder has the final
 * shape, so the layout does not shift, and stays if the picture can't be loaded.
 */
export function Picture({
  src: wanted,
  standIn = "",
  ground = "",
  alt,
  width,
  height,
  sizes,
  priority = false,
  className,
  imageClassName,
  focus,
}: {
  /** A `/pictures/<id>.jpg` address gets resized variants; any other address is used as it is. */
  src: string;
  /** The picture that is tried if `src` can't be loaded, before the placeholder is left alone. */
  standIn?: string;
  /** The colour of the picture's border, such as `#f4f0e7`, which its place has until it is there. */
  ground?: string | undefined;
  /** Describes the picture; empty when the text beside it does. */
  alt: string;
  /** The original size in pixels: it sets the aspect ratio and the widest variant. */
  width: number;
  height: number;
  /** The shown width, as in `<img sizes>`. */
  sizes: string;
  /**
   * Loads the picture first and eagerly; only one picture of a page has it. All others are lazy.
   */
  priority?: boolean;
  /** The classes of the placeholder, which must set its shape, such as `aspect-[7/8]`. */
  className?: string;
  imageClassName?: string;
  /** The point that stays in view where the picture is cut, in percent from left and top. */
  focus?: { readonly x: number; readonly y: number };
}) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = wanted !== "" && broken.includes(wanted) ? standIn : wanted;
  const isShown = src !== "" && !broken.includes(src);
  const failed = () => setBroken((before) => [...before, src]);

  useEffect(() => {
    // The picture may have failed before hydration, when there was no listener for the error.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setBroken((before) => [...before, src]);
  }, [src]);

  return (
    <span
      // The stand-in and a picture that can't be loaded have the shop's own ground.
      style={ground !== "" && isShown && src === wanted ? { background: ground } : undefined}
      className={`picture-ground block overflow-hidden ${className ?? ""}`}
    >
      {isShown ? (
        <picture key={src}>
          <source type="image/avif" srcSet={pictureSrcSet(src, "avif", width)} sizes={sizes} />
          <source type="image/webp" srcSet={pictureSrcSet(src, "webp", width)} sizes={sizes} />
          <img
            ref={image}
            src={pictureVariant(src, 720, "jpg")}
            srcSet={pictureSrcSet(src, "jpg", width)}
            sizes={sizes}
            // The stand-in shows another picture, so it must not have the picture's description.
            alt={src === wanted ? alt : ""}
            width={width}
            height={height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding={priority ? "auto" : "async"}
            onError={failed}
            style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
            className={`size-full object-cover ${imageClassName ?? ""}`}
          />
        </picture>
      ) : (
        // Keeps the picture's description for screen readers.
        <span role="img" aria-label={alt} aria-hidden={alt === ""} />
      )}
    </span>
  );
}
