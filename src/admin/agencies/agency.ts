import type { agencies } from '@/resources/agencies'
import type { RecordOf, RowOf } from '@/resources/field'
import type { Picked } from '../kit/fields/RecordPicker'

export type Agency = RowOf<typeof agencies>
type WholeAgency = RecordOf<typeof agencies>

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: Agency | undefined): record is WholeAgency => record !== undefined && 'merges' in record

export const toPickedAgency = ({ id, name, aliases }: Pick<Agency, 'id' | 'name' | 'aliases'>): Picked => ({
  id,
  label: name,
  note: aliases.join(', '),
})
