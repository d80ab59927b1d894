import {
  publishArticle,
  removeArticle,
  saveArticle,
  withdrawArticle,
} from "@suvarna/contract/content/staff";
import type { ArticleInput, StaffArticle } from "@suvarna/contract/content/staff-schemas";
import { useEffect, useRef, useState } from "react";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";

/** How many milliseconds after the last key press the draft is saved. */
const KEEPS_AFTER_MS = 2_000;
const PATHS = ["/staff/articles", "/staff/content"];

function inputOf({ title, slug, author, content, picture, alt, tags }: StaffArticle): ArticleInput {
  return { title, slug, author, content, picture, alt, tags };
}

/**
 * Holds an article while a person edits it. The article is saved automatically as a draft; shoppers
 * see it once it is published.
 */
export function useArticleDraft(loaded: StaffArticle) {
  const [article, setArticle] = useState(loaded);
  const [values, setValues] = useState(() => inputOf(loaded));
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState(false);
  const [busy, setBusy] = useState<"keep" | "publish" | null>(null);
  const save = useChange(saveArticle, ...PATHS);
  const publish = useChange(publishArticle, ...PATHS);
  const withdraw = useChange(withdrawArticle, ...PATHS);
  // After the deletion the user leaves the article's page before any data is read again, because
  // the article cannot be read any more.
  const remove = useChange(removeArticle);
  const isChanged = JSON.stringify(values) !== JSON.stringify(inputOf(article));
  /**
   * The saves run one after another, so that each save sends the version that the previous save
   * returned.
   */
  const queue = useRef(Promise.resolve(loaded));

  /**
   * Runs a change with the newest version of the article. If the change fails, the page shows the
   * error and keeps the typed text.
   */
  function run(
    kind: "keep" | "publish",
    work: (newest: StaffArticle) => Promise<StaffArticle>,
  ): Promise<boolean> {
    const before = queue.current;
    const done = before.then(work);
    queue.current = done.catch(() => before);
    setBusy(kind);
    return done
      .then((next) => {
        setArticle(next);
        setFailure(null);
        setFields({});
        return true;
      })
      .catch((error) => {
        if (hasCode(error, "changed_meanwhile")) setClash(true);
        else {
          setFailure(sentenceOf(error));
          const named = "fields" in error ? (error.fields as Record<string, string>) : undefined;
          setFields(named ?? {});
        }
        return false;
      })
      .finally(() => setBusy(null));
  }
  const callOf = ({ _id: id, version }: StaffArticle) => ({
    params: { id },
    headers: { "if-match": version },
  });
  async function keep(): Promise<boolean> {
    if (!isChanged) return true;
    const isSaved = await run("keep", (newest) =>
      save.mutateAsync({ ...callOf(newest), body: values }),
    );
    if (isSaved) setKeptAt(new Date());
    return isSaved;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the timer.
  useEffect(() => {
    if (!isChanged || clash) return;
    const timer = setTimeout(() => void keep(), KEEPS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged, clash]);

  return {
    article,
    values,
    set: (change: Partial<ArticleInput>) => setValues((before) => ({ ...before, ...change })),
    isChanged,
    keptAt,
    failure,
    fields,
    busy,
    clash,
    keep,
    /**
     * Loads the version that another person has saved, and discards the text that the user has
     * typed.
     */
    load(newer: StaffArticle): void {
      queue.current = Promise.resolve(newer);
      setArticle(newer);
      setValues(inputOf(newer));
      setClash(false);
      setFailure(null);
    },
    /**
     * Publishes the article.
     * @param at the time at which it goes online; null for now
     */
    publish: async (at: string | null): Promise<boolean> =>
      (await keep()) &&
      run("publish", (newest) => publish.mutateAsync({ ...callOf(newest), body: { at } })),
    /**
     * Deletes the article in its newest version. The caller shows the error if the deletion fails.
     */
    remove: async (): Promise<void> => {
      await remove.mutateAsync(callOf(await queue.current));
    },
    withdraw: async (): Promise<boolean> =>
      (await keep()) && run("publish", (newest) => withdraw.mutateAsync(callOf(newest))),
  };
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>;
