import { useRecordContext } from 'react-admin'
import type { agencies } from '@/resources/agencies'
import type { RecordOf, RowOf } from '@/resources/definition'
import { RecordInput, type Picked } from '../kit/fields/RecordPicker'

export type Agency = RowOf<typeof agencies>
type WholeAgency = RecordOf<typeof agencies>

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: Agency | undefined): record is WholeAgency => record !== undefined && 'merges' in record

export const toPickedAgency = ({ id, name, aliases }: Pick<Agency, 'id' | 'name' | 'aliases'>): Picked => ({
  id,
  label: name,
  note: aliases.join(', '),
})

interface Props {
  /** an agency's number; its name is next to it, under `…Name` */
  source: 'agency' | 'parent'
  label: string
  except?: number | undefined
  missing?: string
}

/** Chooses an institution by its names. */
export function AgencyInput({ source, ...look }: Props) {
  const record = useRecordContext<Record<string, unknown>>()
  const id = record?.[source] as number | null | undefined
  const name = record?.[`${source}Name`] as string | null | undefined
  return (
    <RecordInput<Agency>
      source={source}
      resource="agencies"
      toPicked={toPickedAgency}
      initial={id ? { id, label: name ?? `${id}번` } : null}
      sort="name"
      {...look}
    />
  )
}
