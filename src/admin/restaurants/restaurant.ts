import type { RecordOf, RowOf } from '@/resources/field'
import type { restaurants } from '@/resources/restaurants'

export type RestaurantRow = RowOf<typeof restaurants>
export type Restaurant = RecordOf<typeof restaurants>

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: RestaurantRow | undefined): record is Restaurant =>
  record !== undefined && 'aliases' in record
