import type { ChainNames } from '@/domain/place/words/chainNamesOfStaff'
import type { Queryable } from '@/infra/database/pool'
import { readWordKeys } from './readWordKeys'

/** In addition to the built-in ones. */
export const readChainNames = async (sql: Queryable): Promise<ChainNames> =>
  new Set((await readWordKeys(sql, ['chain'])).chain)
