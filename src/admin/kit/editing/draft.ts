import type { Draft, StoredDraft } from '@/domain/backOffice/recordEdits'
import { changedFields } from '../../dataProvider/dataProvider'

type Fields = Record<string, unknown>

const pick = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))

interface Typed {
  /** the record as the form got it, without an id if it is new */
  record: Fields
  values: Fields
  changed: readonly string[]
  /** of a draft that the form continues */
  before?: Fields | undefined
}

/** What leaving the form would lose: all of a new record, otherwise the changed fields. Null if nothing was typed. */
export function draftOf({ record, values, changed, before = {} }: Typed): Draft | null {
  if (changed.length === 0) return null
  if (record.id === undefined) return { values, before: {} }
  const known = changed.filter((name) => Object.hasOwn(before, name))
  return { values: pick(values, changed), before: { ...pick(record, changed), ...pick(before, known) } }
}

const hasSameFields = (one: Fields, other: Fields): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.keys(one).every((name) => Object.hasOwn(other, name)) &&
  Object.keys(changedFields(one, other)).length === 0

/** As JSON has them: fields without a value do not count. */
export function isSameDraft(one: Draft | null, other: Draft | null): boolean {
  if (!one || !other) return one === other
  const [left, right] = [one.values, other.values].map((values) => JSON.parse(JSON.stringify(values)) as Fields)
  return hasSameFields(left as Fields, right as Fields)
}

/** Whether someone else changed what the draft changes. Changes to other fields do not matter to it. */
export const isContested = (record: Fields, { before }: Pick<Draft, 'before'>): boolean =>
  Object.keys(changedFields(before, record)).length > 0

/** Whether saving the draft would change the record. */
export const changesRecord = (record: Fields, { values }: Pick<Draft, 'values'>): boolean =>
  record.id === undefined || Object.keys(changedFields(values, record)).length > 0

/** What saving compares with: with an old version, so that the server answers with the conflict. */
export const previousOf = <T extends Fields>(record: T, draft: Pick<StoredDraft, 'base' | 'before'> | null): T =>
  draft && isContested(record, draft) ? { ...record, ...draft.before, version: draft.base } : record
