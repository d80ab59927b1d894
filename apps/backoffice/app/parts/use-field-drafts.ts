import { useRef, useState } from "react";
import { clashWith, type FieldDraft, isUnsaved, shownText } from "./field-draft.ts";

export type FieldDrafts = ReturnType<typeof useFieldDrafts>;

type Drafts = Readonly<Record<string, FieldDraft>>;

/**
 * The drafts of a page's fields, each under a key of its own. What another person saves appears in
 * every field in which the user has not typed.
 */
export function useFieldDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  // The reference has the newest drafts, for work that goes on before React renders again.
  const now = useRef(drafts);
  function change(next: Drafts): void {
    now.current = next;
    setDrafts(next);
  }
  return {
    /** The text that the field shows. @param saved the value that the server has */
    textOf: (key: string, saved: string) => shownText(saved, drafts[key]),
    /** The value that another person has saved while the user typed a different one, or null. */
    clashOf: (key: string, saved: string) => clashWith(saved, drafts[key]),
    type(key: string, saved: string, typed: string): void {
      const all = now.current;
      change({ ...all, [key]: { typed, seen: all[key]?.seen ?? saved } });
    },
    /** Drops a draft, so that the field shows the saved value. */
    drop(key: string): void {
      const { [key]: _dropped, ...rest } = now.current;
      change(rest);
    },
    /**
     * Ends a draft whose text was saved. What the user has typed since then remains a draft.
     * @param typed the text that was saved
     * @param saved the same text in the form in which the server has it now
     */
    settle(key: string, typed: string, saved: string): void {
      const { [key]: draft, ...rest } = now.current;
      change(draft && draft.typed !== typed ? { ...rest, [key]: { ...draft, seen: saved } } : rest);
    },
    /** Whether a field has a typed text that is not saved. */
    hasUnsaved: () => Object.values(now.current).some(isUnsaved),
  };
}
