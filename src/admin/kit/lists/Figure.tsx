import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin'

const written = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('ko-KR') : '–')

type Props = Omit<DataTableColumnProps<RaRecord>, 'source'> & { source: string }

/** A column of numbers; a missing one is a dash, which react-admin's own column leaves out. */
export const Figure = ({ source, render = (record) => written(record[source]), ...column }: Props) => (
  <DataTable.Col source={source} align="right" render={render} {...column} />
)
