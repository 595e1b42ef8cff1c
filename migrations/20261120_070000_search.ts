import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Conjoining jamo (what NFKD leaves of a syllable) to the letters on the keys: first consonants, vowels, finals. */
const CONJOINING = [
  [0x1100, 19],
  [0x1161, 21],
  [0x11a8, 27],
]
  .flatMap(([first = 0, count = 0]) => Array.from({ length: count }, (_, i) => String.fromCodePoint(first + i)))
  .join('')
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
const ON_KEYS = `translate(${JAMO}, '${CONJOINING}', '${FIRSTS}${VOWELS}${FINALS}')`
const inKeys = TWO_KEYS.split(' ').reduce(
  (inner, [whole, ...keys]) => `replace(${inner}, '${whole}', '${keys.join('')}')`,
  ON_KEYS,
)
const jamo = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i)).join('')
/** First consonants as letters; vowels and finals, which have no counterpart, go. */
const choseong = `translate(${JAMO}, '${jamo(0x1100, 19)}${jamo(0x1161, 21)}${jamo(0x11a8, 27)}', '${FIRSTS}')`
/** Syllables without their finals, composed again. */
const open = `normalize(translate(${JAMO}, '${jamo(0x11a8, 27)}', ''), NFC)`
/** '가나다' → '가나 다': with the same of the text from its second character on, every pair of neighbours. */
const pairs = (text: string) => `string_to_array(regexp_replace(${text}, '(..)', '\\1 ', 'g'), ' ')`

/**
 * Search columns of `restaurants`, generated from the name and address so that every writer keeps them right.
 *
 * - `search_name`: the name as the keys that type it ('닭' is ㄷㅏㄹㄱ). What a person has typed so far is then always
 *   a piece of it (달 on the way to 닭, 떡보 on the way to 떡볶이), and one wrong key is one wrong letter.
 * - `search_choseong`: first consonants ('ㅅㅎㄴ'); other characters as they are.
 * - `search_keys`: what is too short for trigrams: each syllable without its final (소 for 솔), each first consonant and
 *   each pair of neighbours in `search_choseong`.
 * - `search_address`: the address after its province and district, as keys.
 * - `search_place`: the region, as an array, so that one GIN index can cut names and regions against each other.
 *
 * The functions name their schema and use nothing else of ours, so a dump restores under any search path. Each is one
 * expression, which PostgreSQL inlines: a function with a query of its own would cost a hundred thousand new
 * restaurants several seconds.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE FUNCTION public.search_letters(source text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT ${inKeys} $$;

    CREATE FUNCTION public.search_choseong(source text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT ${choseong} $$;

    CREATE FUNCTION public.search_keys(source text) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      AS $$ SELECT string_to_array(${open}, NULL) || string_to_array(${choseong}, NULL)
        || ${pairs(choseong)} || ${pairs(`substr(${choseong}, 2)`)} $$;

    CREATE FUNCTION public.search_street(address text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT regexp_replace(normalize(address, NFC), '^\\s*(\\S+(시|도)\\s+)?(\\S+(시|군|구)\\s+){0,2}', '') $$;

    ALTER TABLE restaurants
      ADD COLUMN search_name text GENERATED ALWAYS AS (public.search_letters(title)) STORED,
      ADD COLUMN search_choseong text GENERATED ALWAYS AS (public.search_choseong(title)) STORED,
      ADD COLUMN search_keys text[] GENERATED ALWAYS AS (public.search_keys(title)) STORED,
      ADD COLUMN search_address text GENERATED ALWAYS AS (public.search_letters(public.search_street(address))) STORED,
      ADD COLUMN search_place integer[] GENERATED ALWAYS AS (ARRAY[region_id]) STORED;
    CREATE INDEX restaurants_search_name ON restaurants USING gin (search_name gin_trgm_ops, search_place);
    CREATE INDEX restaurants_search_keys ON restaurants USING gin (search_keys, search_place);
    CREATE INDEX restaurants_search_choseong ON restaurants USING gin (search_choseong gin_trgm_ops, search_place);
    CREATE INDEX restaurants_search_address ON restaurants USING gin (search_address gin_trgm_ops);
    CREATE INDEX restaurants_search_prefix ON restaurants (search_name COLLATE "C");
    CREATE INDEX restaurants_title ON restaurants (title, id) WHERE is_active AND deleted_at IS NULL;
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX restaurants_title, restaurants_search_prefix, restaurants_search_address,
      restaurants_search_choseong, restaurants_search_keys, restaurants_search_name;
    ALTER TABLE restaurants DROP COLUMN search_name, DROP COLUMN search_choseong, DROP COLUMN search_keys,
      DROP COLUMN search_address,
      DROP COLUMN search_place;
    DROP FUNCTION public.search_street(text);
    DROP FUNCTION public.search_keys(text);
    DROP FUNCTION public.search_choseong(text);
    DROP FUNCTION public.search_letters(text);
  `)
}
