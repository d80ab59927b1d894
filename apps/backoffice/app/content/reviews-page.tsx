import { listReviewsForStaff } from "@suvarna/contract/reviews/staff";
import { REVIEW_STATES, type ReviewState } from "@suvarna/domain/review";
import { useSearchParams } from "react-router";
import { EmptyPage, ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { ReviewEntry } from "./review-entry.tsx";

const NAMES: Readonly<Record<ReviewState, string>> = {
  waiting: "To read",
  released: "Released",
  refused: "Refused",
};

/** The page of the buyers' reviews. The shop shows a review only after staff have released it. */
export function ReviewsPage() {
  const [params] = useSearchParams();
  const state = REVIEW_STATES.find((known) => known === params.get("state")) ?? "waiting";
  const cursor = params.get("cursor") ?? undefined;
  const list = useRead(listReviewsForStaff, {
    query: { state, limit: 20, ...(cursor ? { cursor } : {}) },
  });
  const counts = list.data?.counts;
  return (
    <>
      <ContentTabs />
      <PageHead
        title="Reviews"
        caption="Only buyers of delivered orders write them. The shop shows what you release, with a first name and an initial."
      />
      <Tabs
        name="Reviews by state"
        tabs={REVIEW_STATES.map((each) => ({
          to: each === "waiting" ? "/content/reviews" : `/content/reviews?state=${each}`,
          name: NAMES[each],
          count: counts?.[each],
          current: each === state,
        }))}
      />
      <Answer of={list} what="The reviews">
        {({ items, nextCursor }) =>
          items.length === 0 && cursor ? (
            <EmptyPage />
          ) : items.length === 0 ? (
            <Empty title={state === "waiting" ? "Nothing to read" : "No reviews here"}>
              {state === "waiting"
                ? "A review stands here as soon as a buyer has written it."
                : "Reviews come here once somebody has decided about them."}
            </Empty>
          ) : (
            <>
              <ul>
                {items.map((review) => (
                  <ReviewEntry key={review._id} review={review} />
                ))}
              </ul>
              <ListFoot
                summary={`${counts?.[state] ?? items.length} in all`}
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
    </>
  );
}
