import type { ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import type { Definition, Field, RowOf } from '@/resources/definition'
import { koreanDate } from '../dates/koreanDate'
import { choicesOf, FilterFlag, FilterSelect } from '../filters/FilterSelect'
import { FilterBar } from '../filters/FilterBar'
import { ListTable } from '../lists/ListTable'
import { CreateLink, ListScreen } from '../screens/screens'
import { StatusTag, type StatusTone } from '../marks'

/** The colour of each code. */
export type Tones = Partial<Record<string, Record<string, StatusTone>>>

type Names<D extends Definition> = (keyof D['fields'] & string)[]

interface Table<D extends Definition> {
  columns: Names<D>
  /** cells that do not follow from the kind of field */
  cells?: { [Name in keyof D['fields']]?: (record: RowOf<D>) => ReactNode }
  labels?: { [Name in keyof D['fields']]?: string }
  tones?: Tones
  emptyTitle?: string
  rowClick?: 'show'
  bulk?: ReactNode
}

interface Spec<D extends Definition> extends Partial<Table<D>> {
  help?: string
  /** what is searched: '질문, 답' */
  search?: string
  /** controls of the filter bar */
  filters?: Names<D>
  moreFilters?: ReactNode
  perPage?: number
  /** label of the button for a new one: '새 질문' */
  create?: string
  moreActions?: ReactNode
}

function cellOf(name: string, { kind, labels }: Field, tones: Tones) {
  const tone = tones[name]
  const shown = (value: string | number | boolean | null | undefined): ReactNode => {
    if (value === null || value === undefined) return '–'
    const code = String(value)
    if (kind === 'choice' || kind === 'flag')
      return tone ? <StatusTag tone={tone[code]}>{labels[code]}</StatusTag> : labels[code]
    return kind === 'day' || kind === 'moment' ? koreanDate(code) : code
  }
  return (record: RaRecord) => shown(record[name])
}

/** The value of a field as its list shows it. */
export const definedCell = (definition: Definition, name: string, tones: Tones, record: object): ReactNode =>
  cellOf(name, definition.fields[name] as Field, tones)(record as RaRecord)

const hasControl = (field: Field | undefined): boolean => field?.kind === 'choice' || field?.kind === 'flag'

interface FilterProps<D extends Definition> {
  of: D
  source: keyof D['fields'] & string
}

/** In the filter bar, for a choice or a flag. */
export function DefinedFilter<D extends Definition>({ of, source }: FilterProps<D>) {
  const { kind, label = '', labels } = of.fields[source] as Field
  if (kind === 'flag')
    return <FilterFlag source={source} label={label} yes={labels.true ?? ''} no={labels.false ?? ''} />
  return <FilterSelect source={source} label={label} choices={choicesOf(labels)} />
}

export function DefinedTable<D extends Definition>({ definition, ...table }: Table<D> & { definition: D }) {
  const { fields, sorts = [] } = definition
  const { columns, cells, labels, tones = {}, rowClick = 'edit', ...rest } = table
  return (
    <ListTable rowClick={rowClick} {...rest}>
      {columns.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          label={labels?.[name]}
          disableSort={!sorts.includes(name)}
          sortByOrder={fields[name]?.kind === 'text' ? 'ASC' : 'DESC'}
          render={
            (cells?.[name] as ((record: RaRecord) => ReactNode) | undefined) ??
            cellOf(name, fields[name] as Field, tones)
          }
        />
      ))}
    </ListTable>
  )
}

/** The list of a resource by its definition; `Rows` also stand in a tab of the settings. */
export function definedList<D extends Definition>(definition: D, spec: Spec<D> = {}) {
  const { key, name: called, fields, search: searched = [], defaultSort: sort } = definition
  const labelOf = (name: string) => fields[name]?.label ?? name
  const {
    help,
    search = searched.map(labelOf).join(', '),
    filters = (definition.filters ?? []).filter((name) => hasControl(fields[name])),
    columns = Object.keys(fields).filter((name) => fields[name]?.label && !fields[name].options.detail),
    create = `새 ${called}`,
    moreFilters,
    moreActions,
    perPage = 20,
    ...table
  } = spec
  const Create = () => <CreateLink to={`/${key}/create`}>{create}</CreateLink>
  const Rows = () => (
    <>
      <FilterBar search={search}>
        {filters.map((name) => (
          <DefinedFilter key={name} of={definition} source={name} />
        ))}
        {moreFilters}
      </FilterBar>
      <DefinedTable definition={definition} columns={columns} {...table} />
    </>
  )
  const List = () => (
    <ListScreen
      resource={key}
      help={help}
      sort={sort}
      perPage={perPage}
      actions={
        <>
          {moreActions}
          <Create />
        </>
      }
    >
      <Rows />
    </ListScreen>
  )
  return { resource: key, sort, Create, Rows, List }
}

export type DefinedList = ReturnType<typeof definedList>
