import type { RaRecord } from 'react-admin'
import { HttpError } from 'react-admin'
import { changedFields } from '../../dataProvider/changedFields'

type Fields = Record<string, unknown>

/** Two people wrote one record: what this one wrote, what both began with, and what stands there now. */
export interface Conflict {
  mine: Fields
  previous: RaRecord
  current: RaRecord
}

/** What an answer of 409 says; null for every other failure. */
export function conflictOf(error: unknown, mine: Fields, previous: RaRecord): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const { current } = (error.body ?? {}) as { current?: RaRecord }
  return current ? { mine, previous, current } : null
}

export interface ConflictField {
  name: string
  mine: unknown
  now: unknown
  /** the other one wrote it too: somebody has to choose */
  isContested: boolean
}

/** What would be written over the record as it is now, and which of it the other one wrote too. */
export function conflictFields({ mine, previous, current }: Conflict): ConflictField[] {
  const changed = changedFields(mine, previous)
  const theirs = changedFields(current, previous)
  return Object.entries(changed)
    .filter(([name, value]) => Object.keys(changedFields({ [name]: value }, current)).length > 0)
    .map(([name, value]) => ({ name, mine: value, now: current[name] as unknown, isContested: name in theirs }))
}
