import * as say from "@suvarna/words/here/ui";
import { Link } from "react-router";

/** The breadcrumb of a page. Its last entry is the page itself and is not a link. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label={say.breadcrumb} className="pt-6.5 text-caption text-ink-mute">
      <ol className="flex flex-wrap gap-2">
        {trail.map(({ label, to }) => (
          <li
            key={label}
            className="min-w-0 not-last:after:ml-2 not-last:after:text-line-strong not-last:after:content-['/'/'']"
          >
            {to ? (
              <Link to={to} className="-my-3 inline-block py-3 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
