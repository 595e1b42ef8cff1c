import { listCountMax } from '@/domain/backOffice/backOffice'
import { Parameters } from '@/infra/database/statements'
import type { Bind, ListQuery, ListSpec, Sort, Alternative } from './listSpec'

const conditionOf = (one: Alternative): string =>
  typeof one === 'string' ? `(${one})` : `${one.column} IN (${one.among})`

/** On `t`; empty without conditions. */
export function conditionsOf(spec: ListSpec, filter: ListQuery['filter'], bind: Bind): string {
  const { scope } = spec
  const conditions = Object.entries(filter).flatMap(([name, value]) => {
    const known = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined
    if (!known) return []
    if ('sql' in known) return [known.sql(value as never, bind)]
    const found = known
      .alternatives(value as never, bind)
      .map((one) => `SELECT t.id FROM ${spec.table} t WHERE ${conditionOf(one)}`)
    return [`t.id IN (${found.join(' UNION ALL ')})`]
  })
  if (scope && !scope.unless?.some((name) => name in filter)) conditions.unshift(scope.sql)
  if (spec.always) conditions.unshift(spec.always)
  return conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''
}

/** Rows that a list reads separately. */
interface Part {
  where: string
  /** the rows of each of these ids are read separately */
  each?: Exclude<Alternative, string>
}

/** Their union is the result; one per search alternative. */
function partsOf(spec: ListSpec, filter: ListQuery['filter'], bind: Bind): Part[] {
  for (const [name, known] of Object.entries(spec.filters)) {
    if (!('alternatives' in known) || !Object.hasOwn(filter, name)) continue
    const { [name]: value, ...rest } = filter
    const others = conditionsOf(spec, rest, bind)
    const where = (condition: string) => `${others ? `${others} AND` : 'WHERE'} ${condition}`
    return known
      .alternatives(value as never, bind)
      .map((one) =>
        typeof one === 'string'
          ? { where: where(`(${one})`) }
          : { where: where(`${one.column} = named.id`), each: one },
      )
  }
  return [{ where: conditionsOf(spec, filter, bind) }]
}

/**
 * Ids read separately have their own plan, the same for page and count, so that truncation is too. `from`: selection
 * from `t`; `window`: order of `t` and number of rows, per id if read separately
 */
const rowsOf = ({ where, each }: Part, from: string, window: string): string =>
  each
    ? `WITH named AS MATERIALIZED (${each.among})
       SELECT own.* FROM named CROSS JOIN LATERAL (${from} ${where} ${window}) own`
    : `${from} ${where} ${window}`

interface Statement {
  text: string
  values: unknown[]
}

const VERSION = 't.xmin::text'

/** `xmin` changes with every write of a row, and only then. */
function columnsOf(spec: ListSpec, isDetail: boolean): string {
  const columns = { ...spec.columns, ...(isDetail && spec.detail) }
  return [`t.id, ${VERSION} AS version`, ...Object.entries(columns).map(([name, sql]) => `${sql} AS "${name}"`)].join(
    ', ',
  )
}

/** null if the order sorts all rows. */
function headOf({ by, head, isCount, nullable }: Sort, order: 'ASC' | 'DESC'): { head: string; rest: string } | null {
  if (isCount) return order === 'DESC' ? { head: `${by} > 0`, rest: `coalesce(${by}, 0) = 0` } : null
  const condition = head ?? (nullable ? `${by} IS NOT NULL` : undefined)
  return condition === undefined ? null : { head: condition, rest: `NOT (${condition})` }
}

type Rows = Pick<ListQuery, 'sort' | 'filter' | 'limit'> & { offset?: number }

/**
 * The id breaks ties, and one index serves both directions. With `head`, other rows are read only as far as the page
 * needs; a combined order would be sorted again for every page.
 */
function idsOf(spec: ListSpec, { sort = spec.defaultSort, filter, limit, offset = 0 }: Rows, bind: Bind): string {
  const known = Object.hasOwn(spec.sorts, sort.field) ? spec.sorts[sort.field] : undefined
  const byId = `t.id ${sort.order}`
  const parted = known ? headOf(known, sort.order) : null
  const by = known?.isCount && !parted ? `coalesce(${known.by}, 0)` : known?.by
  const order = by ? `${by} ${sort.order}, ${byId}` : byId
  const from = `SELECT t.id FROM ${spec.table} t ${known?.join ?? ''}`
  const window = `LIMIT ${bind(limit)} OFFSET ${bind(offset)}`
  if (parted === null) {
    const parts = partsOf(spec, filter, bind)
    if (parts.length === 1) return `${from} ${parts[0]?.where} ORDER BY ${order} ${window}`
    const keyed = `SELECT t.id, ${by ?? 't.id'} AS key FROM ${spec.table} t ${known?.join ?? ''}`
    const reach = bind(offset + limit)
    const found = parts.map((part) => `(${rowsOf(part, keyed, `ORDER BY ${order} LIMIT ${reach}`)})`)
    return `SELECT id FROM (${found.join(' UNION ')}) found ORDER BY key ${sort.order}, id ${sort.order} ${window}`
  }
  const where = conditionsOf(spec, filter, bind)
  const and = where ? `${where} AND` : 'WHERE'
  const reach = bind(offset + limit)
  return `
    WITH head AS MATERIALIZED (${from} ${and} ${parted.head} ORDER BY ${order} LIMIT ${reach}),
      tail AS (${from} ${and} ${parted.rest} AND (SELECT count(*) FROM head) < ${reach} ORDER BY ${byId} LIMIT ${reach})
    SELECT id FROM (SELECT id, 0 AS part, row_number() OVER () AS position FROM head
      UNION ALL SELECT id, 1, row_number() OVER () FROM tail) parts
    ORDER BY part, position ${window}`
}

export function pageStatement(spec: ListSpec, query: ListQuery): Statement {
  const parameters = new Parameters()
  const ids = idsOf(spec, query, parameters.add)
  const text = `
    WITH page AS MATERIALIZED (SELECT id, row_number() OVER () AS position FROM (${ids}) ids)
    SELECT ${columnsOf(spec, false)}
    FROM page CROSS JOIN LATERAL (SELECT *, xmin FROM ${spec.table} WHERE id = page.id OFFSET 0) t ${spec.joins ?? ''}
    ORDER BY page.position`
  return { text, values: parameters.values }
}

/** Up to `listCountMax`. A part is read only if earlier ones have fewer, so a common word ends early. */
export function countStatement(spec: ListSpec, filter: ListQuery['filter']): Statement {
  const parameters = new Parameters()
  const max = parameters.add(listCountMax(filter))
  const parts = partsOf(spec, filter, parameters.add).map((part) =>
    rowsOf(part, `SELECT t.id FROM ${spec.table} t`, `LIMIT ${max}`),
  )
  const before = (index: number) => parts.slice(0, index).map((_, at) => `SELECT id FROM part_${at}`)
  const read = parts.map((rows, index) => {
    const found = index && `(SELECT count(*) FROM (${before(index).join(' UNION ')}) found)`
    return `part_${index} AS (SELECT id FROM (${rows}) rows WHERE ${found} < ${max} LIMIT ${max})`
  })
  const all = before(parts.length).join(' UNION ')
  const text = `WITH ${read.join(', ')} SELECT least(count(*), ${max})::int AS total FROM (${all}) counted`
  return { text, values: parameters.values }
}

/** Unordered. */
export function recordsStatement(spec: ListSpec, ids: readonly number[], isDetail: boolean): Statement {
  const text = `
    SELECT ${columnsOf(spec, isDetail)}
    FROM (SELECT *, xmin FROM ${spec.table} WHERE id = ANY ($1::int[])) t ${spec.joins ?? ''}
    WHERE ${spec.always ?? 'true'}`
  return { text, values: [ids] }
}

export function idsStatement(spec: ListSpec, query: Omit<ListQuery, 'offset'>): Statement {
  const parameters = new Parameters()
  const text = idsOf(spec, query, parameters.add)
  return { text, values: parameters.values }
}
