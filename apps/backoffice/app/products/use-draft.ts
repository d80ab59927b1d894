import {
  createDraft,
  discardDraft,
  getStaffProduct,
  publishProduct,
  saveDraft,
} from "@suvarna/contract/catalogue/staff-products";
import type {
  ProductContent,
  StaffProduct,
} from "@suvarna/contract/catalogue/staff-products-schemas";
import { useEffect, useRef, useState } from "react";
import { toast } from "../parts/toast.ts";
import { api, hasCode, sentenceOf } from "../platform/api.ts";
import { failureWords, mayBeDone } from "../platform/failure-words.ts";
import { useAdd, useChange } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { changedFields, contentIn, type Field, merge, NEW_CONTENT } from "./content.ts";

const AUTOSAVE_MS = 2_000;

/**
 * A conflict between the user's changes and the content that another person has saved, field by
 * field.
 */
export interface ContentConflict {
  readonly fields: readonly Field[];
  readonly theirs: ProductContent;
  /** The name of the person who has saved the other values. */
  readonly who: string;
}

/**
 * Holds the content of a product while a person edits it. The content is saved as a draft two
 * seconds after the last key press, is merged with the changes that other people save, and is
 * published on demand.
 * @param loaded the newest product of the server; null for a product that is not saved yet
 * @param onCreated receives the id of a new product when it is first saved
 */
export function useDraft(loaded: StaffProduct | null, onCreated: (id: string) => void) {
  const [product, setProduct] = useState(loaded);
  const [content, setContent] = useState(loaded ? contentIn(loaded) : NEW_CONTENT);
  const [clash, setClash] = useState<ContentConflict | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState<"keeping" | "publishing" | "undoing" | null>(null);
  const create = useAdd(createDraft, "/staff/products");
  const save = useChange(saveDraft, "/staff/products");
  const discard = useChange(discardDraft, "/staff/products");
  const publish = useChange(publishProduct, "/staff/products", "/staff/approvals", "/gold");

  const base = product ? contentIn(product) : NEW_CONTENT;
  const isPublished = product?.published != null;
  const unkept = changedFields(base, content, isPublished);
  const isDirty = unkept.length > 0;
  // The reference holds the newest values, because asynchronous work continues while the user
  // types.
  const now = useRef({ content, product });
  now.current = { content, product };
  const running = useRef<Promise<StaffProduct | null> | null>(null);
  // The content with which the creation was first sent, until it is answered. It is sent again
  // without what was typed since, because other content would create a second product.
  const begun = useRef<ProductContent | null>(null);

  /** Takes a newer product from the server, and merges it with the user's unsaved changes. */
  function absorb(newer: StaffProduct, isMine: boolean): void {
    const { product: known, content: mine } = now.current;
    if (known && Number(newer.version) < Number(known.version)) return;
    const before = known ? contentIn(known) : NEW_CONTENT;
    const newerContent = contentIn(newer);
    const { content: joined, clashes } = merge(
      before,
      mine,
      newerContent,
      newer.published !== null,
    );
    const isNews =
      !isMine && changedFields(before, newerContent, newer.published !== null).length > 0;
    now.current = { product: newer, content: joined };
    setProduct(newer);
    setContent(joined);
    if (isMine) return;
    const who = newer.draft?.savedBy.name ?? "Somebody else";
    if (clashes.length > 0) setClash({ fields: clashes, theirs: newerContent, who });
    else if (isNews) {
      toast.news(`${who} has saved this product`, "Your page shows it. Nothing is lost.");
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads all other values from a reference.
  useEffect(() => {
    // While a save is running, changes are ignored here: the socket may report this page's own save
    // before the server answers the save.
    if (isBusy !== null) return;
    const product = now.current.product;
    if (loaded && product?._id === loaded._id && loaded.version !== product.version)
      absorb(loaded, false);
  }, [loaded, isBusy]);

  /**
   * Saves the draft. While another save is running, it is waited for, so that a new product is
   * created once and each save has the newest version.
   * @returns the saved product; null if the draft could not be saved
   */
  async function keep(): Promise<StaffProduct | null> {
    while (running.current) await running.current.catch(() => null);
    running.current = saveOnce();
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  }

  async function saveOnce(): Promise<StaffProduct | null> {
    const { content: sent, product: known } = now.current;
    if (known && changedFields(contentIn(known), sent, known.published !== null).length === 0) {
      return known;
    }
    setBusy("keeping");
    const first = known ? null : (begun.current ?? sent);
    begun.current = first;
    try {
      const saved = known
        ? await save.mutateAsync({ ...versioned(known), body: sent })
        : await create.mutateAsync({ body: first ?? sent });
      begun.current = null;
      // Text that the user typed during the request is still unsaved; the next request sends it.
      now.current = { ...now.current, product: saved };
      setProduct(saved);
      if (!known) onCreated(saved._id);
      return first === null || first === sent ? saved : await saveOnce();
    } catch (error) {
      if (!mayBeDone(error)) begun.current = null;
      if (known && hasCode(error, "changed_meanwhile")) {
        absorb(await api.call(getStaffProduct, { params: { id: known._id } }), false);
      } else toast.failed("The draft is not kept yet", sentenceOf(error));
      return null;
    } finally {
      setBusy(null);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content restarts the timer.
  useEffect(() => {
    if (!isDirty || clash !== null || isBusy !== null) return;
    const timer = setTimeout(() => void keep(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [content, isDirty, clash, isBusy]);

  async function publishIt(): Promise<void> {
    const saved = await keep();
    if (!saved) return;
    setBusy("publishing");
    try {
      const done = await publish.mutateAsync(versioned(saved));
      setProblems({});
      if ("approval" in done) {
        toast.done("It waits for a second person", {
          text: "The price falls far. The shop shows the old price until somebody agrees.",
        });
        return;
      }
      absorb(done, true);
      toast.done(`${done.name} is published`, { text: "The shop shows it now." });
    } catch (error) {
      if (error instanceof ProofLeft) return;
      if (hasCode(error, "changed_meanwhile")) {
        absorb(await api.call(getStaffProduct, { params: { id: saved._id } }), false);
      } else if (hasCode(error, "bad_request") || hasCode(error, "slug_taken")) {
        setProblems(error.fields);
      } else toast.failed(...failureWords(error, "It is not published"));
    } finally {
      setBusy(null);
    }
  }

  /** Restores the published content or, for a product that was never published, the saved draft. */
  async function undo(): Promise<void> {
    setProblems({});
    const { product: known } = now.current;
    if (!known?.published) return setContent(base);
    setBusy("undoing");
    try {
      setContent(known.published);
      now.current = { ...now.current, content: known.published };
      if (known.draft) absorb(await discard.mutateAsync(versioned(known)), true);
    } catch (error) {
      toast.failed(...failureWords(error, "The changes could not be undone"));
    } finally {
      setBusy(null);
    }
  }

  return {
    product,
    content,
    isPublished,
    isDirty,
    /** The number of fields whose changes are not saved yet. */
    unsavedCount: unkept.length,
    isBusy,
    problems,
    clash,
    keep,
    undo,
    publish: publishIt,
    absorb: (newer: StaffProduct) => absorb(newer, true),
    /** Changes fields, and hides their problems until the product is published again. */
    change(part: Partial<ProductContent>): void {
      setContent((before) => ({ ...before, ...part }));
      setProblems((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([path]) => !((path.split(".")[0] as Field) in part)),
        ),
      );
    },
    /** Sets or clears the problem of a field that the user is editing. */
    setProblem(path: string, problem: string | null): void {
      setProblems((before) => {
        const { [path]: _, ...others } = before;
        return problem === null ? others : { ...others, [path]: problem };
      });
    },
    /** Ends a conflict. `taken` names the fields that take the other person's value. */
    settle(taken: ReadonlySet<Field>): void {
      if (!clash) return;
      const takenFields = Object.fromEntries(
        [...taken].map((field) => [field, clash.theirs[field]]),
      ) as Partial<ProductContent>;
      setContent((before) => ({ ...before, ...takenFields }));
      setClash(null);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

function versioned({ _id: id, version }: StaffProduct) {
  return { params: { id }, headers: { "if-match": `"${version}"` } };
}
