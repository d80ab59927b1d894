import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { useSnapScroller } from "@suvarna/ui/use-snap-scroller.ts";
import * as say from "@suvarna/words/here/gallery";
import * as pieces from "@suvarna/words/here/pieces";
import { Rotate3d } from "lucide";
import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { PHOTOGRAPH, placeholderPicture } from "../pieces/index.ts";
import { GalleryTile } from "./gallery-tile.tsx";
import { galleryTiles } from "./gallery-tiles.ts";

const loadLightbox = () => import("@suvarna/ui/lightbox.tsx");
const Lightbox = requiredPart(() => loadLightbox().then(({ Lightbox }) => Lightbox));
/** Loads the lightbox's code before a visitor opens it, so that it opens without a wait. */
function prepareLightbox() {
  // If the code can't be loaded now, it is loaded when the lightbox is opened.
  void loadLightbox().then(
    ({ preloadLightbox }) => preloadLightbox(),
    () => undefined,
  );
}
const TurnView = requiredPart(() =>
  import("./turn/turn-view.tsx").then(({ TurnView }) => TurnView),
);

/**
 * The shape of a gallery picture on a phone, as classes: a little wider than high, so that the
 * piece's name is visible below.
 */
const ON_PHONE = "max-sm:aspect-[1/0.92] max-sm:snap-start";

type Pictured = Pick<
  Product,
  "name" | "slug" | "images" | "imageAlts" | "imageGrounds" | "spin" | "model" | "isAvailable"
>;

/**
 * A piece's pictures: a stack of tiles beside the buying column, and a row to swipe on a phone.
 * Each picture opens in full screen when pressed. A piece with a 3D model or with pictures from all
 * sides can be turned.
 * @param size the drawing in actual size; null for a piece that can't be drawn
 */
export function ProductGallery({ product, size }: { product: Pictured; size: ReactNode }) {
  const { name, slug, images, imageAlts, imageGrounds, spin, model, isAvailable } = product;
  const pictures = useMemo(() => picturesOf(name, images, imageAlts), [name, images, imageAlts]);
  const canTurn = spin !== null || model !== null;
  const tiles = galleryTiles(pictures.length, {
    canTurn,
    hasSize: size !== null,
    isShort: !isAvailable,
  });
  const { row, current, goTo } = useSnapScroller<HTMLUListElement>(tiles.length);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [turning, setTurning] = useState(false);
  const turn = useRef<HTMLButtonElement>(null);

  function turnOnPhone() {
    goTo(tiles.findIndex(({ turns }) => turns));
    setTurning(true);
  }
  function stopTurning() {
    setTurning(false);
    // The button that starts the turning is in the page again only after the next render.
    requestAnimationFrame(() => turn.current?.focus({ preventScroll: true }));
  }

  return (
    <div className="min-w-0 max-sm:-mx-gutter">
      <ul
        ref={row}
        aria-label={pieces.picturesOf(name)}
        className="grid gap-3.5 max-sm:snap-x max-sm:snap-mandatory max-sm:auto-cols-[100%] max-sm:grid-flow-col max-sm:gap-0 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] motion-safe:max-sm:scroll-smooth sm:grid-cols-2"
      >
        {tiles.map(({ picture, wide, turns, onlyPhone }) =>
          picture === "size" ? (
            <li
              key="size"
              className={`relative min-w-0 overflow-hidden bg-shell ${ON_PHONE} ${wide ? "sm:col-span-2" : "sm:aspect-square"}`}
            >
              {size}
            </li>
          ) : (
            <li
              key={picture}
              className={`relative min-w-0 ${ON_PHONE} ${onlyPhone ? "sm:hidden" : wide ? "sm:col-span-2 sm:aspect-[13/12]" : "sm:aspect-square"}`}
            >
              <GalleryTile
                src={pictures[picture]?.src ?? ""}
                alt={pictures[picture]?.alt ?? ""}
                standIn={placeholderPicture({ slug })}
                ground={imageGrounds?.[picture] ?? ""}
                label={say.enlargePicture(picture + 1)}
                wide={wide}
                first={picture === 0}
                onPointerEnter={prepareLightbox}
                onPress={() => setEnlarged(picture)}
              >
                {turns && !turning ? (
                  <button
                    ref={turn}
                    type="button"
                    onClick={() => setTurning(true)}
                    className="absolute bottom-1.5 left-1.5 inline-flex min-h-11 items-center gap-2 px-3 text-small hover:text-wine max-sm:hidden noscript:hidden"
                  >
                    <Icon of={Rotate3d} className="text-wine" />
                    {say.turnIt}
                    <span className="sr-only">{say.inThreeDimensions(name)}</span>
                  </button>
                ) : null}
                {turns && turning ? (
                  <Suspense fallback={null}>
                    <TurnView name={name} model={model} spin={spin} onClose={stopTurning} />
                  </Suspense>
                ) : null}
              </GalleryTile>
            </li>
          ),
        )}
      </ul>
      <div className="flex items-center justify-between px-gutter pt-1.5 text-caption sm:hidden noscript:hidden">
        <PictureDots count={tiles.length} current={current} onChoose={goTo} />
        {canTurn && !turning ? (
          <button
            type="button"
            onClick={turnOnPhone}
            className="inline-flex min-h-11 items-center gap-1.75 text-wine"
          >
            <Icon of={Rotate3d} size={18} />
            {say.turnIt}
          </button>
        ) : null}
      </div>
      {enlarged !== null ? (
        <Suspense>
          <Lightbox
            open
            label={pieces.picturesOf(name)}
            pictures={pictures}
            index={enlarged}
            onView={setEnlarged}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The pictures to show; a piece without pictures gets one empty placeholder. */
function picturesOf(name: string, images: readonly string[], alts: readonly string[] = []) {
  const sources = images.length > 0 ? images : [""];
  return sources.map((src, index) => ({
    src,
    alt: alts[index] || (index === 0 ? name : say.pictureNumber(name, index + 1)),
    ...PHOTOGRAPH,
  }));
}

/**
 * The current picture of a phone's row of pictures, as lozenges; a press on a lozenge shows its
 * picture.
 */
function PictureDots({
  count,
  current,
  onChoose,
}: {
  count: number;
  current: number;
  onChoose(index: number): void;
}) {
  if (count < 2) return <span />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons that belong together, no form
    <div role="group" aria-label={say.choosePicture} className="-ml-2.25 flex">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={index}
          type="button"
          aria-label={say.pictureOf(index + 1, count)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onChoose(index)}
          className="grid h-11 w-6.5 place-items-center before:size-2 before:rotate-45 before:border before:border-line-strong aria-[current]:before:border-wine aria-[current]:before:bg-wine"
        />
      ))}
    </div>
  );
}
