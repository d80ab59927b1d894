import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { KIND_WORDS } from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/shell";
import { Bell, ChartLine, Gift, type IconNode, Scale } from "lucide";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { kindAddress, PHOTOGRAPH, piecesText } from "../pieces/index.ts";
import { ALERTS, collectionAddress, GOLD_VALUE, RATES, type SiteLink } from "../site-map.ts";
import {
  categoryLinks,
  DEFAULT_CATEGORY_LINKS,
  GIFTS,
  metalAndStoneLinks,
  occasionLinks,
} from "./menu-links.ts";
import { useMenu } from "./use-menu.ts";

const TOOLS: readonly (SiteLink & { readonly icon: IconNode })[] = [
  { label: navigation.valueOfYourGold, to: GOLD_VALUE, icon: Scale },
  { label: navigation.goldRateToday, to: RATES, icon: ChartLine },
  { label: navigation.priceAlerts, to: ALERTS, icon: Bell },
  { ...GIFTS, icon: Gift },
];

/** The number of collections that the menu shows with their cover pictures. */
const MOST_COLLECTIONS = 2;

const MENU_LINK =
  "flex min-h-9.5 items-center text-[0.9375rem] hover:underline hover:underline-offset-4";

/**
 * The menu with links to the shop's listings by kind, occasion, metal and stone. The arrow keys
 * move the focus within a column.
 */
export function MegaMenu(): ReactNode {
  const { menu, hasFailed } = useMenu();
  return (
    <div>
      <div className="wrap grid min-h-80 gap-x-16 pt-8 pb-3 lg:grid-cols-[23.75rem_1fr_1fr_10rem] lg:gap-x-10 xl:grid-cols-[24rem_1fr_1fr_12.25rem_12.25rem]">
        {hasFailed ? (
          <Column title={say.categories} links={DEFAULT_CATEGORY_LINKS} />
        ) : (
          <>
            <div>
              <ColumnTitle>{say.byKind}</ColumnTitle>
              <ul onKeyDown={moveInside} className="grid grid-cols-2 gap-x-4">
                {menu?.kinds.map(({ kind, image, ground }) => (
                  <li key={kind}>
                    <Link
                      to={kindAddress(kind)}
                      className="group flex min-h-12 items-center gap-3.5 text-[0.9375rem]"
                    >
                      <Picture
                        src={image}
                        ground={ground}
                        alt=""
                        {...PHOTOGRAPH}
                        sizes="46px"
                        className="size-11.5 shrink-0"
                      />
                      <span className="group-hover:underline group-hover:underline-offset-4">
                        {KIND_WORDS[kind].many}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <Column title={say.forOccasions} links={menu ? occasionLinks(menu) : []} />
            <Column title={say.metalAndStone} links={menu ? metalAndStoneLinks(menu) : []} />
          </>
        )}
        {menu?.collections.slice(0, MOST_COLLECTIONS).map((collection, index) => (
          <Link
            key={collection.slug}
            to={collectionAddress(collection)}
            className={`group block ${index > 0 ? "max-xl:hidden" : ""}`}
          >
            <Picture
              src={collection.cover.src}
              alt=""
              {...PHOTOGRAPH}
              sizes="196px"
              className="aspect-3/4"
            />
            <span
              lang={language.langOf(collection.title)}
              className="heading-3 mt-3 block text-[1.125rem] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {collection.title}
            </span>
            <span
              lang={language.langOf(collection.sentence)}
              className="mt-0.5 block text-caption text-ink-mute"
            >
              {collection.sentence}
            </span>
          </Link>
        ))}
      </div>
      {menu ? <CategoryRow links={categoryLinks(menu)} /> : null}
      <div className="border-t border-line bg-shell">
        <ul
          onKeyDown={moveInside}
          className="wrap flex min-h-14 flex-wrap items-center gap-x-8 text-small"
        >
          {TOOLS.map(({ label, to, icon }) => (
            <li key={label}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-2.5 hover:underline hover:underline-offset-4"
              >
                <Icon of={icon} size={17} className="text-gold-ink" />
                {label}
              </Link>
            </li>
          ))}
          <li className="ml-auto">
            <Link
              to="/shop"
              className="label flex min-h-11 items-center border-b border-gold text-ink!"
            >
              {menu ? say.allPiecesCounted(piecesText(menu.total)) : say.allPieces}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The categories in a row below the columns, which has room for as many as staff add. */
function CategoryRow({ links }: { links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="wrap flex items-baseline gap-x-8 pb-3">
      <p className="text-caption text-ink-mute">{say.categories}</p>
      <ul onKeyDown={moveInside} className="flex flex-wrap gap-x-8">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} lang={language.langOf(label)} className={MENU_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ColumnTitle({ children }: { children: string }) {
  return <p className="mb-3 text-caption text-ink-mute">{children}</p>;
}

function Column({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <div>
      <ColumnTitle>{title}</ColumnTitle>
      <ul onKeyDown={moveInside}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={MENU_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus among the links of a list when the up or down key is pressed. */
function moveInside(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[(at + step + links.length) % links.length]?.focus();
}
