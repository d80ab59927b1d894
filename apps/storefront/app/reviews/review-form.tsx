import { ApiError } from "@suvarna/contract/client";
import { deleteReview, putReview, sendReviewPicture } from "@suvarna/contract/reviews/calls";
import { REVIEW_PICTURE_TYPES } from "@suvarna/contract/reviews/constants";
import type { OwnReview, ReviewPicture } from "@suvarna/contract/reviews/schemas";
import { MOST_STARS, REVIEW_LIMITS } from "@suvarna/domain/review";
import { Button } from "@suvarna/ui/button.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { Field, FieldError } from "@suvarna/ui/field.tsx";
import { FileInput } from "@suvarna/ui/file-input.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/reviews";
import { Star } from "lucide";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { browserApi } from "../platform/api.ts";
import { ChosenPictures } from "./chosen-pictures.tsx";

type Errors = Readonly<Record<string, string>>;

/**
 * The form for the review of a line of a delivered order: a star rating, a text and up to three
 * pictures.
 */
export function ReviewForm({
  orderId,
  line: { line, name, review },
  onDone,
  onCancel,
}: {
  orderId: string;
  line: OwnReview;
  onDone(): Promise<void>;
  onCancel(): void;
}) {
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [text, setText] = useState(review?.text ?? "");
  const [pictures, setPictures] = useState<readonly ReviewPicture[]>(review?.pictures ?? []);
  const [busy, setBusy] = useState<string | false>(false);
  const [errors, setErrors] = useState<Errors>({});
  const params = { orderId, line };
  const first = useRef<HTMLInputElement>(null);

  // The button that opened the form is removed, so the form takes the focus.
  useEffect(() => first.current?.focus(), []);

  /** Makes an API call and shows its refusal at the field that the refusal names. */
  async function run(words: string, call: () => Promise<void>, field: string): Promise<void> {
    setBusy(words);
    setErrors({});
    try {
      await call();
    } catch (error) {
      const apiError = error instanceof ApiError ? error : null;
      const fields = apiError && Object.keys(apiError.fields).length > 0 ? apiError.fields : null;
      setErrors(fields ?? { [field]: apiError?.message ?? say.failed });
    }
    setBusy(false);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (stars === 0) {
      setErrors({ stars: say.chooseStars(MOST_STARS) });
      return;
    }
    const body = { stars, text, pictures: pictures.map(({ _id }) => _id) };
    await run(
      say.sending,
      async () => {
        await browserApi.call(putReview, { params, body });
        await onDone();
      },
      "text",
    );
  }

  function add({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])].slice(0, REVIEW_LIMITS.pictures - pictures.length);
    target.value = "";
    void run(
      say.sendingPicture,
      async () => {
        for (const file of files) {
          const picture = await browserApi.call(sendReviewPicture, { file });
          setPictures((before) => [...before, picture]);
        }
      },
      "pictures",
    );
  }

  const remove = () =>
    run(
      say.deleting,
      async () => {
        await browserApi.call(deleteReview, { params });
        await onDone();
      },
      "text",
    );

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-5 max-w-160">
      <fieldset>
        <legend className="mb-1.5 text-small font-medium">{say.starsFor(name)}</legend>
        <div className="-ml-2 flex">
          {Array.from({ length: MOST_STARS }, (_, index) => index + 1).map((value) => (
            <label
              key={value}
              className="relative grid size-11 place-items-center has-focus-visible:outline-2 has-focus-visible:outline-wine"
            >
              <input
                ref={value === Math.max(stars, 1) ? first : null}
                type="radio"
                name={`stars-${line}`}
                value={value}
                checked={stars === value}
                onChange={() => setStars(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="sr-only">{say.stars(value)}</span>
              <Icon
                of={Star}
                size={26}
                className={`text-gold ${value <= stars ? "fill-gold" : ""}`}
              />
            </label>
          ))}
        </div>
        {errors["stars"] ? <FieldError>{errors["stars"]}</FieldError> : null}
      </fieldset>
      <Field label={say.yourWords} error={errors["text"]} className="mt-4">
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={REVIEW_LIMITS.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={`${CONTROL} py-3`}
          />
        )}
      </Field>
      <ChosenPictures
        pictures={pictures}
        onRemove={(id) => setPictures(pictures.filter(({ _id }) => _id !== id))}
      />
      {pictures.length < REVIEW_LIMITS.pictures ? (
        <Field
          label={say.pictures}
          optional
          hint={say.picturesHint(REVIEW_LIMITS.pictures)}
          error={errors["pictures"]}
          className="mt-4"
        >
          {(control) => (
            <FileInput
              {...control}
              multiple
              accept={REVIEW_PICTURE_TYPES.join(",")}
              disabled={busy !== false}
              onChange={add}
            />
          )}
        </Field>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {say.send}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {say.notNow}
        </Button>
        {review ? (
          <Button look="secondary" disabled={busy !== false} onClick={() => void remove()}>
            {say.deleteIt}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
