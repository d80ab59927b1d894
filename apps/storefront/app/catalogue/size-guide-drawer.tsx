import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { Drawer } from "@suvarna/ui/drawer.tsx";
import * as say from "@suvarna/words/here/size-guide";
import { useState } from "react";
import { Link } from "react-router";
import { SIZE_GUIDE } from "../site-map.ts";
import { OnScreenSizer } from "./on-screen-sizer.tsx";
import { PrintSizer } from "./print-sizer.tsx";
import { isMadeInSize, type SizeKind } from "./size-kind.ts";
import { SizeTable } from "./size-table.tsx";

type Way = "table" | "screen" | "print";
const WAYS: readonly (readonly [Way, string])[] = [
  ["table", say.table],
  ["screen", say.onThisScreen],
  ["print", say.printASizer],
];

/**
 * Three ways to find the size of a piece: a table of the piece's sizes, a circle on the screen, and
 * a sheet to print. Only one way is shown at a time, because it must fit on the screen when a card
 * or a ring is laid on it.
 */
export function SizeGuideDrawer({
  kind,
  sizes,
  chosen,
  open,
  onClose,
  onChoose,
}: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  chosen: string | null;
  open: boolean;
  onClose(): void;
  onChoose(size: string): void;
}) {
  const [way, setWay] = useState<Way>("table");
  return (
    <Drawer open={open} onClose={onClose} title={say.findSizeOf(kind)}>
      <fieldset className="grid grid-cols-3 rounded-control border border-line-strong">
        <legend className="sr-only">{say.waysToFind}</legend>
        {WAYS.map(([name, words]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === way}
            onClick={() => setWay(name)}
            className="min-h-11 border-line-strong px-1.5 text-small not-first-of-type:border-l aria-pressed:bg-wine aria-pressed:text-ivory"
          >
            {words}
          </button>
        ))}
      </fieldset>
      {way === "table" ? (
        <>
          <p className="mt-4.5 text-small text-ink-soft">{say.SIZE_ADVICE[kind].measure}</p>
          <SizeTable
            kind={kind}
            only={(name) => isMadeInSize(sizes, name)}
            sizes={sizes}
            chosen={chosen}
            onChoose={onChoose}
            className="mt-4"
          />
          <p className="mt-4 text-small text-ink-soft">
            {say.SIZE_ADVICE[kind].between}{" "}
            <Link to={SIZE_GUIDE} className="link-gold text-wine">
              {say.allSizesOf(kind)}
            </Link>
          </p>
        </>
      ) : null}
      {way === "screen" ? (
        <div className="mt-4.5">
          <OnScreenSizer kind={kind} sizes={sizes} onChoose={onChoose} />
        </div>
      ) : null}
      {way === "print" ? <PrintSizer kind={kind} className="mt-4.5" /> : null}
    </Drawer>
  );
}
