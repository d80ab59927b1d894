import type { Order } from "@suvarna/contract/orders/schemas";

/** The note of a step of an order. The API's own words are in English. */
export const noteOfStep = ({ note }: Order["history"][number], _advance: Order["advance"]) => note;
