import type { FlattenedField } from 'payload'

let made = 0
/** Nothing requires them but rules of their collections. */
const GIVEN: Record<string, unknown> = {
  address: '서울특별시 종로구 세종대로 1',
  boards: ['https://www.gaon.example/list.do?bbsNo=24'],
}

/** What a required field of a new document is given; undefined where a document does without. */
function valueFor(field: FlattenedField, ids: ReadonlyMap<string, number>): unknown {
  if (!('required' in field) || !field.required) return undefined
  // Nothing else is a department's name.
  if (field.name === 'name') return `총무${(made += 1)}팀`
  if (field.type === 'text' || field.type === 'textarea') return `지어낸 ${(made += 1)}`
  if (field.type === 'number') {
    const { min = 0, max = Infinity } = field
    return min + ((made += 1) % (max - min + 1))
  }
  if (field.type === 'date') return '2025-03-04T00:00:00.000Z'
  if (field.type === 'relationship') {
    const [to = ''] = [field.relationTo].flat()
    const value = ids.get(to.replaceAll('-', '_'))
    return Array.isArray(field.relationTo) ? { relationTo: to, value } : value
  }
  if (field.type !== 'select' || field.defaultValue !== undefined) return undefined
  const [first] = field.options
  return typeof first === 'object' ? first.value : first
}

/**
 * A new document of a collection: what its configuration requires, made up.
 * @param ids a row of each table
 */
export const madeUpDocument = (
  fields: readonly FlattenedField[],
  ids: ReadonlyMap<string, number>,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = GIVEN[field.name] ?? valueFor(field, ids)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
