import type { ReactNode } from "react";
import { Lozenge } from "./lozenge.tsx";

/** The content of a list without entries: a heading, a sentence and a link or button. */
export function EmptyState({
  title,
  children,
  action,
  rank: Heading = "h2",
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The HTML element of the heading, which depends on the headings of the page. */
  rank?: "h1" | "h2" | "h3";
}) {
  return (
    <div className="flex flex-col items-center bg-shell px-6 py-18 text-center">
      <Lozenge className="mb-5.5 w-11 text-gold" />
      <Heading className="heading-3 wrap-anywhere">{title}</Heading>
      {children ? <div className="mt-2.5 max-w-[32em] text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6.5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
