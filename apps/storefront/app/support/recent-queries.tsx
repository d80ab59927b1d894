import type { RecentQuery } from "@suvarna/contract/support/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { SkeletonLine } from "@suvarna/ui/skeleton.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/support";
import { useId } from "react";
import type { RecentQuestions } from "./use-recent-queries.ts";

const GRID = "grid grid-cols-1 gap-x-6 gap-y-0 sm:grid-cols-2 lg:grid-cols-3";
const ENTRY = "flex flex-col border-t border-line py-6 sm:min-h-46";

/** The section with recent questions of other visitors. */
export function RecentQueries({ recent }: { recent: RecentQuestions }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 sm:mt-22">
      <h2 id={id} className="mb-7 text-[1.625rem] sm:mb-9">
        {say.recentQueries}
      </h2>
      <Entries {...recent} />
    </section>
  );
}

function Entries({ queries, failed, ask }: RecentQuestions) {
  if (failed) {
    return (
      <Notice kind="error">
        <p>{say.recentQueriesFailed}</p>
        <Button look="secondary" size="small" className="mt-4" onClick={ask}>
          {say.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!queries) return <Waiting />;
  if (queries.length === 0) {
    return (
      <EmptyState title={say.noQuestionsYet} rank="h3">
        {say.noQuestionsYetText}
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {queries.map((query) => (
        <Entry key={query._id} {...query} />
      ))}
    </ul>
  );
}

function Entry({ fullName, supportQuery, createdAt }: RecentQuery) {
  return (
    <li className={ENTRY}>
      <p lang={language.langOf(supportQuery)} className="line-clamp-3 wrap-anywhere">
        {supportQuery}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-2 pt-4 text-caption text-ink-mute">
        <span className="max-w-full truncate font-medium text-ink-soft">{fullName}</span>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </li>
  );
}

function Waiting() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        {say.loadingRecentQueries}
      </p>
      <div className={GRID}>
        {[0, 1, 2].map((entry) => (
          <div key={entry} className={`${ENTRY} gap-3`}>
            <SkeletonLine className="w-full" />
            <SkeletonLine className="w-full" />
            <SkeletonLine className="w-2/3" />
            <SkeletonLine className="mt-auto w-32" />
          </div>
        ))}
      </div>
    </div>
  );
}
