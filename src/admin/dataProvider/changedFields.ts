type Fields = Record<string, unknown>

/** Compares as JSON, so that reloading an untouched field does not count as a change. */
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

/** A cleared field is '' or undefined where the record had null. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fields the record never had count if filled; `id` and `version` are ignored. */
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
