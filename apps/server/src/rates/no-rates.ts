import { forEachCarat } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";

/** The rates while no grade has a valid rate. */
export const NO_RATES: RatesPerGram = forEachCarat(() => null);
