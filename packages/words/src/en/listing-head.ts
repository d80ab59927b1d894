// The title and the description of a listing

export const piecesFor = (words: string) => `Pieces for “${words}”`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const aboutOne = (title: string) =>
  `${title} jewellery by our own karigars, with the weight and the making charge of each piece`;
export const aboutAll = "Gold, diamond, silver, bridal and traditional jewellery";
export const pricedByWeight = (about: string, page: number) =>
  `${about}, priced by weight at today’s rate${page > 1 ? `: page ${page}` : ""}.`;

// The sentence below the title

export const designs = (total: number) =>
  `${total > 0 ? `${total} designs` : "Designs"}, each priced from its own weight at the rate of this minute.`;
export const eachPiece = "Each piece with its weight, its making charge and its stones.";

// A page that the shop does not have

export const noSuchKind =
  "There is no such kind of jewellery in the shop. The address may have a letter too many.";
export const returnToProducts = "Return to Products";
