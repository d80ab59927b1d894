import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

/** The least prominent link: capital letters with a gold line below ("View all"). */
export function TextLink({
  children,
  before,
  className,
  ...rest
}: LinkProps & { before?: ReactNode; className?: string }) {
  return (
    <Link
      {...rest}
      className={`inline-flex min-h-11 items-center gap-2 text-caption font-medium tracking-[0.08em] text-wine uppercase ${className ?? ""}`}
    >
      {before}
      <span className="border-b border-gold pb-0.75">{children}</span>
    </Link>
  );
}
