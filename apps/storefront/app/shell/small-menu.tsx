import { Icon } from "@suvarna/ui/icon.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import * as say from "@suvarna/words/here/shell";
import { Menu, X } from "lucide";
import { Suspense, useState } from "react";
import { MAIN_LINKS } from "../site-map.ts";
import { AccountEntries, LinkEntries } from "./link-list.tsx";
import { useDisclosure } from "./use-disclosure.ts";

const SmallMenuContent = optionalPart(() =>
  import("./small-menu-content.tsx").then(({ SmallMenuContent }) => SmallMenuContent),
);

/**
 * The navigation on small screens, which fills the screen below the header; the strip above the
 * header is hidden meanwhile. It is a `<details>`
 * element, so it opens without JavaScript and then shows plain links. The kinds with their pictures
 * are loaded when the menu is first opened.
 */
export function SmallMenu() {
  const [used, setUsed] = useState(false);
  const disclosure = useDisclosure();
  return (
    <details
      {...disclosure}
      onToggle={({ currentTarget }) => currentTarget.open && setUsed(true)}
      data-small-menu=""
      className="group -ml-2.75 lg:hidden"
    >
      <summary aria-label={say.menu} className="grid size-11 list-none place-items-center">
        <Icon of={Menu} size={22} className="group-open:hidden" />
        <Icon of={X} size={22} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={say.menu}
        className="absolute inset-x-0 top-full h-[calc(100svh-3.75rem)] overflow-y-auto overscroll-contain border-t border-line bg-ivory"
      >
        {used ? (
          <Suspense fallback={<PlainLinks />}>
            <SmallMenuContent />
          </Suspense>
        ) : (
          <PlainLinks />
        )}
      </nav>
    </details>
  );
}

const LINE = "flex min-h-12 items-center border-b border-line aria-[current]:text-wine";

function PlainLinks() {
  return (
    <ul className="px-gutter pt-2 pb-6">
      <LinkEntries links={MAIN_LINKS} className={LINE} />
      <AccountEntries className={LINE} />
    </ul>
  );
}
