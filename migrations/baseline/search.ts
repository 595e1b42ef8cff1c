/** Maps conjoining jamo (NFKD of a syllable) to keyboard letters: initials, vowels, finals. */
const jamo = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i)).join('')
const FIRST_JAMO = jamo(0x1100, 19)
const VOWEL_JAMO = jamo(0x1161, 21)
const FINAL_JAMO = jamo(0x11a8, 27)
const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
/** Letters typed with two keys: ㄺ is typed ㄹ, ㄱ. */
const TWO_KEYS =
  'ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'
/** Spaces, punctuation and accents, which do not distinguish places. */
const NOISE =
  String.raw`[\s!-/:-@[-\`{-~\u00a0-\u00bf\u0300-\u036f\u119e\u2000-\u206f\u3000-\u303f\u318d\ufe00-\ufe0f]+`.replace(
    '\\`',
    '`',
  )

/** Lower case, one width, decomposed into conjoining jamo, without noise. */
const JAMO = `regexp_replace(lower(normalize(source, NFKD)), '${NOISE}', '', 'g')`
const ON_KEYS = `translate(${JAMO}, '${FIRST_JAMO}${VOWEL_JAMO}${FINAL_JAMO}', '${FIRSTS}${VOWELS}${FINALS}')`
const IN_KEYS = TWO_KEYS.split(' ').reduce(
  (inner, [whole, ...keys]) => `replace(${inner}, '${whole}', '${keys.join('')}')`,
  ON_KEYS,
)
/** Initial consonants as compatibility jamo; vowels and finals are dropped. */
const CHOSEONG = `translate(${JAMO}, '${FIRST_JAMO}${VOWEL_JAMO}${FINAL_JAMO}', '${FIRSTS}')`
/** Recomposed syllables without their finals. */
const OPEN = `normalize(translate(${JAMO}, '${FINAL_JAMO}', ''), NFC)`
/** '가나다' → '가나 다'. Applied again from the second character, it gives every pair of neighbours. */
const pairs = (text: string): string => `string_to_array(regexp_replace(${text}, '(..)', '\\1 ', 'g'), ' ')`

/**
 * The generated search columns of `restaurants` (decision 6).
 * - `search_jamo`: the keys that type a text ('닭' is ㄷㅏㄹㄱ), so that partial input is always a substring (달 → 닭, 떡보 →
 * 떡볶이) and one wrong key is one wrong letter.
 * - `search_choseong`: initial consonants ('ㅅㅎㄴ'); other characters unchanged.
 * - `search_keys`: for queries too short for trigrams: each syllable without its final (소 for 솔), each initial, and
 * each pair of neighbouring initials.
 * - `search_street`: an address without its province and district.
 * - `search_pairs`: a name by pairs of syllables. Trigrams of keys are shared by thousands of names, a syllable pair
 * only by a handful. For each syllable: the syllable and the start of the next ('순희' → ㅅㅜㄴㅎㅡ), both starts (ㅅㅜㅎㅡ), and
 * its start with that of the syllable after next ('순희네' → ㅅㅜ.ㄴㅔ). `domain/search/syllablePairs` computes the same for a
 * query.
 * The functions name their schema, so a dump restores under any search path. Each is a single expression that
 * PostgreSQL inlines, or a short loop: a function with a query would add seconds per hundred thousand restaurants.
 */
export const SEARCH = String.raw`
CREATE FUNCTION public.search_jamo(source text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT ${IN_KEYS} $$;

CREATE FUNCTION public.search_choseong(source text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT ${CHOSEONG} $$;

CREATE FUNCTION public.search_keys(source text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT string_to_array(${OPEN}, NULL) || string_to_array(${CHOSEONG}, NULL)
        || ${pairs(CHOSEONG)} || ${pairs(`substr(${CHOSEONG}, 2)`)} $$;

CREATE FUNCTION public.search_street(address text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(normalize(address, NFC), '^\s*(\S+(시|도)\s+)?(\S+(시|군|구)\s+){0,2}', '') $$;

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
`
