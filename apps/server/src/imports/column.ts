import type { RowPiece } from "./piece.ts";

/**
 * A column of the file of products. docs/import.md explains each column to the authors of such
 * files.
 */
export interface Column {
  /** The column's head in a file that the shop writes. */
  readonly name: string;
  /**
   * The field of the product form that the column fills. A refusal that names this field is shown
   * at the column.
   */
  readonly field: string;
  /** Other heads that mean this column, as `headKey` returns them. */
  readonly alsoCalled?: readonly string[];
  /** The name of the column with the original text, if the column has a translation. */
  readonly translates?: string;
  /** Returns the piece's value in the form in which it is written in a file. */
  write(piece: RowPiece): string;
  /** Returns the piece with the value of a cell that is not empty. @throws CellError */
  read(piece: RowPiece, cell: string): RowPiece;
}
