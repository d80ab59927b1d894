/** A tile in the gallery of a piece: a picture by its position, or the drawing in actual size. */
export interface GalleryTilePlace {
  readonly picture: number | "size";
  /** Whether the tile takes both columns of the gallery. */
  readonly wide: boolean;
  /** Whether the visitor can turn the piece in this tile. */
  readonly turns: boolean;
  /** Whether the tile is shown only on a phone, where the pictures stand in a row. */
  readonly onlyPhone: boolean;
}

interface Gallery {
  readonly canTurn: boolean;
  readonly hasSize: boolean;
  /**
   * Whether a wide screen shows only the first tiles, up to the first pair, for a sold-out piece:
   * its buying column is short, and other pieces follow.
   */
  readonly isShort: boolean;
}

/**
 * The order of the tiles: the front view alone, the next two pictures side by side, the drawing in
 * actual size, then all further pictures in pairs. The gallery never has a gap: a last picture
 * without a neighbour stands beside the drawing, or takes both columns where there is no drawing.
 *
 * A visitor turns the piece in the tile of the third picture, which shows its side, or in the first
 * tile if there is no third picture.
 * @param total the number of pictures, at least one
 */
export function galleryTiles(total: number, { canTurn, hasSize, isShort }: Gallery) {
  const pictures = isShort ? Math.min(total, hasSize ? 2 : 3) : total;
  const turning = pictures > TURNED ? TURNED : 0;
  const others = pictures - 1;
  const isOdd = others % 2 === 1;
  const tiles: GalleryTilePlace[] = Array.from({ length: pictures }, (_, picture) => ({
    picture,
    wide: picture === 0 || (isOdd && !hasSize && picture === others),
    turns: canTurn && picture === turning,
    onlyPhone: false,
  }));
  if (hasSize) {
    const size = { picture: "size", wide: !isOdd, turns: false, onlyPhone: false } as const;
    tiles.splice(isOdd ? 2 : 3, 0, size);
  }
  for (let picture = pictures; picture < total; picture++) {
    tiles.push({ picture, wide: false, turns: false, onlyPhone: true });
  }
  return tiles;
}

/** The position of the picture that shows the piece from the side. */
const TURNED = 2;
