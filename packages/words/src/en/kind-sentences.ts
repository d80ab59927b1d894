import type { Kind } from "@suvarna/domain/jewellery";

/** The sentence below the title of the listing of a kind. */
export const KIND_SENTENCES: Readonly<Record<Kind, string>> = {
  ring: "Bands, solitaires, halos and signets, in your size and weighed in it.",
  earrings: "Jhumkas, drops, hoops and studs, always sold and weighed as a pair.",
  necklace: "Haars, chokers and collars, from one row of gold to a bride’s whole front.",
  bangle: "Kadas and bangles, plain, pierced and set, by the inner width of your hand.",
  bracelet: "Lines, links and charms that lie flat on the wrist.",
  mangalsutra: "Black beads on gold, long and short, for every day of a marriage.",
  pendant: "One motif on a chain, from a leaf to a teardrop sapphire.",
  chain: "Rope and link chains of gold, sold by their weight.",
  maangtikka: "A drop on the parting, to match the set or to stand alone.",
  nosepin: "Pins and naths, from a single stone to a bride’s ring.",
  anklet: "Silver for the ankle, with the sound of it.",
  toering: "Pairs of silver rings for the toes, open at the back.",
  coin: "Gold and silver by weight, stamped with their fineness.",
  other: "Pieces that are like no other.",
};
