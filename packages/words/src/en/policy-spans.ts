export { EXPRESS_DELIVERY } from "@suvarna/domain/delivery-way";
export {
  CUSTOMS_ABROAD,
  MAKING,
  ON_THE_WAY,
  ON_THE_WAY_ABROAD,
  PROCESSING,
} from "@suvarna/domain/policies";
