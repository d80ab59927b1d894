interface Category {
  readonly _id: string;
  readonly title: string;
}

/**
 * The title of a category, or words for a category that has been deleted.
 * @param all all categories of the shop; undefined while they are not read
 */
export function categoryTitle(id: string, all: readonly Category[] | undefined): string {
  if (!all) return "a category";
  return all.find(({ _id }) => _id === id)?.title ?? "a deleted category";
}

/** The label of a category in a choice. A category that menus do not show says so. */
export function categoryLabel({
  title,
  shown,
}: {
  readonly title: string;
  readonly shown: boolean;
}): string {
  return shown ? title : `${title} (not in the menus)`;
}
