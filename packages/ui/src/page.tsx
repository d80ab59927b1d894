import type { ReactNode } from "react";

/**
 * A section of a page with the usual space above and below. `joined` moves the section close to the
 * section above.
 */
export function Section({
  children,
  joined = false,
  className,
  label,
}: {
  children: ReactNode;
  joined?: boolean;
  className?: string;
  /** The accessible name of a section that has no heading. */
  label?: string;
}) {
  return (
    <section
      aria-label={label}
      className={`${joined ? "pb-section" : "py-section"} ${className ?? ""}`}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

/** The head of a section: its heading and, at the right, a link to a page with more content. */
export function SectionHead({
  title,
  label,
  action,
  centred = false,
}: {
  title: string;
  label?: string;
  action?: ReactNode;
  centred?: boolean;
}) {
  return (
    <div
      className={`mb-7 flex flex-wrap gap-x-6 sm:mb-11 ${centred ? "flex-col items-center gap-2.5 text-center" : "items-end justify-between"}`}
    >
      {/* On a small screen a long title has two lines, so that the link still stands beside it. */}
      <div className={centred ? "" : "min-w-0 flex-1 basis-1/2"}>
        {label ? <p className="label mb-2.5">{label}</p> : null}
        <h2>{title}</h2>
      </div>
      {action ? <div className="max-w-full shrink-0 whitespace-nowrap">{action}</div> : null}
    </div>
  );
}

/** The head of a page, with the only h1 of the page. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="pt-7 pb-6 sm:pt-11 sm:pb-10">
      <h1 className="wrap-anywhere">{title}</h1>
      {children ? <div className="mt-2.5 text-ink-soft">{children}</div> : null}
    </div>
  );
}
