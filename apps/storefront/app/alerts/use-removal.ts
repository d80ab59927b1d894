import { focusAfter } from "@suvarna/ui/focus-after.ts";
import { toast } from "@suvarna/ui/toast.ts";
import { type RefObject, useEffect, useRef, useState } from "react";

/** The removal of an entry of a list by the user. */
interface Removal {
  /** The element of the entry. Its parent is the list, which can take the focus. */
  readonly entry: RefObject<HTMLLIElement | null>;
  readonly removing: boolean;
  remove(): Promise<void>;
}

/**
 * Lets the user remove an entry of a list. Once the entry has left the page with its button, the
 * list gets the focus, or the page's main element when the list has left too. A failed removal is
 * told in a toast, and the entry stays.
 * @param drop deletes the entry on the server and loads the list again
 * @param notDeleted the words of the toast
 */
export function useRemoval(drop: () => Promise<unknown>, notDeleted: string): Removal {
  const entry = useRef<HTMLLIElement>(null);
  const isRemoved = useRef(false);
  const [removing, setRemoving] = useState(false);
  useEffect(() => {
    const list = entry.current?.parentElement ?? null;
    // React runs this function after it has taken the entry out of the page.
    return () => {
      if (isRemoved.current) focusAfter(list);
    };
  }, []);

  async function remove(): Promise<void> {
    isRemoved.current = true;
    setRemoving(true);
    try {
      await drop();
    } catch {
      isRemoved.current = false;
      toast.error(notDeleted);
      setRemoving(false);
    }
  }
  return { entry, removing, remove };
}
