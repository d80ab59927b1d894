import { Link } from "react-router";

/**
 * A group of options that are links, so that choosing works without JavaScript and the choice can
 * be shared.
 */
export function ChoiceLinks({
  label,
  options,
  className,
}: {
  label: string;
  options: readonly { readonly words: string; readonly to: string; readonly chosen: boolean }[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex border-b border-line">
        {options.map(({ words, to, chosen }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={chosen ? "true" : undefined}
              className={`-mb-px inline-flex min-h-11 items-center border-b-2 px-3.5 text-[0.9375rem] whitespace-nowrap sm:px-4.5 ${chosen ? "border-wine font-medium text-wine" : "border-transparent text-ink-soft hover:text-wine"}`}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
