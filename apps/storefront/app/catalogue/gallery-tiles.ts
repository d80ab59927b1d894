/** A tile in the gallery of a piece: a picture by its position, or the drawing in actual size. */
export interface GalleryTilePlace {
  readonly picture: number | "size";
  /** Whether the tile takes both columns of the gallery. */
  readonly wide: boolean;
  /** Whether the visitor can turn the piece in this tile. */
  readonly turns: boolean;
}

/**
 * The order of the tiles: the front view alone, the next two pictures side by side, the drawing in
 * actual size, then all further pictures in pairs. The gallery never has a gap: a last picture
 * without a neighbour stands beside the drawing, or takes both columns where there is no drawing.
 *
 * A visitor turns the piece in the tile of the third picture, which shows its side, or in the first
 * tile if there is no third picture.
 * @param pictures the number of pictures, at least one
 */
export function galleryTiles(
  pictures: number,
  { canTurn, hasSize }: { readonly canTurn: boolean; readonly hasSize: boolean },
): GalleryTilePlace[] {
  const turning = pictures > TURNED ? TURNED : 0;
  const others = pictures - 1;
  const isOdd = others % 2 === 1;
  const tiles: GalleryTilePlace[] = Array.from({ length: pictures }, (_, picture) => ({
    picture,
    wide: picture === 0 || (isOdd && !hasSize && picture === others),
    turns: canTurn && picture === turning,
  }));
  if (hasSize) {
    tiles.splice(isOdd ? 2 : 3, 0, { picture: "size", wide: !isOdd, turns: false });
  }
  return tiles;
}

/** The position of the picture that shows the piece from the side. */
const TURNED = 2;
