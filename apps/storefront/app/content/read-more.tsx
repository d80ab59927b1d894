import { Spinner } from "@suvarna/ui/spinner.tsx";
import * as say from "@suvarna/words/here/blog";
import { useNavigation } from "react-router";

/** The last line of a card, with a spinner while the card's article is loading. */
export function ReadMore({ to, className }: { to: string; className?: string }) {
  const isLoading = useNavigation().location?.pathname === to;
  return (
    <p
      aria-hidden
      className={`flex min-h-11 items-center gap-2.5 text-caption font-medium tracking-[0.08em] text-wine uppercase ${className ?? ""}`}
    >
      <span className="border-b border-gold pb-0.75">{say.readMore}</span>
      {isLoading ? <Spinner /> : null}
    </p>
  );
}
