import type { Shop } from "@suvarna/contract/content/schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import * as say from "@suvarna/words/here/about";
import mp4 from "./film/seven-turns.mp4?url";

/** The film as structured data for search engines: schema.org's VideoObject. */
export function filmJsonLd({ origin, name }: Pick<Shop, "origin" | "name">) {
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: say.filmName(name),
    description: say.filmDescription,
    thumbnailUrl: [origin + pictureVariant("/pictures/banner-bangles.jpg", 1200, "jpg")],
    uploadDate: "2026-11-23T09:00:00+05:30",
    duration: "PT28S",
    contentUrl: origin + mp4,
  };
}
