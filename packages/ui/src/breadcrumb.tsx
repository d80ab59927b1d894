import { Link } from "react-router";

/** The path to this page. The last entry is the page itself and has no address. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-6.5 text-caption text-ink-mute">
      <ol className="flex flex-wrap gap-2">
        {trail.map(({ label, to }) => (
          <li
            key={label}
            className="min-w-0 not-first:before:mr-2 not-first:before:text-line-strong not-first:before:content-['/']"
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
