import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { KIND_WORDS } from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/shell";
import { ArrowLeft, ChevronRight, Phone, Search } from "lucide";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { kindAddress, PHOTOGRAPH, piecesText } from "../pieces/index.ts";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useRootData } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { panelRates } from "../rates/index.ts";
import { GOLD_VALUE, MAIN_LINKS, RATES, SEARCH, type SiteLink } from "../site-map.ts";
import { useFavoriteIds } from "../wishlist/index.ts";
import { LanguageLinks } from "./language-links.tsx";
import { AccountEntries, LinkEntries } from "./link-list.tsx";
import {
  categoryLinks,
  DEFAULT_CATEGORY_LINKS,
  metalAndStoneLinks,
  occasionLinks,
} from "./menu-links.ts";
import { type LoadedMenu, useMenu } from "./use-menu.ts";

const MOST_KINDS = 6;

/** The second level of the menu, which a row of the first level opens. */
interface Level {
  readonly title: string;
  /** A few of the level's links, which stand in its row. */
  readonly hint: string;
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
    <div className="flex min-h-full flex-col">
      <div className="flex-1 px-gutter pt-3 pb-6">
        {/* On the next page the menu begins at its first level again. */}
        <Levels key={key} {...loaded} />
      </div>
      {/* A window of little height, as at a zoom of 200 %, has no room for rows that stay. */}
      <div className="sticky bottom-0 [@media(height<32rem)]:static">
        <RatesFoot />
        <CallFoot />
      </div>
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
        <ul className="mt-3 grid min-h-60 grid-cols-3 gap-2.5 sm:min-h-34 sm:grid-cols-6">
          {menu?.kinds.slice(0, MOST_KINDS).map(({ kind, image, ground }) => (
            <li key={kind}>
              <Link to={kindAddress(kind)} className="block pb-2 text-center text-small">
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
        <li>
          <Link to="/shop" className={ROW}>
            {navigation.allJewellery}
            <Hint>{menu ? piecesText(menu.total) : ""}</Hint>
          </Link>
        </li>
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
      </ul>
      <ul className="mt-4 grid grid-cols-2">
        <AccountEntries counts={{ "/wishlist": favoriteCount }} className={SMALL} />
        <LinkEntries
          links={[
            { label: say.valueYourGold, to: GOLD_VALUE },
            ...MAIN_LINKS.filter(({ to }) => to !== "/shop"),
          ]}
          className={SMALL}
        />
        <LanguageLinks className={SMALL} />
      </ul>
    </>
  );
}

/**
 * The levels below the first. If the menu's data can't be loaded, there are only the default
 * categories.
 */
function levelsOf({ menu, hasFailed }: LoadedMenu): readonly Level[] {
  const categories = {
    title: say.categories,
    hint: say.categoriesHint,
    links: menu ? categoryLinks(menu) : DEFAULT_CATEGORY_LINKS,
  };
  if (!menu) return hasFailed ? [categories] : [];
  return [
    { title: say.allKinds, hint: say.allKindsHint(menu.kinds.length), links: kindLinks(menu) },
    categories,
    { title: say.occasions, hint: say.occasionsHint, links: occasionLinks(menu) },
    { title: say.metalAndStone, hint: say.metalAndStoneHint, links: metalAndStoneLinks(menu) },
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

function SecondLevel({ level: { title, links }, onBack }: { level: Level; onBack(): void }) {
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
      <ul>
        <LinkEntries links={links} className={ROW} />
      </ul>
    </div>
  );
}

/**
 * The current rates at the bottom of the menu. The rate of 18K is left out, because there is no
 * room for it.
 */
function RatesFoot() {
  const rates = panelRates(useRateEntries()).filter(({ carat }) => carat !== "18K");
  if (rates.length === 0) return null;
  return (
    <Link to={RATES} className="flex justify-between bg-shell px-gutter py-2.5">
      <span className="sr-only">{say.liveRates}</span>
      {rates.map(({ carat, label, price }) => (
        <span key={carat} className="text-caption">
          {label}
          <b className="num block text-[0.9375rem] font-medium">{formatRupees(price)}</b>
        </span>
      ))}
    </Link>
  );
}

function CallFoot() {
  const shop = useRootData()?.shop;
  if (!shop) return null;
  return (
    <div className="on-wine flex items-center justify-between gap-4 bg-wine-deep px-gutter py-2.5">
      <p className="text-caption text-sand">
        <a href={telephoneAddress(shop.phone)} className="num block text-[1.0625rem] text-ivory">
          {shop.phone}
        </a>
        <span lang={language.langOf(shop.hours)} className="block text-balance">
          {shop.hours}
        </span>
      </p>
      <a
        href={telephoneAddress(shop.phone)}
        className={buttonClass({ look: "gold", size: "small" })}
      >
        <Icon of={Phone} size={16} />
        {say.call}
      </a>
    </div>
  );
}
