/** After how many actions of shoppers the next fault is due. */
const STEPS_BETWEEN = 3;
/** How many actions there are for one fault at most, so that a long fault does not use up the shoppers. */
const MOST_STEPS = 30;

/** The pace of a run: faults follow the actions of shoppers, and shoppers wait for faults. */
export class Pace {
  /** How many actions there were in all. */
  steps = 0;
  #sinceFault = 0;
  #due = Promise.withResolvers<void>();
  #over = Promise.withResolvers<void>();
  #isEnded = false;

  /** Is called before each action; waits while there were many without a new fault. */
  async step(): Promise<void> {
    while (this.#sinceFault >= MOST_STEPS && !this.#isEnded) await this.#over.promise;
    this.steps++;
    if (++this.#sinceFault >= STEPS_BETWEEN) this.#due.resolve();
  }

  /** Waits until a fault is due. @returns false when there are no more actions */
  async untilFault(): Promise<boolean> {
    if (!this.#isEnded) await this.#due.promise;
    return !this.#isEnded;
  }

  /** The fault is over, so that the next actions begin. */
  faultIsOver(): void {
    this.#sinceFault = 0;
    this.#due = Promise.withResolvers();
    this.#over.resolve();
    this.#over = Promise.withResolvers();
  }

  /** There are no more shoppers, or no more faults; nobody waits any longer. */
  end(): void {
    this.#isEnded = true;
    this.#due.resolve();
    this.#over.resolve();
  }
}
