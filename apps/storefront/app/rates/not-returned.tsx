/**
 * Says which parts of a price are lost when a piece is sold again. It is shown wherever the value
 * of metal is shown.
 */
export function NotReturned() {
  return (
    <section>
      <h2 className="heading-3">What is not returned</h2>
      <ul>
        <li>The making charge: the work on the old piece is not used again.</li>
        <li>Stones: they are taken off first and stay yours.</li>
        <li>GST and shipping that were paid with the old piece.</li>
      </ul>
    </section>
  );
}
