type Fields = Record<string, unknown>

/** Equal as JSON is: what a form never touched must not count as a change because it was read again. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Fields, other as Fields]
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && isSame(left[name], right[name]))
  )
}

/** An emptied field arrives as '' or undefined where the record had null. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * The fields of a form that differ from the record it was opened with. Fields the record never had count when they are
 * filled. The record's own `id` and `version` are no fields.
 */
export function changedFields(data: Fields, previous: Fields): Fields {
  const changed: Fields = {}
  for (const [name, value] of Object.entries(data)) {
    if (name === 'id' || name === 'version') continue
    const before = previous[name]
    if (isEmpty(value) && isEmpty(before)) continue
    if (!isSame(value, before)) changed[name] = value === undefined ? null : value
  }
  return changed
}
