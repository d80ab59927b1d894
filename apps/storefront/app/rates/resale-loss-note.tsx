import * as say from "@suvarna/words/here/gold-value";

/**
 * Says which parts of a price are lost when a piece is sold again. It is shown wherever the value
 * of metal is shown.
 */
export function ResaleLossNote() {
  return (
    <section>
      <h2 className="heading-3">{say.whatIsNotReturned}</h2>
      <ul>
        <li>{say.makingIsNotReturned}</li>
        <li>{say.stonesAreNotReturned}</li>
        <li>{say.taxIsNotReturned}</li>
      </ul>
    </section>
  );
}
