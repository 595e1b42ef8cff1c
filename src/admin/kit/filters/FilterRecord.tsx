import { type RaRecord, useGetOne } from 'react-admin'
import { type Picked, RecordPicker } from '../fields/RecordPicker'
import { useFilter } from './useFilter'

interface Props<T> {
  source: string
  label: string
  resource: string
  toPicked: (record: T) => Picked
  sort: string
}

export function FilterRecord<T extends RaRecord>({ source, ...picker }: Props<T>) {
  const [id, setId] = useFilter<number>(source)
  const { data } = useGetOne<T>(picker.resource, { id: id ?? 0 }, { enabled: id !== undefined })
  const value = id === undefined ? null : data ? picker.toPicked(data) : { id, label: `${id}번` }
  return <RecordPicker<T> {...picker} size="filter" value={value} onChange={(picked) => setId(picked?.id ?? null)} />
}
