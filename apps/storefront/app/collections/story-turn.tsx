import type { StoryTurn as Turn } from "@suvarna/contract/catalogue/collection-schemas";
import { Picture } from "@suvarna/ui/picture.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as language from "@suvarna/words/here/language";
import { PHOTOGRAPH, productHref } from "../pieces/index.ts";

/**
 * A section of a collection's story: a picture beside a text. The picture stands at the left or at
 * the right.
 */
export function StoryTurn({
  turn: { title, text, picture, piece },
  pieceName,
  pictureAt,
}: {
  turn: Turn;
  /** The name of the piece that the section is about, if the shop has the piece. */
  pieceName: string | undefined;
  pictureAt: "left" | "right";
}) {
  const isLeft = pictureAt === "left";
  return (
    <section className="py-section">
      <div className="wrap grid gap-6 lg:grid-cols-12 lg:items-center">
        <Picture
          src={picture.src}
          alt={picture.alt}
          {...PHOTOGRAPH}
          sizes="(min-width: 90rem) 648px, (min-width: 64rem) 46vw, 92vw"
          className={`aspect-square ${isLeft ? "lg:col-span-6" : "max-lg:order-last lg:order-last lg:col-span-6 lg:col-start-7"}`}
        />
        <div
          lang={language.langOf(text)}
          className={isLeft ? "lg:col-span-5 lg:col-start-8" : "lg:col-span-5"}
        >
          <h2>{title}</h2>
          <div className="mt-4 grid max-w-[32em] gap-3.5 text-ink-soft">
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {piece !== null && pieceName !== undefined ? (
            <TextLink to={productHref({ slug: piece })} className="mt-3">
              {pieceName}
            </TextLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
