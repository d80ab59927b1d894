import { type RefObject, useEffect, useRef, useState } from "react";

/** Turns a plain search field into a combobox (WAI-ARIA) over a list that lies below it. */
export interface Combobox {
  readonly open: boolean;
  /** The option that Enter would take; -1 is the field itself. */
  readonly active: number;
  close(): void;
}

/**
 * @param field it is in the page from the start, before this code is, so that it is taught here
 * @param listId the list's id; its options are `${listId}-0` and so on
 * @param count how many options there are
 * @param choose takes an option
 */
export function useCombobox({
  field,
  listId,
  count,
  choose,
}: {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  count: number;
  choose(index: number): void;
}): Combobox {
  // It is first used by focusing the field.
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  if (active >= count) setActive(-1);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.role = "combobox";
    element.autocomplete = "off";
    element.setAttribute("aria-autocomplete", "list");
    element.setAttribute("aria-controls", listId);
  }, [field, listId]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.ariaExpanded = String(open && count > 0);
    if (active < 0) element.removeAttribute("aria-activedescendant");
    else {
      const option = `${listId}-${active}`;
      element.setAttribute("aria-activedescendant", option);
      document.getElementById(option)?.scrollIntoView({ block: "nearest" });
    }
  }, [field, listId, open, count, active]);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      // The field has its place in the round, before the first and after the last.
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (count > 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Enter" && open && active >= 0) {
      event.preventDefault();
      choose(active);
      close();
    } else if (event.key === "Enter") {
      close();
    } else if (event.key === "Escape" && open && count > 0) {
      // The first Escape closes the list; the next one is the browser's, or the header's.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }
  const handlers = useRef({ onKeyDown, close });
  useEffect(() => {
    handlers.current = { onKeyDown, close };
  });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const show = () => setOpen(true);
    element.addEventListener("keydown", (event) => handlers.current.onKeyDown(event), options);
    element.addEventListener("focus", show, options);
    element.addEventListener("click", show, options);
    element.addEventListener(
      "input",
      () => {
        setOpen(true);
        setActive(-1);
      },
      options,
    );
    return () => stop.abort();
  }, [field]);

  return { open, active, close };
}
