import type { Kind } from "@suvarna/domain/jewellery";
import { Picture } from "@suvarna/ui/picture.tsx";
import { KIND_WORDS } from "@suvarna/words/here/jewellery";
import * as say from "@suvarna/words/here/pieces";
import { Link } from "react-router";
import { kindAddress } from "./kind-address.ts";
import { ZOOMS } from "./photograph.ts";

/**
 * The kinds that the tiles show, each with its picture and the height in percent that stays visible
 * when the picture is cropped.
 */
const KINDS: readonly { readonly kind: Kind; readonly cover: string; readonly y: number }[] = [
  { kind: "ring", cover: "rings", y: 34 },
  { kind: "earrings", cover: "earrings", y: 46 },
  { kind: "necklace", cover: "necklaces", y: 60 },
];

/** Three kinds of jewellery with their pictures, as links on a page that has no pieces to show. */
export function KindTiles() {
  return (
    <ul aria-label={say.waysToBegin} className="grid grid-cols-3 gap-3 sm:gap-6">
      {KINDS.map(({ kind, cover, y }) => (
        <li key={kind} className="group relative">
          <Picture
            src={`/pictures/cover-${cover}.jpg`}
            alt=""
            width={900}
            height={1200}
            sizes="(width >= 90rem) 424px, 31vw"
            focus={{ x: 50, y }}
            className="aspect-square sm:aspect-[4/3]"
            imageClassName={ZOOMS}
          />
          <Link
            to={kindAddress(kind)}
            className="mt-1 inline-flex min-h-11 items-center font-medium group-hover:text-wine after:absolute after:inset-0"
          >
            {KIND_WORDS[kind].many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
