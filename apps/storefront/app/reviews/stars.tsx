import { MOST_STARS } from "@suvarna/domain/review";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/reviews";
import { Star } from "lucide";

/** A rating as stars out of five, with a text for screen readers. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  return (
    <span role="img" aria-label={say.starsOf(stars, MOST_STARS)} className="inline-flex gap-0.5">
      {Array.from({ length: MOST_STARS }, (_, index) => (
        <Icon
          // The five stars are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: a star has no identity besides its place
          key={index}
          of={Star}
          size={size}
          className={`text-gold ${index < Math.round(stars) ? "fill-gold" : ""}`}
        />
      ))}
    </span>
  );
}
