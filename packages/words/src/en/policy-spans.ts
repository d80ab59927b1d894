export { MAKING } from "@suvarna/domain/policies";
