import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronRight } from "lucide";
import { Fragment, type ReactNode, useEffect } from "react";
import { Link } from "react-router";

/**
 * The head of a page: its title, a line with a fact, and its actions, of which the primary action
 * is the last. It also sets the title of the browser's window.
 */
export function PageHead({
  title,
  heading,
  beside,
  caption,
  crumbs = [],
  crumb,
  actions,
}: {
  /** The title as plain text. */
  title: string;
  /** The title as elements, if it has more than its text, such as a number in another typeface. */
  heading?: ReactNode;
  /** The pills beside the title. */
  beside?: ReactNode;
  caption?: ReactNode;
  /** The parent pages of this page, beginning with the top page. */
  crumbs?: readonly { readonly to: string; readonly name: string }[];
  /**
   * The short name of this page after the names of its parent pages. By default it is the page's
   * title.
   */
  crumb?: string;
  actions?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} | Back office`;
  }, [title]);
  return (
    <header className="mb-4 print:hidden">
      {crumbs.length > 0 ? (
        <nav
          aria-label="Above this page"
          className="mb-1.5 flex items-center gap-1.5 text-caption text-ink-mute max-md:-mt-1.5 max-md:mb-0.5"
        >
          {crumbs.map(({ to, name }) => (
            <Fragment key={to}>
              <Link to={to} className="flex-none whitespace-nowrap hover:text-wine max-md:py-1.5">
                {name}
              </Link>
              <Icon of={ChevronRight} size={14} />
            </Fragment>
          ))}
          <span className="clip">{crumb ?? title}</span>
        </nav>
      ) : null}
      <div className="flex min-h-10 flex-wrap items-end gap-x-4 gap-y-3 max-md:items-center">
        <div className="min-w-0 max-md:contents">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="outline-none">
              {heading ?? title}
            </h1>
            {beside}
          </div>
          {caption ? (
            <p className="text-caption text-ink-mute max-md:order-1 max-md:-mt-2 max-md:w-full md:mt-1">
              {caption}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div className="head-actions ml-auto flex flex-wrap items-center gap-2">{actions}</div>
        ) : null}
      </div>
    </header>
  );
}

/** A section of a page, with a thin line above. */
export function Section({
  title,
  id,
  beside,
  end,
  first = false,
  children,
}: {
  title: string;
  id?: string;
  /** Elements directly beside the title, such as a pill or a caption. */
  beside?: ReactNode;
  /** Elements at the far end of the title's line, such as a link or a button. */
  end?: ReactNode;
  /** Whether the section is the first of its column. It then has no line above. */
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-label={title}
      // The section takes the focus of a button in it that leaves the page.
      tabIndex={-1}
      className={`outline-none ${first ? "" : "mt-7 border-t border-line pt-5"}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h2>{title}</h2>
        {beside}
        {end ? <div className="ml-auto flex items-center gap-3">{end}</div> : null}
      </div>
      {children}
    </section>
  );
}

/** A coloured background for the part of a page that shows a result or a summary. */
export function Panel({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`bg-shell p-4 max-md:-mx-(--gutter) md:p-5 ${className}`}>{children}</div>;
}

/**
 * The main column with a side column of 336 px. In a narrow window the side column stands below the
 * main column.
 * @param wideSide swaps the widths, for a list whose side column has a long form
 */
export function WithSide({
  side,
  wideSide = false,
  children,
}: {
  side: ReactNode;
  wideSide?: boolean;
  children: ReactNode;
}) {
  const columns = wideSide
    ? "wide:grid-cols-[384px_minmax(0,1fr)]"
    : "wide:grid-cols-[minmax(0,1fr)_336px]";
  return (
    <div className={`grid gap-7 wide:gap-10 ${columns}`}>
      <div className="min-w-0">{children}</div>
      <aside aria-label="In short" className="min-w-0">
        {side}
      </aside>
    </div>
  );
}
