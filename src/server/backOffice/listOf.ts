import type { Definition, Field } from '@/resources/definition'
import { anyContains, flag, oneOf, relation, search, text } from './filters'
import type { Filter, ListSpec, Sort } from './listSpec'

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnOf(name: string, { kind, options: { column = name } }: Field): string {
  return `t.${snake(column)}${kind === 'relation' ? '_id' : ''}`
}

function filterOf(column: string, { kind, labels }: Field): Filter {
  if (kind === 'choice') return oneOf(column, Object.keys(labels) as [string, ...string[]])
  if (kind === 'relation') return relation(column)
  return kind === 'flag' ? flag(column) : text(column)
}

interface Own<Name extends string> extends Partial<Pick<ListSpec, 'joins' | 'always' | 'scope'>> {
  /** expressions of fields that are not plain columns of the table */
  sql?: Partial<Record<Name, string>>
  sorts?: Record<string, Sort>
  filters?: Record<string, Filter>
}

/** The list of a resource by its definition. */
export function listOf<D extends Definition>(
  { table, fields, search: searched = [], filters = [], sorts = [], defaultSort }: D,
  { sql = {}, sorts: ownSorts, filters: ownFilters, ...own }: Own<keyof D['fields'] & string> = {},
): ListSpec {
  const at = (name: string): [string, Field] => [columnOf(name, fields[name] as Field), fields[name] as Field]
  const selected = (isDetail: boolean) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { options }]) => (options.detail ?? false) === isDetail)
        .map(([name, field]) => {
          const given = (sql as Record<string, string>)[name]
          return [name, given ?? columnOf(name, field) + (field.kind === 'integer' ? '::int' : '')]
        }),
    )
  const folded = searched.map((name) => (at(name)[1].kind === 'json' ? `${at(name)[0]}::text` : at(name)[0]))
  return {
    ...own,
    table,
    columns: selected(false),
    detail: selected(true),
    sorts: {
      id: { by: 't.id' },
      ...Object.fromEntries(sorts.map((name) => [name, { by: at(name)[0] }])),
      ...ownSorts,
    },
    defaultSort,
    filters: {
      ...(folded.length && { q: search((typed, bind) => anyContains(folded, typed, bind)) }),
      ...Object.fromEntries(filters.map((name) => [name, filterOf(...at(name))])),
      ...ownFilters,
    },
  }
}
