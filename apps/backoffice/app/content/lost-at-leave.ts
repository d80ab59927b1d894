interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The unsaved work that the user loses by going to another address; null when there is none. */
type Lost = "text" | "order" | "both" | null;

/**
 * Says what a user loses on the way from one address to another. The form of another item of a list
 * is in the query of the same page, where the order of the list stays.
 */
export function lostAtLeave(
  { isDirty, hasNewOrder }: { readonly isDirty: boolean; readonly hasNewOrder: boolean },
  from: Address,
  to: Address,
): Lost {
  const isOtherPage = from.pathname !== to.pathname;
  const losesText = isDirty && (isOtherPage || from.search !== to.search);
  const losesOrder = hasNewOrder && isOtherPage;
  if (losesText) return losesOrder ? "both" : "text";
  return losesOrder ? "order" : null;
}

const TITLES = {
  text: "Leave without saving?",
  order: "Leave without publishing the order?",
  both: "Leave without saving?",
} as const;
const DESCRIPTIONS = {
  text: "What you typed here is not saved. It is lost when you leave.",
  order: "The new order is not published. It is lost when you leave.",
  both: "What you typed here is not saved, and the new order is not published. Both are lost when you leave.",
} as const;

/** The words of the question before the user leaves. */
export function leaveWords(lost: Lost) {
  const what = lost ?? "text";
  return {
    title: TITLES[what],
    description: DESCRIPTIONS[what],
    drop: what === "order" ? "Leave without publishing" : "Leave without saving",
  };
}
