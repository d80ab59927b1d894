import type { ArticleInput, StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import {
  getArticle,
  publishArticle,
  removeArticle,
  saveArticle,
  withdrawArticle,
} from "@suvarna/contract/content/staff-articles";
import { useEffect, useRef, useState } from "react";
import { isNewer } from "../parts/newer-version.ts";
import { toast } from "../parts/toast.ts";
import { useAskBeforeClosing } from "../parts/use-ask-before-closing.ts";
import { api, hasCode, sentenceOf } from "../platform/api.ts";
import { mayBeDone } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { baseAfterLostAnswer, inputOf, isSameInput } from "./article-input.ts";

/** How many milliseconds after the last key press the draft is saved. */
const KEEPS_AFTER_MS = 2_000;
/** How many milliseconds after a lost answer the draft is saved again. */
const RETRIES_AFTER_MS = 10_000;
/** A timer of the browser can't wait for much longer than this. */
const DAY_MS = 24 * 3_600_000;
const PATHS = ["/staff/articles", "/staff/content"];

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
  const [isKeeping, setIsKeeping] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const busy: "keep" | "publish" | null = isPublishing ? "publish" : isKeeping ? "keep" : null;
  const save = useChange(saveArticle, ...PATHS);
  const publish = useChange(publishArticle, ...PATHS);
  const withdraw = useChange(withdrawArticle, ...PATHS);
  // After the deletion the user leaves the article's page before any data is read again, because
  // the article cannot be read any more.
  const remove = useChange(removeArticle);
  const isChanged = !isSameInput(values, inputOf(article));
  /**
   * The saves run one after another, so that each save sends the version that the previous save
   * returned.
   */
  const queue = useRef(Promise.resolve(loaded));
  /** The texts of the saves whose answer was lost, so that nobody knows whether they are stored. */
  const [lost, setLost] = useState<readonly ArticleInput[]>([]);

  /**
   * Runs a change with the newest version of the article. If the change fails, the page shows the
   * error and keeps the typed text.
   */
  function run(work: (newest: StaffArticle) => Promise<StaffArticle>): Promise<boolean> {
    const before = queue.current;
    const done = before.then(work);
    queue.current = done.catch(() => before);
    return done
      .then((next) => {
        setArticle(next);
        setFailure(null);
        setFields({});
        setLost([]);
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
      });
  }
  const callOf = ({ _id: id, version }: StaffArticle) => ({
    params: { id },
    headers: { "if-match": version },
  });
  /** Saves the typed texts on the newest version of the article. */
  async function saveOn(newest: StaffArticle): Promise<StaffArticle> {
    let base = newest;
    try {
      if (lost.length > 0) {
        const stored = await api.call(getArticle, { params: { id: newest._id } });
        base = baseAfterLostAnswer(newest, stored, lost);
      }
      return await save.mutateAsync({ ...callOf(base), body: values });
    } catch (error) {
      if (mayBeDone(error)) setLost([...lost, values]);
      throw error;
    }
  }
  async function keep(): Promise<boolean> {
    if (!isChanged) return true;
    setIsKeeping(true);
    const isSaved = await run(saveOn);
    setIsKeeping(false);
    if (isSaved) setKeptAt(new Date());
    return isSaved;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the timer.
  useEffect(() => {
    if (!isChanged || clash) return;
    const timer = setTimeout(
      () => void keep(),
      lost.length > 0 ? RETRIES_AFTER_MS : KEEPS_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [values, isChanged, clash, lost]);

  // The text that the timer has not saved yet is saved when the user leaves the page.
  useAskBeforeClosing(isChanged);
  const isRemoved = useRef(false);
  const atLeave = useRef<() => void>(() => {});
  atLeave.current = () => {
    if (!isChanged || clash || isRemoved.current) return;
    queue.current.then(saveOn).catch((error) => {
      toast.failed(`What you typed last in “${values.title}” is not kept`, sentenceOf(error));
    });
  };
  useEffect(() => () => atLeave.current(), []);

  // An article goes online by its time, without a change that the page would read.
  const { state, publishedAt } = article;
  useEffect(() => {
    const waitMs = Date.parse(publishedAt) - Date.now();
    if (state !== "planned" || waitMs > DAY_MS) return;
    const timer = setTimeout(
      () => setArticle((planned) => ({ ...planned, state: "online" })),
      Math.max(waitMs, 0),
    );
    return () => clearTimeout(timer);
  }, [state, publishedAt]);

  /** Shows another version of the article, and discards the text that the user has typed. */
  function load(newer: StaffArticle): void {
    queue.current = Promise.resolve(newer);
    setArticle(newer);
    setValues(inputOf(newer));
    setClash(false);
    setFailure(null);
    setLost([]);
  }
  /** Saves the typed text and then runs a change. A second press meanwhile does nothing. */
  const isActing = useRef(false);
  async function act(work: (newest: StaffArticle) => Promise<StaffArticle>): Promise<boolean> {
    if (isActing.current) return false;
    isActing.current = true;
    setIsPublishing(true);
    try {
      return (await keep()) && (await run(work));
    } finally {
      isActing.current = false;
      setIsPublishing(false);
    }
  }
  // An editor in which nothing is typed shows at once what a colleague has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the article on the screen changes only together with these values.
  useEffect(() => {
    if (busy === null && !isChanged && isNewer(loaded, article)) load(loaded);
  }, [loaded, busy, isChanged]);

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
    load,
    /** Shows an error of the page that is not an error of a save. */
    fail: (error: unknown): void => setFailure(sentenceOf(error)),
    /**
     * Publishes the article.
     * @param at the time at which it goes online; null for now
     */
    publish: (at: string | null): Promise<boolean> =>
      act((newest) => publish.mutateAsync({ ...callOf(newest), body: { at } })),
    /**
     * Deletes the article in its newest version. The caller shows the error if the deletion fails.
     */
    remove: async (): Promise<void> => {
      await remove.mutateAsync(callOf(await queue.current));
      isRemoved.current = true;
    },
    withdraw: (): Promise<boolean> => act((newest) => withdraw.mutateAsync(callOf(newest))),
  };
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>;
