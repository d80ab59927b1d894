import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { KIND_WORDS } from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/shell";
import {
  ArrowLeft,
  ChevronRight,
  Heart,
  LogIn,
  LogOut,
  Package,
  Scale,
  Search,
  ShoppingBag,
  UserRound,
  UserRoundPlus,
} from "lucide";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { kindAddress, PHOTOGRAPH, piecesText } from "../pieces/index.ts";
import { COLLECTIONS, GOLD_VALUE, MAIN_LINKS, SEARCH, type SiteLink } from "../site-map.ts";
import { useFavoriteIds } from "../wishlist/index.ts";
import { LanguageLinks } from "./language-links.tsx";
import { AccountEntries, LinkEntries, LOG_OUT } from "./link-list.tsx";
import {
  categoryLinks,
  DEFAULT_CATEGORY_LINKS,
  metalAndStoneLinks,
  occasionLinks,
} from "./menu-links.ts";
import { CallFoot, RatesFoot } from "./small-menu-foot.tsx";
import { useCurrentLink } from "./use-current-link.ts";
import { type LoadedMenu, type ShopMenuData, useMenu } from "./use-menu.ts";

/** The icons of the shopper's own pages, which tell them apart from the pages about the shop. */
const ICONS = {
  "/login": LogIn,
  [LOG_OUT]: LogOut,
  "/profile": UserRound,
  "/wishlist": Heart,
  "/order-history": Package,
  "/cart": ShoppingBag,
  "/signup": UserRoundPlus,
  [GOLD_VALUE]: Scale,
};
const MOST_KINDS = 6;
const HINTED_COLLECTIONS = 2;
const SHOP: SiteLink = { label: say.allPieces, to: "/shop" };

/** The second level of the menu, which a row of the first level opens. */
interface Level {
  readonly title: string;
  /** A few of the level's links, which stand in its row. */
  readonly hint: string;
  readonly groups: readonly LinkGroup[];
}

/** Links below a heading. The only group of a level has none. */
interface LinkGroup {
  readonly heading?: string;
  readonly links: readonly SiteLink[];
}

/**
 * The content of the menu on a phone: kinds with pictures, further links, the account, and the
 * rates.
 */
export function SmallMenuContent() {
  const loaded = useMenu();
  const { key } = useLocation();
  return (
    // In a window of little height, as at a zoom of 200 %, the rows at the bottom scroll as well.
    <div className="flex h-full flex-col [@media(height<32rem)]:h-auto">
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-3 pb-6 [@media(height<32rem)]:overflow-visible">
        {/* On the next page the menu begins at its first level again. */}
        <Levels key={key} {...loaded} />
      </div>
      <RatesFoot />
      <CallFoot />
    </div>
  );
}

function Levels(loaded: LoadedMenu) {
  const [level, setLevel] = useState<Level | null>(null);
  const [lastTitle, setLastTitle] = useState<string | null>(null);
  function open(next: Level | null) {
    setLastTitle(level?.title ?? null);
    setLevel(next);
  }
  return level ? (
    <SecondLevel level={level} onBack={() => open(null)} />
  ) : (
    <FirstLevel {...loaded} lastTitle={lastTitle} onOpen={open} />
  );
}

function FirstLevel({
  menu,
  hasFailed,
  lastTitle,
  onOpen,
}: LoadedMenu & {
  /** The title of the second level from which the visitor came back. */
  lastTitle: string | null;
  onOpen(level: Level): void;
}) {
  const favoriteCount = useFavoriteIds().size;
  const isCurrent = useCurrentLink();
  return (
    <>
      <Link
        to={SEARCH}
        className="flex min-h-11.5 items-center gap-3 border border-line-strong bg-surface px-4 text-ink-soft"
      >
        <Icon of={Search} size={18} />
        {say.searchJewellery}
      </Link>
      {hasFailed ? null : (
        <ul className="mt-3 grid min-h-58 grid-cols-3 gap-2.5 sm:min-h-34 sm:grid-cols-6">
          {menu?.kinds.slice(0, MOST_KINDS).map(({ kind, image, ground }) => (
            <li key={kind}>
              <Link to={kindAddress(kind)} className="block text-center text-small">
                <Picture
                  src={image}
                  ground={ground}
                  alt=""
                  {...PHOTOGRAPH}
                  sizes="(min-width: 40rem) 16vw, 30vw"
                  className="mb-1.5 aspect-[6/5]"
                />
                {KIND_WORDS[kind].many}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-3">
        {menu || hasFailed ? null : (
          <>
            <li>
              <Link to={SHOP.to} className={ROW}>
                {navigation.allJewellery}
              </Link>
            </li>
            <li className={ROW} />
          </>
        )}
        {levelsOf({ menu, hasFailed }).map((level) => (
          <li key={level.title}>
            <button
              type="button"
              ref={level.title === lastTitle ? takeFocus : null}
              className={ROW}
              onClick={() => onOpen(level)}
            >
              {level.title}
              <Hint>{level.hint}</Hint>
            </button>
          </li>
        ))}
        <li>
          <Link
            to={COLLECTIONS}
            className={ROW}
            aria-current={isCurrent(COLLECTIONS) ? "page" : undefined}
          >
            {navigation.collections}
            <Hint>{menu ? collectionsHint(menu) : ""}</Hint>
          </Link>
        </li>
      </ul>
      <ul className="mt-3 grid grid-cols-2 gap-x-5">
        <AccountEntries counts={{ "/wishlist": favoriteCount }} icons={ICONS} className={SMALL} />
        <LinkEntries
          links={[{ label: say.valueYourGold, to: GOLD_VALUE }]}
          icons={ICONS}
          className={SMALL}
        />
      </ul>
      <ul className="mt-2 grid grid-cols-2 gap-x-5 border-t border-line pt-2">
        <LinkEntries
          links={MAIN_LINKS.filter(({ to }) => to !== SHOP.to && to !== COLLECTIONS)}
          className={SMALL}
        />
        <LanguageLinks className={SMALL} />
      </ul>
    </>
  );
}

/**
 * The levels below the first: all jewellery by kind, category, metal and stone, and the occasions.
 * If the menu's data can't be loaded, there are only the default categories.
 */
function levelsOf({ menu, hasFailed }: LoadedMenu): readonly Level[] {
  const jewellery = (hint: string, groups: readonly LinkGroup[]): Level => ({
    title: navigation.allJewellery,
    hint,
    groups: [{ links: [SHOP] }, ...groups],
  });
  if (!menu) {
    const categories = { heading: say.categories, links: DEFAULT_CATEGORY_LINKS };
    return hasFailed ? [jewellery("", [categories])] : [];
  }
  return [
    jewellery(piecesText(menu.total), [
      { heading: say.byKind, links: kindLinks(menu) },
      { heading: say.categories, links: categoryLinks(menu) },
      { heading: say.metalAndStone, links: metalAndStoneLinks(menu) },
    ]),
    { title: say.occasions, hint: say.occasionsHint, groups: [{ links: occasionLinks(menu) }] },
  ];
}

/**
 * Moves the focus to the element that replaces the one that was pressed: the way back in the second
 * level, and the row of the first level that had opened it.
 */
const takeFocus = (element: HTMLElement | null) => element?.focus();

const ROW =
  "flex min-h-12.5 w-full items-center border-b border-line text-left text-[1.0625rem] aria-[current]:text-wine";
const SMALL = "flex min-h-11 items-center text-[0.9375rem] text-ink-soft aria-[current]:text-wine";

/** A short text at the end of a menu row that says what the row opens, with an arrow. */
function Hint({ children }: { children: string }) {
  return (
    <>
      <small className="ml-auto pr-2.5 pl-4 text-caption text-ink-mute">{children}</small>
      <Icon of={ChevronRight} size={18} />
    </>
  );
}

function kindLinks({ kinds }: Menu): SiteLink[] {
  return kinds.map(({ kind }) => ({ label: KIND_WORDS[kind].many, to: kindAddress(kind) }));
}

/** The titles of the first collections. */
function collectionsHint({ collections }: Pick<ShopMenuData, "collections">): string {
  return collections.slice(0, HINTED_COLLECTIONS).map(language.titleOf).join(", ");
}

function SecondLevel({ level: { title, groups }, onBack }: { level: Level; onBack(): void }) {
  return (
    <div className="animate-appear">
      <button
        type="button"
        ref={takeFocus}
        onClick={onBack}
        className="flex min-h-12 items-center gap-2.5 text-small"
      >
        <Icon of={ArrowLeft} size={18} />
        {say.back}
      </button>
      <p className="heading-3 pb-2">{title}</p>
      {groups.map(({ heading, links }) => (
        <section key={heading ?? ""} aria-label={heading}>
          {heading ? <p className="pt-6 text-small font-medium text-ink-mute">{heading}</p> : null}
          <ul className={heading ? "grid grid-cols-2 gap-x-5" : ""}>
            <LinkEntries links={links} className={ROW} />
          </ul>
        </section>
      ))}
    </div>
  );
}
