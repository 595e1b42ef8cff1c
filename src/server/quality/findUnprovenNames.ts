import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import type { SeenSigns } from '@/domain/place/evidence/seenSigns'
import { type Unproven, weighStored } from '@/domain/place/evidence/storedNames'
import type { ParsedShop } from '@/domain/place/types'
import { markChain } from '@/domain/place/words/placeWords'
import { queryInBatches } from '@/infra/database/bulkLoad'
import type { Queryable } from '@/infra/database/pool'
import { readChainNames } from '../words'

/** Read before yielding to other work. */
const BATCH = 5_000

/** A condition: Kakao shows restaurant `r` under its name. */
export const ON_THE_MAP = `EXISTS (SELECT FROM restaurant_sources k WHERE k.restaurant_id = r.id AND k.kind = 'kakao')`

interface Stored extends Pick<ParsedShop, 'name' | 'branch' | 'address'> {
  id: number
}

/**
 * Neither register, chain list nor Kakao confirms the word; with what would remain by the import's rule. `condition` is
 * on `r`; `signs` are confirmed by two institutions; `sql`: inside a transaction.
 */
export async function findUnprovenNames(
  sql: Queryable,
  lexicon: NameLexicon,
  condition: string,
  signs: SeenSigns | null = null,
): Promise<(Unproven & { id: number })[]> {
  const chains = await readChainNames(sql)
  const found: (Unproven & { id: number })[] = []
  const query = `SELECT r.id, r.name, NULLIF(r.branch, '') AS branch, NULLIF(r.address, '') AS address
    FROM restaurants r WHERE NOT ${ON_THE_MAP} AND ${condition}`
  for await (const rows of queryInBatches<Stored>(sql, query, BATCH))
    for (const { id, ...shop } of rows) {
      const unproven = weighStored(markChain(shop, chains), lexicon, signs?.isProven)
      if (unproven) found.push({ id, ...unproven })
    }
  return found
}
