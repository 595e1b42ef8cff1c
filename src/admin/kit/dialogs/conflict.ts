import type { RaRecord } from 'react-admin'
import { HttpError } from 'react-admin'
import { changedFields } from '../../dataProvider/changedFields'

type Fields = Record<string, unknown>

export interface Conflict {
  mine: Fields
  previous: RaRecord
  current: RaRecord
}

export function conflictOf(error: unknown, mine: Fields, previous: RaRecord): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const { current } = (error.body ?? {}) as { current?: RaRecord }
  return current ? { mine, previous, current } : null
}

export interface ConflictField {
  name: string
  mine: unknown
  now: unknown
  /** the other person changed it too, so a choice is needed */
  isContested: boolean
}

export function conflictFields({ mine, previous, current }: Conflict): ConflictField[] {
  const changed = changedFields(mine, previous)
  const theirs = changedFields(current, previous)
  return Object.entries(changed)
    .filter(([name, value]) => Object.keys(changedFields({ [name]: value }, current)).length > 0)
    .map(([name, value]) => ({ name, mine: value, now: current[name] as unknown, isContested: name in theirs }))
}
