import type { getAbout } from "@suvarna/contract/content/calls";
import type { Reply } from "@suvarna/contract/endpoint";
import * as say from "@suvarna/words/here/about";

/**
 * The shop's texts about itself. The sections "welcome", "journey" and "history" are its three
 * descriptions.
 */
export type About = Reply<typeof getAbout>["abouts"][number];

/** The built-in texts, for a shop that has no texts of its own or whose texts can't be loaded. */
export const BUILT_IN_ABOUT: About = {
  title: say.builtInTitle,
  subtitle: say.builtInSubtitle,
  Image1: "/pictures/about-hallmark.jpg",
  Image2: "/pictures/banner-bridal.jpg",
  alt1: say.hallmarkAlt,
  alt2: say.bridalAlt,
  description1: say.builtInWelcome,
  description2: say.builtInJourney,
  description3: say.builtInHistory,
};
