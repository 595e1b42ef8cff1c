import type { Queryable } from '@/infra/database/pool'
import { removePlacePersons } from '@/server/placePersons/removePlacePersons'

/**
 * Data conversions that need domain rules rather than SQL; each runs after its migration's SQL in the same transaction.
 * A step relies on the schema of its migration: a later change to a table it uses must remove the step and raise the
 * version that older databases start with first.
 */
export const DATA_STEPS: Readonly<Record<string, (sql: Queryable) => Promise<void>>> = {
  '20261128_050000_place_persons': removePlacePersons,
}
