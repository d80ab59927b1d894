import { type RefObject, useEffect, useRef, useState } from "react";

/** Makes a plain search field a combobox (WAI-ARIA) with a list below it. */
export interface Combobox {
  readonly open: boolean;
  /**
   * The index of the active option, which Enter selects; -1 when the search field itself is active.
   */
  readonly active: number;
  close(): void;
}

/**
 * Connects a search field to its list of suggestions.
 * @param field the search field, which exists before this code is loaded, so its attributes are set
 *   here
 * @param listId the element id of the list; its options have the ids `${listId}-0` and so on
 * @param count the number of options
 * @param choose is called with the index of the chosen option
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
  // The list is open at first, because this code is loaded when the field takes the focus.
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
      // After the last option the arrow keys move to the search field and then to the first option.
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (count > 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Enter" && open && active >= 0) {
      event.preventDefault();
      choose(active);
      close();
    } else if (event.key === "Enter") {
      close();
    } else if (event.key === "Escape" && open && count > 0) {
      // The first Escape closes the list; the browser or the header handles the next Escape.
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
