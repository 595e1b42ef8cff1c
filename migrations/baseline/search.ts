/** Conjoining jamo (NFKD of a syllable) to keyboard letters: initials, vowels, finals. */
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
/** Do not distinguish places. */
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
/** As compatibility jamo, without vowels and finals. */
const CHOSEONG = `translate(${JAMO}, '${FIRST_JAMO}${VOWEL_JAMO}${FINAL_JAMO}', '${FIRSTS}')`
/** Recomposed syllables without finals. */
const OPEN = `normalize(translate(${JAMO}, '${FINAL_JAMO}', ''), NFC)`
/** '가나다' → '가나 다'; again from the second character, every pair of neighbours. */
const pairs = (text: string): string => `string_to_array(regexp_replace(${text}, '(..)', '\\1 ', 'g'), ' ')`

/**
 * Decision 6. Keys (닭 is ㄷㅏㄹㄱ), initials, short keys (open syllables, initials and their pairs), street, and syllable
 * pairs as in `domain/search/syllablePairs` (순희네: ㅅㅜㄴㅎㅡ, ㅅㅜㅎㅡ, ㅅㅜ.ㄴㅔ). The functions name their schema, so a dump
 * restores under any search path, and run no query, which would add seconds per 100,000 rows.
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
