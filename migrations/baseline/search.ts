/** Conjoining jamo (what NFKD leaves of a syllable) to the letters on the keys: first consonants, vowels, finals. */
const jamo = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i)).join('')
const FIRST_JAMO = jamo(0x1100, 19)
const VOWEL_JAMO = jamo(0x1161, 21)
const FINAL_JAMO = jamo(0x11a8, 27)
const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
/** Letters of two keys: ㄺ is typed ㄹ, ㄱ. */
const TWO_KEYS =
  'ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'
/** Spaces, punctuation and accents say nothing about which place is meant. */
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
/** First consonants as letters; vowels and finals, which have no counterpart, go. */
const CHOSEONG = `translate(${JAMO}, '${FIRST_JAMO}${VOWEL_JAMO}${FINAL_JAMO}', '${FIRSTS}')`
/** Syllables without their finals, composed again. */
const OPEN = `normalize(translate(${JAMO}, '${FINAL_JAMO}', ''), NFC)`
/** '가나다' → '가나 다': with the same of the text from its second character on, every pair of neighbours. */
const pairs = (text: string): string => `string_to_array(regexp_replace(${text}, '(..)', '\\1 ', 'g'), ' ')`

/**
 * What the search columns of `restaurants` are generated with (decision 6).
 *
 * - `search_jamo`: a text as the keys that type it ('닭' is ㄷㅏㄹㄱ). What a person has typed so far is then always a
 *   piece of it (달 on the way to 닭, 떡보 on the way to 떡볶이), and one wrong key is one wrong letter.
 * - `search_choseong`: first consonants ('ㅅㅎㄴ'); other characters as they are.
 * - `search_keys`: what is too short for trigrams: each syllable without its final (소 for 솔), each first consonant and
 *   each pair of neighbours among the first consonants.
 * - `search_street`: an address after its province and district.
 * - `search_pairs`: a name by pairs of its syllables. Thousands of names of a large directory share each trigram of
 *   keys, and a handful a pair of syllables. A syllable begins where a consonant precedes a vowel; a name's pairs are,
 *   for each syllable, the whole of it and the beginning of the next ('순희' → ㅅㅜㄴㅎㅡ), both beginnings (ㅅㅜㅎㅡ), and
 *   its beginning with that of the one after the next ('순희네' → ㅅㅜ.ㄴㅔ). `domain/search/syllablePairs` does the same
 *   for a query.
 *
 * The functions name their schema and use nothing else of ours, so a dump restores under any search path. Each is one
 * expression, which PostgreSQL inlines, or a loop of a few microseconds: a function with a query of its own would cost a
 * hundred thousand new restaurants several seconds.
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
