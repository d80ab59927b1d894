import { Icon } from "@suvarna/ui/icon.tsx";
import { PanelWaiting } from "@suvarna/ui/panel-waiting.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import { ChevronDown } from "lucide";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useDismiss } from "./use-dismiss.ts";

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;
/** How far the page may be scrolled while the menu stays open, in pixels. */
const SCROLL_AWAY = 200;

/**
 * The menu is loaded when the pointer or the focus comes near the link. If the menu can't be
 * loaded, the link still works.
 */
const load = () =>
  import("./mega-menu.tsx").then(
    ({ MegaMenu }) => ({ default: MegaMenu }),
    () => ({ default: () => null }),
  );
const MegaMenu = lazy(load);

/**
 * The link to the shop. A press on the link, or a pointer that rests on the link, opens the menu of
 * the shop's listings. Without JavaScript it is a plain link.
 */
export function ShopMenu({ isCurrent }: { isCurrent: boolean }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opener = useRef<HTMLAnchorElement>(null);
  const dismissal = useDismiss<HTMLDivElement>(() => setOpen(false));
  const { pathname } = useLocation();

  function later(next: boolean, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const start = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - start) > SCROLL_AWAY) setOpen(false);
    };
    document.addEventListener("scroll", onScroll, { passive: true });
    return () => document.removeEventListener("scroll", onScroll);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      setOpen(false);
      opener.current?.focus();
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the menu, and a pointer keeps it open
    <div
      {...dismissal}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") later(true, OPEN_AFTER_MS);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") later(false, CLOSE_AFTER_MS);
      }}
    >
      <Link
        ref={opener}
        to="/shop"
        aria-expanded={open}
        aria-current={isCurrent ? (pathname === "/shop" ? "page" : "true") : undefined}
        onFocus={() => void load()}
        onClick={(event) => {
          // The first press opens the menu, which also has a link to all jewellery.
          if (event.ctrlKey || event.metaKey || event.shiftKey || open) return;
          event.preventDefault();
          clearTimeout(timer.current);
          setOpen(true);
        }}
        className="flex items-center gap-1.5 border-b border-transparent py-2.5 hover:border-gold aria-[current]:not-in-data-leaving:border-gold"
      >
        {navigation.shop}
        <Icon
          of={ChevronDown}
          size={14}
          className={`transition-transform duration-(--duration-base) ${open ? "rotate-180" : ""}`}
        />
      </Link>
      {open ? (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-full z-9 h-svh animate-appear bg-wine-deep/45"
        />
      ) : null}
      {open ? (
        <div className="absolute inset-x-0 top-full z-10 animate-appear border-t border-line bg-surface shadow-float">
          <Suspense fallback={<PanelWaiting className="wrap h-136 pt-8" />}>
            <MegaMenu />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
