import { pictureVariant, pictureWidths } from "@suvarna/contract/media/pictures";
import * as say from "@suvarna/words/here/ui";
import { ChevronLeft, ChevronRight, type IconNode, LoaderCircle, X, ZoomIn, ZoomOut } from "lucide";
import { useMemo, useState } from "react";
import YetAnotherLightbox, { type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { Icon } from "./icon.tsx";
import { Lozenge } from "./lozenge.tsx";

interface LightboxPicture {
  /** A `/pictures/<id>.jpg` address gets resized variants; any other address is used as it is. */
  readonly src: string;
  readonly alt: string;
  /** The original size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface LightboxPanelProps {
  readonly open: boolean;
  /** The accessible name of the lightbox, as in "Pictures of Royal Kada". */
  readonly label: string;
  /** The pictures. The list must be the same object while the lightbox is open. */
  readonly pictures: readonly LightboxPicture[];
  /** The index of the visible picture. */
  readonly index: number;
  /** Called when another picture becomes visible; the caller then passes its index as `index`. */
  onView(index: number): void;
  onClose(): void;
}

/** The largest zoom, as a multiple of the picture's own size. */
const MOST_ZOOM = 2;
const ONE_PICTURE = { buttonPrev: () => null, buttonNext: () => null };

/** The lightbox itself. Other code uses `Lightbox`, which loads this module on demand. */
export function LightboxPanel({
  open,
  label,
  pictures,
  index,
  onView,
  onClose,
}: LightboxPanelProps) {
  // The picture with which the lightbox opened keeps its small placeholder when another picture
  // becomes visible.
  const [{ first, shown }, setOpened] = useState(() => openedWith(pictures, index));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setOpened(openedWith(pictures, index));
  }
  // A new list of pictures would interrupt the slide animation that is running.
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  return (
    <YetAnotherLightbox
      open={open}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      className="on-wine"
      labels={{
        Lightbox: label,
        "Photo gallery": label,
        Previous: say.previousPicture,
        Next: say.nextPicture,
        Close: say.close,
        "Zoom in": say.zoomIn,
        "Zoom out": say.zoomOut,
        Carousel: say.carousel,
        Slide: say.pictureRole,
        "{index} of {total}": say.pictureOf("{index}", "{total}"),
      }}
      carousel={{ finite: pictures.length === 1, padding: 0, spacing: "12%", preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: MOST_ZOOM }}
      animation={{ fade: 250, swipe: 250 }}
      on={{ view: ({ index }) => onView(index) }}
      render={{
        iconPrev: () => <Control icon={ChevronLeft} />,
        iconNext: () => <Control icon={ChevronRight} />,
        iconClose: () => <Control icon={X} />,
        iconZoomIn: () => <Control icon={ZoomIn} />,
        iconZoomOut: () => <Control icon={ZoomOut} />,
        slideContainer: ({ slide, children }) =>
          shown && "src" in slide && slide.src === slides[first]?.src ? (
            <div
              className="flex size-full items-center justify-center bg-contain bg-center bg-no-repeat [&_.animate-turn]:hidden"
              style={{
                backgroundImage: `url("${shown}")`,
                maxWidth: slides[first].width,
                maxHeight: slides[first].height,
              }}
            >
              {children}
            </div>
          ) : (
            children
          ),
        iconLoading: () => <Icon of={LoaderCircle} size={28} className="animate-turn" />,
        iconError: () => <Lozenge />,
        controls: () => <Counter at={index} of={pictures.length} />,
        ...(pictures.length === 1 ? ONE_PICTURE : {}),
      }}
      styles={{
        root: {
          "--yarl__color_backdrop": "rgb(42 8 16 / 0.94)",
          "--yarl__button_padding": "4px",
          "--yarl__navigation_button_padding": "8px",
          "--yarl__button_filter": "none",
          "--yarl__color_button": "var(--color-ivory)",
          "--yarl__color_button_active": "var(--color-gold-soft)",
          "--yarl__color_button_disabled": "rgb(254 252 249 / 0.4)",
          "--yarl__toolbar_padding": "8px",
        },
      }}
    />
  );
}

/**
 * The index of the picture with which the lightbox opens, and the address of a file of this picture
 * that the page already shows. The lightbox shows this file until the large picture is loaded.
 */
function openedWith(pictures: readonly LightboxPicture[], first: number) {
  const src = pictures[first]?.src;
  return { first, shown: src ? shownFileOf(src) : undefined };
}

/** Finds the largest file of a picture that the page has loaded. */
function shownFileOf(src: string): string | undefined {
  const start = `${src.replace(/\.jpg(\?.*)?$/, "")}.`;
  return Array.from(document.images)
    .filter(({ complete, currentSrc }) => complete && currentSrc.includes(start))
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}

/** A control with its own dark background, because it may lie over a light picture. */
function Control({ icon }: { icon: IconNode }) {
  return (
    <span className="grid size-11 place-items-center rounded-round border border-current/35 bg-wine-deep/60 outline-gold-soft [button:focus-visible>&]:outline-2">
      <Icon of={icon} size={22} />
    </span>
  );
}

/** The count is hidden from screen readers, because each picture is already named "2 of 3". */
function Counter({ at, of }: { at: number; of: number }) {
  if (of === 1) return null;
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute top-3.5 left-3 rounded-round bg-wine-deep/60 px-3 py-1.5 text-small tabular-nums"
    >
      {say.pictureOf(at + 1, of)}
    </p>
  );
}

/**
 * The WebP file of a picture is used, because the library supports no `<picture>` with several
 * formats, and every browser can show WebP.
 */
function slideOf({ src, alt, width, height }: LightboxPicture): SlideImage {
  const srcSet = pictureWidths(width).map((wide) => ({
    src: pictureVariant(src, wide, "webp"),
    width: Math.min(wide, width),
    height: Math.round((Math.min(wide, width) * height) / width),
  }));
  return { src: srcSet.at(-1)?.src ?? src, alt, width, height, srcSet };
}
