import type { Queryable } from '@/infra/database/pool'
import { removePlacePersons } from '@/server/placePersons/removePlacePersons'

/**
 * Conversions that need domain rules; each runs after its migration's SQL, in its transaction. A later change to a
 * table that a step uses must remove the step and raise the version that older databases start with first.
 */
export const DATA_STEPS: Readonly<Record<string, (sql: Queryable) => Promise<void>>> = {
  '20261128_050000_place_persons': removePlacePersons,
}
