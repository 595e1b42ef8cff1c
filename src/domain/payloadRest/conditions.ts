import { REST_PATH_DEPTH_MAX, REST_VALUE_LENGTH_MAX, REST_VALUES_MAX } from '@/domain/http/limits'
import type { Violation } from '../violation'

/** A condition of a query: `where[name][contains]=국밥`. */
export interface Condition {
  field: string
  operator: string
  value: unknown
}

export type Who = 'visitor' | 'staff'

const JOINTS = new Set(['and', 'or'])
const SAFE_FIELD = /^\w+(?:\.\w+)*$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

class Unreadable extends Error {}

function* walk(where: unknown): Generator<Condition> {
  if (!isObject(where)) throw new Unreadable()
  for (const [key, value] of Object.entries(where)) {
    if (JOINTS.has(key.toLowerCase())) {
      if (!Array.isArray(value)) throw new Unreadable()
      for (const part of value as unknown[]) yield* walk(part)
      continue
    }
    if (!SAFE_FIELD.test(key) || !isObject(value)) throw new Unreadable()
    for (const [operator, compared] of Object.entries(value)) yield { field: key, operator, value: compared }
  }
}

/** All conditions of a `where`, including nested `and` and `or`; null if malformed. */
export function readConditions(where: unknown): Condition[] | null {
  try {
    return [...walk(where)]
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

export function valuesOf({ operator, value }: Condition): string[] | null {
  const list = (Array.isArray(value) ? value : [value]) as unknown[]
  if (Array.isArray(value) && !/^(not_)?in$|^all$/.test(operator)) return null
  const texts = list.filter((one): one is string => typeof one === 'string')
  if (texts.length !== list.length) return null
  return operator === 'in' || operator === 'not_in' ? texts.flatMap((text) => text.split(',')) : texts
}

export function violationOfSize(condition: Condition, who: Who): Violation | null {
  const { field } = condition
  if (field.split('.').length > REST_PATH_DEPTH_MAX[who])
    return { code: 'path-too-deep', params: { field, max: REST_PATH_DEPTH_MAX[who] } }
  const values = valuesOf(condition)
  if (values === null || values.some((value) => value.includes('\0')))
    return { code: 'invalid-value', params: { field } }
  if (values.length > REST_VALUES_MAX[who]) return { code: 'too-large', params: { field, max: REST_VALUES_MAX[who] } }
  const tooLong = values.some((value) => value.length > REST_VALUE_LENGTH_MAX)
  return tooLong ? { code: 'too-long', params: { field, max: REST_VALUE_LENGTH_MAX } } : null
}
