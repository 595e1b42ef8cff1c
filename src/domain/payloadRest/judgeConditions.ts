import { ID_MAX, REST_CONDITIONS_MAX, REST_TEXT_SEARCHES_MAX } from '@/domain/http/limits'
import type { Violation } from '../violation'
import { type Condition, readConditions, valuesOf, violationOfSize, type Who } from './conditions'
import { type FieldKind, OPERATORS, TEXT_SEARCHES } from './publicCollections'

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

const VALUES: Record<FieldKind, (text: string) => boolean> = {
  id: (text) => /^\d{1,10}$/.test(text) && Number(text) <= ID_MAX,
  number: (text) => /^-?\d{1,12}(\.\d{1,12})?$/.test(text),
  date: isDate,
  text: (text) => text !== '',
  choice: (text) => /^[\w-]{1,40}$/.test(text),
  checkbox: (text) => text === 'true' || text === 'false',
}

/** Visitors' operators, and `not_in`, which the panel sends. */
const STAFF_OPERATORS = [...new Set([...Object.values(OPERATORS).flat(), 'not_in'])]

function violationOfMeaning(condition: Condition, fields: Record<string, FieldKind>): Violation | null {
  const { field, operator } = condition
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!kind) return { code: 'field-not-queryable', params: { field, fields: Object.keys(fields).join(', ') } }
  if (!OPERATORS[kind].includes(operator))
    return { code: 'operator-not-allowed', params: { field, operators: OPERATORS[kind].join(', ') } }
  const isValue = operator === 'exists' ? VALUES.checkbox : VALUES[kind]
  return valuesOf(condition)?.every(isValue) ? null : { code: 'invalid-value', params: { field } }
}

/** Payload fails on operators of points and of lists of values, and no field has either. */
const violationOfOperator = ({ field, operator }: Condition): Violation | null =>
  STAFF_OPERATORS.includes(operator)
    ? null
    : { code: 'operator-not-allowed', params: { field, operators: STAFF_OPERATORS.join(', ') } }

/** `fields`: those visitors may use; undefined for staff, whose access Payload checks. */
export function judgeConditions(where: unknown, who: Who, fields?: Record<string, FieldKind>): Violation | null {
  const conditions = readConditions(where)
  if (!conditions) return { code: 'invalid-value', params: { field: 'where' } }
  const max = REST_CONDITIONS_MAX[who]
  if (conditions.length > max) return { code: 'too-many-conditions', params: { max } }
  for (const condition of conditions) {
    const violation =
      violationOfSize(condition, who) ??
      (fields ? violationOfMeaning(condition, fields) : violationOfOperator(condition))
    if (violation) return violation
  }
  const searches = conditions.filter(({ operator }) => TEXT_SEARCHES.includes(operator)).length
  return fields && searches > REST_TEXT_SEARCHES_MAX
    ? { code: 'too-many-conditions', params: { max: REST_TEXT_SEARCHES_MAX } }
    : null
}
