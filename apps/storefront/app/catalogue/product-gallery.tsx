import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Lightbox } from "@suvarna/ui/lightbox.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { useSnapScroller } from "@suvarna/ui/use-snap-scroller.ts";
import { Maximize2, Rotate3d } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from "react";
import { PHOTOGRAPH, standInOf } from "../pieces/index.ts";
import { PictureSlide } from "./picture-slide.tsx";

const SpinView = lazy(() =>
  import("./spin-view.tsx").then(({ SpinView }) => ({ default: SpinView })),
);

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
const THUMBNAIL =
  "relative block w-16 aria-[current]:shadow-[0_0_0_1px_var(--color-ivory),0_0_0_2px_var(--color-wine)] " +
  "aria-pressed:shadow-[0_0_0_1px_var(--color-ivory),0_0_0_2px_var(--color-wine)] sm:w-full";

/**
 * A piece's pictures: a row to swipe on a phone, thumbnails beside it, and each picture in full
 * screen when pressed. A piece that was photographed all around can be turned.
 */
export function ProductGallery({
  product: { name, slug, images, imageAlts, spin },
}: {
  product: Pick<Product, "name" | "slug" | "images" | "imageAlts" | "spin">;
}) {
  const pictures = useMemo(() => picturesOf(name, images, imageAlts), [name, images, imageAlts]);
  const { row, current, goTo } = useSnapScroller<HTMLUListElement>(pictures.length);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [turning, setTurning] = useState(false);
  const enlarging = useRef<HTMLButtonElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const many = pictures.length > 1;

  function enlarge(index: number) {
    // The lightbox gives the focus back to this button, also after a press on the picture itself.
    enlarging.current?.focus({ preventScroll: true });
    setEnlarged(index);
  }
  function close() {
    // The gallery shows the picture that was last seen in the lightbox.
    if (enlarged !== null) goTo(enlarged);
    setEnlarged(null);
  }
  function show(index: number) {
    setTurning(false);
    goTo(index);
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + pictures.length) % pictures.length;
    show(next);
    thumbnails.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      className={`grid items-start gap-4 max-sm:-mx-gutter lg:sticky lg:top-6 ${many || spin ? "sm:grid-cols-[5.25rem_minmax(0,1fr)] sm:noscript:grid-cols-1" : ""}`}
    >
      {many || spin ? (
        <ul
          ref={thumbnails}
          aria-label="Pictures"
          className="flex gap-3 noscript:hidden max-sm:order-2 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-0.5 sm:flex-col"
        >
          {(many ? pictures : []).map(({ src }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-current={index === current && !turning ? "true" : undefined}
                onClick={() => show(index)}
                onKeyDown={(event) => onKeyDown(event, index)}
                className={THUMBNAIL}
              >
                <Picture src={src} alt="" {...PHOTOGRAPH} sizes="84px" className="aspect-square" />
              </button>
            </li>
          ))}
          {spin ? (
            <li>
              <button
                type="button"
                aria-label="Turn the piece"
                aria-pressed={turning}
                onClick={() => setTurning(!turning)}
                className={`${THUMBNAIL} bg-shell text-wine`}
              >
                <span className="grid aspect-square place-content-center justify-items-center gap-1 text-label">
                  <Icon of={Rotate3d} size={22} />
                  <span aria-hidden>Turn</span>
                </span>
              </button>
            </li>
          ) : null}
        </ul>
      ) : null}
      <div className="relative min-w-0">
        <ul
          ref={row}
          aria-label={`Pictures of ${name}`}
          tabIndex={many ? 0 : undefined}
          inert={turning}
          className="grid snap-x snap-mandatory outline-offset-[-3px]! auto-cols-[100%] grid-flow-col overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {pictures.map(({ src, alt }, index) => (
            <PictureSlide
              key={src}
              src={src}
              alt={alt}
              standIn={standInOf({ slug })}
              first={index === 0}
              onPress={() => enlarge(index)}
            />
          ))}
        </ul>
        {pictures[current]?.src && !turning ? (
          <button
            ref={enlarging}
            type="button"
            aria-label="Enlarge picture"
            onClick={() => enlarge(current)}
            className="absolute right-3.5 bottom-3.5 grid size-12 place-items-center rounded-round bg-surface transition-colors duration-(--duration-fast) noscript:hidden hover:bg-wine hover:text-ivory"
          >
            <Icon of={Maximize2} size={18} />
          </button>
        ) : null}
        {many ? <Places count={pictures.length} current={current} /> : null}
        {turning && spin ? (
          <Suspense fallback={null}>
            <SpinView name={name} frames={spin} />
          </Suspense>
        ) : null}
      </div>
      <Lightbox
        open={enlarged !== null}
        label={`Pictures of ${name}`}
        pictures={pictures}
        index={enlarged ?? current}
        onView={setEnlarged}
        onClose={close}
      />
    </div>
  );
}

/** The pictures to show; a piece without pictures gets one empty placeholder. */
function picturesOf(name: string, images: readonly string[], alts: readonly string[] = []) {
  const sources = images.length > 0 ? images : [""];
  return sources.map((src, index) => ({
    src,
    alt: alts[index] || (index === 0 ? name : `${name}, picture ${index + 1}`),
    ...PHOTOGRAPH,
  }));
}

/** Dots that show the position in the row; the thumbnails tell it to screen readers. */
function Places({ count, current }: { count: number; current: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center gap-3 sm:hidden"
    >
      {Array.from({ length: count }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          key={index}
          className={`size-2 rotate-45 border ${index === current ? "border-wine bg-wine" : "border-line-strong"}`}
        />
      ))}
    </div>
  );
}
