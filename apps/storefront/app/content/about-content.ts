import type { getAbout } from "@suvarna/contract/content/calls";
import type { Reply } from "@suvarna/contract/endpoint";

/**
 * The shop's texts about itself. The sections "welcome", "journey" and "history" are its three
 * descriptions.
 */
export type About = Reply<typeof getAbout>["abouts"][number];

/** The built-in texts, for a shop that has no texts of its own or whose texts can't be loaded. */
export const BUILT_IN_ABOUT: About = {
  title: "A workshop with a shop in front",
  subtitle: "Handcrafted jewellery since 1995",
  Image1: "/pictures/about-hallmark.jpg",
  Image2: "/pictures/banner-bridal.jpg",
  alt1: "Close view of the hallmark inside a gold band, 22K916 and HUID, loose stones on dark cloth behind",
  alt2: "Bridal set: polki necklace with ruby and emerald, maang tikka, jhumkas and bangles on ivory",
  description1:
    "A jewel has two prices: what it is made of, and the work in it. We show both, on lines of their own, and they add up to the paisa.",
  description2:
    "We began in 1995 with a bench, a torch and a pair of scales that the customer could read. The benches have become more; the scales still face you.",
  description3:
    "For years we made to order only, for families who came back with every wedding. The shop in front came later, and the one that you are looking at last of all. What lies in it is made the same way.",
};
