import { useState } from "react";
import { clashWith, type FieldDraft, shownText } from "./field-draft.ts";

export type FieldDrafts = ReturnType<typeof useFieldDrafts>;

/**
 * The drafts of a page's fields, each under a key of its own. What another person saves appears in
 * every field in which the user has not typed.
 */
export function useFieldDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, FieldDraft>>>({});
  return {
    /** The text that the field shows. @param saved the value that the server has */
    textOf: (key: string, saved: string) => shownText(saved, drafts[key]),
    /** The value that another person has saved while the user typed a different one, or null. */
    clashOf: (key: string, saved: string) => clashWith(saved, drafts[key]),
    type(key: string, saved: string, typed: string): void {
      setDrafts((all) => ({ ...all, [key]: { typed, seen: all[key]?.seen ?? saved } }));
    },
    /** Drops a draft, so that the field shows the saved value. */
    drop(key: string): void {
      setDrafts(({ [key]: _dropped, ...rest }) => rest);
    },
    /**
     * Ends a draft whose text was saved. What the user has typed since then remains a draft.
     * @param typed the text that was saved
     * @param saved the same text in the form in which the server has it now
     */
    settle(key: string, typed: string, saved: string): void {
      setDrafts(({ [key]: draft, ...rest }) =>
        draft && draft.typed !== typed ? { ...rest, [key]: { ...draft, seen: saved } } : rest,
      );
    },
  };
}
