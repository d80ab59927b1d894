import { Spinner } from "@suvarna/ui/spinner.tsx";
import { useNavigation } from "react-router";
import { isArticle } from "../site-map.ts";

/**
 * A line along the top while the next page is fetched, and for an article a spinner over the page
 * before it; on a quick line neither is ever seen.
 */
export function PageOnItsWay() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    <>
      <span
        role="progressbar"
        aria-label="Loading the page"
        // Without its movement it would flash at every link.
        className="fixed inset-x-0 top-0 z-20 h-0.75 origin-left animate-approach bg-gold motion-reduce:hidden"
      />
      {isArticle(location.pathname) ? <ArticleOnItsWay /> : null}
    </>
  );
}

function ArticleOnItsWay() {
  return (
    <div className="pointer-events-none fixed inset-0 z-10 grid animate-late place-items-center bg-ivory/80">
      <p
        role="status"
        className="flex items-center gap-3 rounded-control bg-surface px-6 py-4 text-ink-soft shadow-float"
      >
        <Spinner />
        Loading the article...
      </p>
    </div>
  );
}
