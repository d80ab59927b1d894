import type { getGallery } from "@suvarna/contract/content/calls";
import type { Reply } from "@suvarna/contract/endpoint";
import { Icon } from "@suvarna/ui/icon.tsx";
import { SectionHead } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/home";
import { Heart, MessageCircle } from "lucide";
import { useEffect, useState } from "react";
import { useShop } from "../platform/root-data.ts";
import { SQUARE } from "./pictures.ts";
import { TightSection } from "./tight-section.tsx";

export type Photo = Reply<typeof getGallery>[number];

const SKELETON_MS = 1_000;
/** The numbers of the six places for photos, from which their keys are made. */
const PLACES = [1, 2, 3, 4, 5, 6];
const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** The shop's photos on its social network; each links to the shop's profile there. */
export function SocialGallery({
  photos,
}: {
  /** The photos; undefined while they load. */
  photos: readonly Photo[] | undefined;
}) {
  const { social } = useShop();
  const profile = social.find(({ network }) => network === "Instagram");
  const waiting = useBriefSkeleton();
  const [pointed, setPointed] = useState<string | null>(null);
  if (photos?.length === 0) return null;
  return (
    <TightSection>
      <SectionHead
        title={say.followUs}
        action={
          profile ? (
            <a
              href={profile.link}
              {...NEW_TAB}
              className="link-gold inline-flex min-h-11 items-center"
            >
              @{profile.handle}
              <span className="sr-only">{say.opensInNewTab}</span>
            </a>
          ) : null
        }
      />
      <ul
        aria-label={say.photos}
        aria-busy={waiting || photos === undefined}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6"
      >
        {photos === undefined
          ? PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="aspect-square" />
              </li>
            ))
          : null}
        {photos?.map(({ id, image, likes, comments, caption, link }) => (
          <li key={id} className="relative">
            <a
              href={link}
              {...NEW_TAB}
              aria-label={say.photo(caption, likes, comments)}
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(null)}
              onFocus={() => setPointed(id)}
              onBlur={() => setPointed(null)}
              className="block"
            >
              <Picture
                src={image}
                alt=""
                {...SQUARE}
                sizes="(min-width: 90rem) 210px, (min-width: 64rem) 16vw, (min-width: 40rem) 31vw, 46vw"
                className={`aspect-square ${waiting ? "opacity-0" : ""}`}
              />
              <span
                aria-hidden
                data-shown={pointed === id}
                className="absolute inset-0 flex items-end justify-center gap-4.5 bg-linear-to-t from-wine-deep/90 to-transparent to-55% pb-3.5 text-[0.9375rem] font-medium text-ivory tabular-nums opacity-0 transition-opacity duration-(--duration-base) data-[shown=true]:opacity-100"
              >
                <span className="inline-flex items-center gap-1.75">
                  <Icon of={Heart} size={18} className="fill-current" />
                  {likes}
                </span>
                <span className="inline-flex items-center gap-1.75">
                  <Icon of={MessageCircle} size={18} />
                  {comments}
                </span>
              </span>
            </a>
            {waiting ? <Skeleton className="pointer-events-none absolute inset-0" /> : null}
          </li>
        ))}
      </ul>
    </TightSection>
  );
}

/**
 * Shows skeletons for the first second after hydration; without JavaScript the photos are shown at
 * once.
 */
function useBriefSkeleton(): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    setWaiting(true);
    const timer = setTimeout(() => setWaiting(false), SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  return waiting;
}
