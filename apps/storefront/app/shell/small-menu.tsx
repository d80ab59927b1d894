import { Icon } from "@suvarna/ui/icon.tsx";
import { Menu, X } from "lucide-react";
import { MENU_LINKS } from "../site-map.ts";
import { useFavoriteIds } from "../wishlist/index.ts";
import { AccountEntries, LinkEntries } from "./link-list.tsx";
import { useDisclosure } from "./use-disclosure.ts";

const LINE = "flex min-h-12 items-center border-b border-line aria-[current]:text-wine";

/** The navigation on small screens. It is a `<details>` element, so it opens without JavaScript. */
export function SmallMenu() {
  const favoriteCount = useFavoriteIds().size;
  return (
    <details {...useDisclosure()} className="group -ml-2.75 lg:hidden">
      <summary aria-label="Menu" className="grid size-11 list-none place-items-center">
        <Icon of={Menu} size={22} className="group-open:hidden" />
        <Icon of={X} size={22} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[max(100svh-12rem,20rem)] overflow-y-auto border-t border-line bg-surface px-gutter pt-2 pb-6 shadow-float"
      >
        <ul>
          <LinkEntries links={MENU_LINKS} className={LINE} />
          <AccountEntries counts={{ "/wishlist": favoriteCount }} className={LINE} />
        </ul>
      </nav>
    </details>
  );
}
