import { listOwnReviews } from "@suvarna/contract/reviews/calls";
import type { OwnReview } from "@suvarna/contract/reviews/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/reviews";
import { Suspense, useState } from "react";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";
import { ReviewPictures } from "./review-pictures.tsx";
import { Stars } from "./stars.tsx";

const ReviewForm = requiredPart(() =>
  import("./review-form.tsx").then(({ ReviewForm }) => ReviewForm),
);

/** The pieces of a delivered order, each with the buyer's review or a button to write a review. */
export function ReviewItems({
  order,
}: {
  order: {
    readonly _id: string;
    readonly state: string;
    /** The lines of the order, with the names of their pieces in the language of the page. */
    readonly items: readonly { readonly name: string }[];
  };
}) {
  const isDelivered = order.state === "delivered";
  const names = order.items.map(({ name }) => name);
  return isDelivered ? <Lines orderId={order._id} names={names} /> : null;
}

function Lines({ orderId, names }: { orderId: string; names: readonly string[] }) {
  const key = ["reviews", orderId];
  const { data } = usePersonalQuery(key, (api, signal) =>
    api.call(listOwnReviews, { params: { orderId } }, { signal }),
  );
  if (!data || data.lines.length === 0) return null;
  const reload = () => queryClient().invalidateQueries({ queryKey: personalKey(...key) });
  return (
    <section aria-labelledby="own-reviews" className="mt-12">
      <h2 id="own-reviews" className="mb-2 text-[1.625rem] font-normal">
        {say.yourReviews}
      </h2>
      <p className="mb-4 max-w-[38em] text-small text-ink-soft">{say.howShown}</p>
      <ul className="border-t border-line-strong">
        {data.lines.map((line) => (
          <Line
            key={line.line}
            orderId={orderId}
            line={{ ...line, name: names[line.line] ?? line.name }}
            reload={reload}
          />
        ))}
      </ul>
    </section>
  );
}

function Line({
  orderId,
  line,
  reload,
}: {
  orderId: string;
  line: OwnReview;
  reload(): Promise<void>;
}) {
  const [form, setForm] = useState<"unopened" | "open" | "closed">("unopened");
  const writing = form === "open";
  const { name, image, review } = line;
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Picture
          src={image}
          alt=""
          width={112}
          height={112}
          sizes="56px"
          className="size-14 bg-shell object-cover"
        />
        <p
          lang={language.langOf(name)}
          className="wrap-anywhere min-w-0 flex-1 basis-40 font-medium"
        >
          {name}
        </p>
        {review ? <StateOf review={review} /> : null}
        {writing ? null : (
          <Button
            look="secondary"
            size="small"
            // The form is removed when it closes, so this button takes the focus.
            ref={form === "closed" ? takeFocus : null}
            aria-label={review ? say.changeReviewOf(name) : say.writeReviewOf(name)}
            onClick={() => setForm("open")}
          >
            {review ? say.change : say.write}
          </Button>
        )}
      </div>
      {review && !writing ? (
        <div className="mt-4">
          <Stars stars={review.stars} />
          <p className="wrap-anywhere mt-2 max-w-[38em] whitespace-pre-line text-ink-soft">
            {review.text}
          </p>
          <ReviewPictures pictures={review.pictures} of={name} />
          {review.reason ? (
            <Notice kind="warning" className="mt-4">
              {say.notShownBecause(review.reason)}
            </Notice>
          ) : null}
        </div>
      ) : null}
      {writing ? (
        <Suspense fallback={<div className="min-h-90" />}>
          <ReviewForm
            orderId={orderId}
            line={line}
            onDone={async () => {
              await reload();
              setForm("closed");
            }}
            onCancel={() => setForm("closed")}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function StateOf({ review: { state } }: { review: NonNullable<OwnReview["review"]> }) {
  if (state === "released") return <Pill tone="good">{say.inTheShop}</Pill>;
  return <Pill tone="waiting">{state === "waiting" ? say.beingRead : say.notShown}</Pill>;
}
