import type { Alternative, Bind, ListQuery, ListSpec } from './listSpec'

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
export function partsOf(spec: ListSpec, filter: ListQuery['filter'], bind: Bind): Part[] {
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
export const rowsOf = ({ where, each }: Part, from: string, window: string): string =>
  each
    ? `WITH named AS MATERIALIZED (${each.among})
       SELECT own.* FROM named CROSS JOIN LATERAL (${from} ${where} ${window}) own`
    : `${from} ${where} ${window}`
