import { CUISINE_CHIPS, CUISINE_CODES, type CuisineCode } from '@/domain/place/lexicon/cuisineChips'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A condition on a row with `title`, `category` and `sub_category`; written out, so that partial indexes serve. */
export function cuisineCondition(code: CuisineCode, row: string): string {
  const { cuisines, category, named } = CUISINE_CHIPS[code]
  const served = `${row}.sub_category IN (${cuisines.map(quoted).join(', ')})`
  if (category) return `(${row}.category = ${quoted(category)} OR ${served})`
  return named ? `(${served} AND ${row}.title ~ ${quoted(named)})` : served
}

/** Columns that count the rows of each choice, one named by its code. */
export const cuisineCounts = (row: string): string =>
  CUISINE_CODES.map((code) => `count(*) FILTER (WHERE ${cuisineCondition(code, row)})::int AS ${code}`).join(', ')
