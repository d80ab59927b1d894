import { focusAfter } from "@suvarna/ui/focus-after.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { focusPath } from "../parts/focus-path.ts";
import { useKey } from "../platform/keys.ts";
import { useRole } from "../platform/session.ts";
import { GROUP, ITEM } from "./finder-look.ts";
import { closeFinder, openFinder, useFinderOpen } from "./finder-state.ts";
import { FoundThings } from "./found-things.tsx";
import { mayOpen, PLACES, type Place, TASKS } from "./places.ts";

/**
 * The dialog that finds orders, pieces, shoppers and pages with one field. The key Ctrl K opens it.
 */
export function Finder() {
  const open = useFinderOpen();
  const role = useRole();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const opener = useRef<readonly Element[]>([]);
  const isLeaving = useRef(false);
  useKey("mod+k", openFinder);
  function go(to: string): void {
    isLeaving.current = true;
    closeFinder();
    setWords("");
    void navigate(to);
  }
  const fits = ({ name, ...place }: Pick<Place, "name" | "needs" | "or">) =>
    mayOpen(role, place) && name.toLowerCase().includes(words.trim().toLowerCase());
  const places = PLACES.flat().filter(fits);
  // Without words the finder lists the pages only.
  const tasks = words.trim() === "" ? [] : TASKS.filter(fits);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? openFinder() : closeFinder())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-wine-deep/55" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = focusPath();
            isLeaving.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A page that was opened from here takes the focus itself.
            if (!isLeaving.current) focusAfter(...opener.current);
          }}
          className="fixed inset-x-4 top-[10vh] z-40 mx-auto max-w-140 bg-surface shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Find anything</Dialog.Title>
          <Command shouldFilter={false} label="Find anything">
            <Command.Input
              value={words}
              onValueChange={setWords}
              placeholder="An order, a name, a piece, a place"
              className="h-12 w-full border-b border-line bg-transparent px-3.5 text-base outline-none"
            />
            <Command.List className="max-h-[60vh] overflow-y-auto py-1.5">
              <Command.Empty className="px-3.5 py-3 text-ink-mute">
                Nothing is called so.
              </Command.Empty>
              <FoundThings words={words} go={go} />
              {tasks.length > 0 ? (
                <Command.Group heading="Do" className={GROUP}>
                  {tasks.map(({ to, name, icon }) => (
                    <Command.Item
                      key={to}
                      value={`do ${to}`}
                      onSelect={() => go(to)}
                      className={ITEM}
                    >
                      <Icon of={icon} size={16} />
                      <span className="flex-1">{name}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
              {places.length > 0 ? (
                <Command.Group heading="Places" className={GROUP}>
                  {places.map(({ to, name, icon, key }) => (
                    <Command.Item key={to} value={to} onSelect={() => go(to)} className={ITEM}>
                      <Icon of={icon} size={16} />
                      <span className="flex-1">{name}</span>
                      {key ? (
                        <span className="text-hint text-ink-mute">
                          <kbd>G</kbd> <kbd>{key.toUpperCase()}</kbd>
                        </span>
                      ) : null}
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
