import type { PieceReviews, Review } from "@suvarna/contract/reviews/schemas";
import { longDate } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/reviews";
import { ReviewPictures } from "./review-pictures.tsx";
import { Stars } from "./stars.tsx";

/** The section with the reviews of a piece. It is left out while staff have released no review. */
export function ReviewsSection({
  name,
  reviews,
}: {
  /** The name of the reviewed piece. */
  name: string;
  reviews: PieceReviews | null;
}) {
  if (!reviews || reviews.average === null) return null;
  const { average, count } = reviews;
  return (
    <section aria-labelledby="reviews" className="py-section">
      <div className="wrap grid gap-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <h2 id="reviews">{say.whatBuyersSay}</h2>
          <p className="mt-4 flex items-center gap-3">
            <Stars stars={average} size={20} />
            <span className="text-[1.25rem] font-medium tabular-nums">{average.toFixed(1)}</span>
          </p>
          <p className="mt-2 text-small text-ink-soft">{say.reviewsBy(count)}</p>
        </div>
        <ul className="border-t border-line-strong">
          {reviews.reviews.map((review) => (
            <Entry key={review._id} name={name} review={review} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ name: piece, review }: { name: string; review: Review }) {
  const { stars, text, name, writtenAt, pictures } = review;
  return (
    <li className="border-b border-line py-6">
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <Stars stars={stars} />
        <span className="text-small font-medium">{name}</span>
        <time dateTime={writtenAt} className="text-caption text-ink-mute">
          {longDate(writtenAt)}
        </time>
      </p>
      <p className="wrap-anywhere mt-2.5 max-w-[38em] whitespace-pre-line text-ink-soft">{text}</p>
      <ReviewPictures pictures={pictures} of={say.pieceBy(piece, name)} />
    </li>
  );
}
