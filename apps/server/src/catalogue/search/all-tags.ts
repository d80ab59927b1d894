import { sql } from "drizzle-orm";
import { products } from "../tables.ts";

/**
 * SQL expression for the tags of a product in all languages. A shopper who types a word in one
 * script gets only tags in this script, so the languages need not be kept apart.
 */
export const allTags = sql<string[]>`(${products.tags} || (
  select coalesce(array_agg(tag), '{}')
  from jsonb_each(${products.translations}) as translation,
    unnest(string_to_array(translation.value -> 'tags' ->> 'text', chr(10))) as tag
))`;
