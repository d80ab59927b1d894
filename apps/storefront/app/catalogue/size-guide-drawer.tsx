import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { OnScreenSizer } from "./on-screen-sizer.tsx";
import { PrintedSizer } from "./printed-sizer.tsx";
import { comesIn, type SizeKind } from "./size-kind.ts";
import { millimetres, SIZE_TABLES } from "./size-tables.ts";

const WORDS: Readonly<Record<SizeKind, string>> = {
  ring: "Indian ring sizes go by what a ring measures inside. Measure a ring that fits, or your finger in the evening, when it is at its widest.",
  bangle:
    "Bangle sizes count inches and sixteenths across the inside: a 2.10 is wider than a 2.8. Measure a bangle that fits over your hand.",
};

type Way = "table" | "screen" | "print";
const WAYS: readonly (readonly [Way, string])[] = [
  ["table", "Table"],
  ["screen", "On this screen"],
  ["print", "Print a sizer"],
];

/** Three ways to find a size: a table, a circle on the screen, and a sheet to print. */
export function SizeGuideContent({
  kind,
  sizes,
  onChoose,
  onClose,
}: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  onChoose(size: string): void;
  onClose(): void;
}) {
  const [way, setWay] = useState<Way>("table");
  return (
    <>
      <p className="mt-3 text-small text-ink-soft">{WORDS[kind]}</p>
      {/* Each way fits on the screen by itself: a card is laid on a part of it. */}
      <fieldset className="mt-4 flex w-max max-w-full rounded-control border border-line-strong">
        <legend className="sr-only">Ways to find a size</legend>
        {WAYS.map(([name, words]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === way}
            onClick={() => setWay(name)}
            className="min-h-11 border-line-strong px-4 text-small not-first:border-l aria-pressed:bg-wine aria-pressed:text-ivory"
          >
            {words}
          </button>
        ))}
      </fieldset>
      {way === "table" ? <SizeTable kind={kind} sizes={sizes} /> : null}
      {way === "screen" ? <OnScreenSizer kind={kind} sizes={sizes} onChoose={onChoose} /> : null}
      {way === "print" ? (
        <>
          <p className="mt-4 text-small text-ink-soft">
            One A4 page, printed at 100 %. A line of 50 mm on it shows whether the scale is right.
          </p>
          <Button look="secondary" size="small" className="mt-4" onClick={() => window.print()}>
            <Icon of={Printer} size={17} />
            Print
          </Button>
        </>
      ) : null}
      <div className="mt-5 border-t border-line pt-5">
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      {createPortal(<PrintedSizer kind={kind} />, document.body)}
    </>
  );
}

function SizeTable({ kind, sizes }: { kind: SizeKind; sizes: readonly ProductSize[] }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the piece's own sizes when the guide opens.
    const [first] = frame.current?.querySelectorAll("tr[data-here]") ?? [];
    if (first instanceof HTMLElement)
      frame.current?.scrollTo(0, first.offsetTop - 2 * first.offsetHeight);
  }, []);
  return (
    <section
      ref={frame}
      aria-label="Table of sizes"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
      tabIndex={0}
      className="relative mt-4 max-h-[min(26rem,48dvh)] overflow-y-auto border-y border-line"
    >
      <table className="w-full text-left text-small tabular-nums">
        <thead className="sticky top-0 bg-surface text-caption text-ink-mute">
          <tr>
            <th scope="col" className="py-2 font-medium">
              Size
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Diameter inside
            </th>
            <th scope="col" className="py-2 pr-3 pl-3 text-right font-medium">
              Around
            </th>
          </tr>
        </thead>
        <tbody>
          {SIZE_TABLES[kind].map(({ name, diameter, circumference }) => {
            const isOffered = comesIn(sizes, name);
            return (
              <tr
                key={name}
                data-here={isOffered || undefined}
                className={`border-t border-line ${isOffered ? "" : "text-ink-mute"}`}
              >
                <th scope="row" className="py-2 font-normal">
                  <span className={isOffered ? "font-semibold" : ""}>{name}</span>
                  {isOffered ? (
                    <span className="text-caption text-gold-ink"> · this piece</span>
                  ) : null}
                </th>
                <td className="num py-2 pl-3 text-right">{millimetres(diameter)}</td>
                <td className="num py-2 pr-3 pl-3 text-right">{millimetres(circumference)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
