import { Spinner } from "@suvarna/ui/spinner.tsx";
import * as say from "@suvarna/words/here/shell";
import { useNavigation } from "react-router";
import { isArticle } from "../site-map.ts";

/**
 * A line along the top of the window while the next page is loading, and for an article also a
 * spinner over the current page. Both appear after a delay, so a fast connection shows neither.
 */
export function PageLoading() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    <>
      <span
        role="progressbar"
        aria-label={say.loadingThePage}
        // With reduced motion the line is hidden, because it would flash at every navigation.
        className="fixed inset-x-0 top-0 z-20 h-0.75 origin-left animate-approach bg-gold motion-reduce:hidden"
      />
      {isArticle(location.pathname) ? <ArticleLoading /> : null}
    </>
  );
}

function ArticleLoading() {
  return (
    <div className="pointer-events-none fixed inset-0 z-10 grid animate-late place-items-center bg-ivory/80">
      <p
        role="status"
        className="flex items-center gap-3 rounded-control bg-surface px-6 py-4 text-ink-soft shadow-float"
      >
        <Spinner />
        {say.loadingTheArticle}
      </p>
    </div>
  );
}
