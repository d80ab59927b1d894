export { betweenDays, weekdaySpan } from "@suvarna/words/here/day-span";
