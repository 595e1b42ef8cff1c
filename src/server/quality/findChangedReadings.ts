import { weighReading } from '@/domain/place/evidence/weighReading'
import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { placeKey } from '@/domain/place/keys/placeKey'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedShop } from '@/domain/place/types'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { Queryable } from '@/infra/database/pool'
import { newestLexicon, readLexicon } from '../lexicon/readLexicon'

/** Read before yielding to other work. */
const BATCH = 5_000

const SPELLINGS = `
  SELECT a.id, a.spelling, a.key FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id
  WHERE r.deleted_at IS NULL AND r.merged_into_id IS NULL`

interface Spelling {
  id: number
  spelling: string
  /** from `placeKey`; ends in the region code */
  key: string
}

interface ChangedReading {
  subjectType: 'alias'
  subjectId: number
  detail: { reading: string }
}

/** Changes nothing; staff decide. `sql`: inside a transaction */
export async function findChangedReadings(sql: Queryable): Promise<ChangedReading[]> {
  const lexicon = await readLexicon(sql, await newestLexicon(sql))
  const found: ChangedReading[] = []
  await sql.query(`DECLARE read_spellings NO SCROLL CURSOR FOR ${SPELLINGS}`)
  for (;;) {
    const { rows } = await sql.query<Spelling>(`FETCH ${BATCH} FROM read_spellings`)
    if (!rows.length) break
    for (const row of rows) {
      const shops = readAnew(row, lexicon)
      if (shops) found.push({ subjectType: 'alias', subjectId: row.id, detail: { reading: printed(shops) } })
    }
  }
  await sql.query('CLOSE read_spellings')
  return found
}

/** null if unchanged. Names of persons are another issue type. */
function readAnew({ spelling, key }: Spelling, lexicon: NameLexicon): ParsedShop[] | null {
  const grammar = parsePlace(spelling)
  const { shops } = weighReading(spelling, grammar, lexicon, () => true)
  if (shops === grammar.shops || shops.length === 0) return null
  const [shop] = shops
  const region = key.slice(key.lastIndexOf('|') + 1) || null
  return shops.length === 1 && shop && placeKey(shop, region) === key ? null : shops
}

const printed = (shops: readonly ParsedShop[]): string =>
  shops.map(({ name, branch }) => restaurantTitle(name, branch)).join(', ')
