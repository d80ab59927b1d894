import { pictureSrcSet, pictureVariant } from "@suvarna/contract/media/pictures";
import { useEffect, useRef, useState } from "react";

/**
 * A picture in the sizes and formats that the shop makes of it. The placeholder of the picture has
 * the final shape, so the layout does not shift, and stays if the picture can't be loaded.
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
  /**
   * The address of a picture that is loaded if `src` can't be loaded. If it can't be loaded either,
   * only the placeholder is shown.
   */
  standIn?: string;
  /**
   * The colour of the picture's border, such as `#f4f0e7`, which fills the picture's place until
   * the picture is loaded.
   */
  ground?: string | undefined;
  /** The text alternative of the picture; empty when the text beside the picture describes it. */
  alt: string;
  /** The original size in pixels, which sets the aspect ratio and the widest variant. */
  width: number;
  height: number;
  /** The shown width, as in `<img sizes>`. */
  sizes: string;
  /**
   * Whether the picture is loaded first and eagerly. Only one picture of a page may have this
   * priority; all others are loaded lazily.
   */
  priority?: boolean;
  /** The classes of the placeholder, which must set its shape, such as `aspect-[7/8]`. */
  className?: string;
  imageClassName?: string;
  /**
   * The point of the picture that stays visible when the picture is cropped, in percent from the
   * left and the top.
   */
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
      // A replacement picture and the empty placeholder have the shop's own background colour.
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
            // The replacement is a different picture, so it must not have the original picture's
            // description.
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
        // The placeholder keeps the picture's description for screen readers.
        <span role="img" aria-label={alt} aria-hidden={alt === ""} />
      )}
    </span>
  );
}
