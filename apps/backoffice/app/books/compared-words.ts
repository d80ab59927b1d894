/**
 * The title and the text of the toast after the comparison of a day.
 * @param entries the number of compared entries
 * @param open the number of open differences of the gateway
 */
export function comparedWords(entries: number, open: number): [title: string, text: string] {
  const title = entries === 1 ? "1 entry compared" : `${count(entries)} entries compared`;
  if (open === 0) return [title, "They agree with the book."];
  return [title, open === 1 ? "1 difference is open." : `${count(open)} differences are open.`];
}

const count = (number: number) => number.toLocaleString("en-IN");
