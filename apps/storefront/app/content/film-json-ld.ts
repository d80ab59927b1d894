import type { Shop } from "@suvarna/contract/content/schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import mp4 from "./film/workshop.mp4?url";

/** The film as structured data for search engines: schema.org's VideoObject. */
export function filmJsonLd({ origin, name }: Pick<Shop, "origin" | "name">) {
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: `Half a minute at the counter of ${name}`,
    description: "Gold, stones and finished pieces on the bench and on the turntable.",
    thumbnailUrl: [origin + pictureVariant("/pictures/about-hallmark.jpg", 1200, "jpg")],
    uploadDate: "2026-11-21T09:00:00+05:30",
    duration: "PT29S",
    contentUrl: origin + mp4,
  };
}
