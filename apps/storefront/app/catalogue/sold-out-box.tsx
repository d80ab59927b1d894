import type { ReactNode } from "react";
import { Link } from "react-router";
import { SUPPORT } from "../site-map.ts";

/** What a shopper can do about a piece that is sold out, in the place of its sizes. */
export function SoldOutBox({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="sold-out" className="mt-5.5 bg-shell px-5.5 pt-5 pb-4">
      <h2 id="sold-out" className="heading-3 text-[1.25rem]">
        Out of Stock
      </h2>
      <p className="mt-1.5 text-small text-ink-soft">
        None is on the counter just now. We can make one for you, or show you something near to it.
      </p>
      {children}
      <p className="mt-1">
        <Link
          to={SUPPORT}
          className="link-gold inline-flex min-h-11 items-center text-small text-wine"
        >
          Ask us to make one
        </Link>
      </p>
    </section>
  );
}
