import type { Queryable } from '@/infra/database/pool'
import { removePlacePersons } from '@/server/placePersons/removePlacePersons'

/**
 * What migrations convert by rules of the domain, which SQL cannot say: run after the migration's SQL, in its
 * transaction. A step meets the schema of its migration: a later one that changes a table it uses takes the step out,
 * and raises the version that older databases must be started with first.
 */
export const DATA_STEPS: Readonly<Record<string, (sql: Queryable) => Promise<void>>> = {
  '20261128_050000_place_persons': removePlacePersons,
}
