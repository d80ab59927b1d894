import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/** The name of a new item in the address, in the place of an id. */
const NEW = "new";

interface Listed {
  readonly _id: string;
}

/**
 * The item of a list whose form is open. The address names it. While the address names none, it is
 * the item that was first when the page was opened, so that a new order of the list does not put
 * another item into the open form.
 */
export function useOpenItem<Item extends Listed>(items: readonly Item[]) {
  const [params, setParams] = useSearchParams();
  const [firstId, setFirstId] = useState(items[0]?._id ?? null);
  /** The open item as it was last in the list, because a colleague may remove it. */
  const [last, setLast] = useState<Item | null>(null);
  const chosen = params.get("item") ?? firstId;
  /**
   * The form that is shown. It stays the same when a new item gets its own address, so that what was
   * typed while the item was added is not lost.
   */
  const form = (useLocation().state as { form?: string } | null)?.form ?? chosen;
  const found = items.find(({ _id }) => _id === chosen) ?? null;
  if (found && found !== last) setLast(found);
  const isGone = found === null && last !== null && last._id === chosen;
  const [first] = items;
  if (first && found === null && !isGone && !params.has("item")) setFirstId(first._id);

  return {
    chosen,
    form,
    /** The open item; null while a new item is written, or no item is open. */
    item: isGone ? last : found,
    /** Whether somebody else has removed the open item meanwhile. Its form stays. */
    isGone,
    isNew: chosen === NEW,
    open(id: string): void {
      if (id !== chosen) setParams({ item: id }, { preventScrollReset: true, state: null });
    },
    /** Opens the form of a new item. Each has a form of its own, so that no two share their text. */
    openNew(): void {
      if (chosen === NEW) return;
      const state = { form: `${NEW}-${Date.now()}` };
      setParams({ item: NEW }, { preventScrollReset: true, state });
    },
    /** Opens a new item under its own id after it was added. */
    openAdded(id: string): void {
      setParams({ item: id }, { preventScrollReset: true, replace: true, state: { form } });
    },
    /** Closes an item that the user has removed, and opens the first of the others. */
    close(id: string): void {
      setLast(null);
      setFirstId(items.find(({ _id }) => _id !== id)?._id ?? null);
      setParams({}, { preventScrollReset: true });
    },
  };
}
