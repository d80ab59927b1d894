import { decideReview } from "@suvarna/contract/reviews/staff";
import type { StaffReview } from "@suvarna/contract/reviews/staff-schemas";
import { MOST_STARS } from "@suvarna/domain/review";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check, Star, X } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { refusalWords } from "./decision-words.ts";
import { RefuseReview } from "./refuse-review.tsx";

/** A review with its stars, text and pictures, and the buttons that release or refuse it. */
export function ReviewEntry({ review }: { review: StaffReview }) {
  const { _id: id, version, stars, text, name, writtenAt, pictures, product, order } = review;
  const mayEdit = useMay("content.edit");
  const [refusing, setRefusing] = useState(false);
  const decide = useChange(decideReview, "/staff/reviews");
  const refusal = refusalWords(review.state, product.name);
  async function release(): Promise<void> {
    try {
      await decide.mutateAsync({ params: { id }, body: { release: true, version } });
      toast.done(`The review of ${product.name} is in the shop`);
    } catch (error) {
      toast.failed(...failureWords(error, "The review was not released"));
    }
  }
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span role="img" aria-label={`${stars} of ${MOST_STARS} stars`} className="inline-flex">
              {Array.from({ length: MOST_STARS }, (_, index) => (
                <Icon
                  // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified only by its position.
                  key={index}
                  of={Star}
                  size={16}
                  className={`text-gold ${index < stars ? "fill-gold" : ""}`}
                />
              ))}
            </span>
            <Link to={`/products/${product._id}`} className="link font-medium">
              {product.name}
            </Link>
          </p>
          <p className="mt-1 text-caption text-ink-mute">
            {name}, {sayTime(writtenAt)}, order{" "}
            <Link to={`/orders/${order._id}`} className="link">
              {order.number}
            </Link>
          </p>
          <p className="wrap-anywhere mt-3 max-w-160 whitespace-pre-line">{text}</p>
          {pictures.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-2">
              {pictures.map(({ _id, image, width, height }, index) => (
                <li key={_id}>
                  <a href={image} target="_blank" rel="noreferrer">
                    <img
                      src={image}
                      alt={`${index + 1} of ${pictures.length}, sent with the review`}
                      width={width}
                      height={height}
                      className="size-24 bg-shell object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <Decision review={review} />
        </div>
        {mayEdit ? (
          <div className="flex flex-wrap gap-2">
            {review.state === "released" ? null : (
              <Button
                kind="primary"
                icon={Check}
                aria-label={`Release the review of ${product.name}`}
                busy={decide.isPending && "Releasing"}
                onClick={() => void release()}
              >
                Release
              </Button>
            )}
            {review.state === "refused" ? null : (
              <Button icon={X} aria-label={refusal.name} onClick={() => setRefusing(true)}>
                {refusal.label}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {refusing ? <RefuseReview review={review} onClose={() => setRefusing(false)} /> : null}
    </li>
  );
}

function Decision({ review: { decidedAt, decidedBy, reason } }: { review: StaffReview }) {
  if (decidedAt === null) return null;
  return (
    <p className="mt-3 text-caption text-ink-mute">
      Decided by {decidedBy ?? "somebody"}, {sayTime(decidedAt)}
      {reason ? `: ${reason}` : "."}
    </p>
  );
}
