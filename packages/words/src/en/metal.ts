export { metalInColour, metalName } from "@suvarna/domain/fineness";
