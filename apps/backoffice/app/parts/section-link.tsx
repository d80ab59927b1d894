import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

/**
 * A link to a section of the current page. It is a step of the router, which keeps the search of the
 * address; a plain link to a hash would be a step that the router does not know, and that a question
 * about unsaved changes can't hold up.
 */
export function SectionLink({
  section,
  ...link
}: { section: string } & Omit<ComponentProps<typeof Link>, "to">) {
  const { search } = useLocation();
  return <Link {...link} to={{ search, hash: section }} />;
}
