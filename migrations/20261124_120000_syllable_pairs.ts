import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Names by pairs of their syllables, computed from `search_name`. Thousands of names of a large directory share each
 * trigram of keys, and a handful a pair of syllables, so whoever looks for a longer text reads a short list.
 *
 * A syllable begins where a consonant stands before a vowel; what lies between two beginnings belongs to the first. A
 * name's pairs are, for each syllable:
 * - the whole syllable and the beginning of the next one ('순희' → ㅅㅜㄴㅎㅡ)
 * - both beginnings (ㅅㅜㅎㅡ)
 * - its beginning and that of the one after the next ('순희네' → ㅅㅜ.ㄴㅔ)
 *
 * `domain/search/syllablePairs` makes the same of a query. The loop costs a new restaurant a few microseconds; a query
 * in the function would cost ten times that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(String.raw`
    CREATE FUNCTION public.search_pairs(jamo text) RETURNS text[]
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
      AS $$
    DECLARE
      -- The first item is what stands before the first syllable.
      syllables text[] := string_to_array(regexp_replace(jamo, '([ㄱ-ㅎ][ㅏ-ㅣ])', ' \1', 'g'), ' ');
      this text;
      next text;
      pairs text[] := '{}';
    BEGIN
      FOR i IN 2 .. cardinality(syllables) - 1 LOOP
        this := left(syllables[i], 2);
        next := left(syllables[i + 1], 2);
        pairs := pairs || (syllables[i] || next);
        IF syllables[i] <> this THEN pairs := pairs || (this || next); END IF;
        IF i + 2 <= cardinality(syllables) THEN
          pairs := pairs || (this || '.' || left(syllables[i + 2], 2));
        END IF;
      END LOOP;
      RETURN pairs;
    END $$;
    CREATE INDEX restaurants_search_pairs ON restaurants USING gin (public.search_pairs(search_name), search_region);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX restaurants_search_pairs; DROP FUNCTION public.search_pairs(text);`)
}
