/** The number of the shoppers' actions between the end of a fault and the next fault. */
const STEPS_BETWEEN = 3;
/**
 * The maximum number of actions during one fault, so that a long fault does not use up the
 * shoppers.
 */
const MOST_STEPS = 30;

/** The pace of a run. Faults wait for actions of shoppers, and shoppers wait for faults. */
export class ChaosPace {
  /** The number of all actions until now. */
  steps = 0;
  #sinceFault = 0;
  #due = Promise.withResolvers<void>();
  #over = Promise.withResolvers<void>();
  #isEnded = false;

  /**
   * Called before each action of a shopper. It waits while too many actions have passed since the
   * last fault.
   */
  async step(): Promise<void> {
    while (this.#sinceFault >= MOST_STEPS && !this.#isEnded) await this.#over.promise;
    this.steps++;
    if (++this.#sinceFault >= STEPS_BETWEEN) this.#due.resolve();
  }

  /** Waits until a fault is due. @returns false when no more actions will follow */
  async untilFault(): Promise<boolean> {
    if (!this.#isEnded) await this.#due.promise;
    return !this.#isEnded;
  }

  /** Records the end of a fault, so that waiting shoppers continue. */
  faultIsOver(): void {
    this.#sinceFault = 0;
    this.#due = Promise.withResolvers();
    this.#over.resolve();
    this.#over = Promise.withResolvers();
  }

  /** Ends all waiting, because there are no more shoppers or no more faults. */
  end(): void {
    this.#isEnded = true;
    this.#due.resolve();
    this.#over.resolve();
  }
}
