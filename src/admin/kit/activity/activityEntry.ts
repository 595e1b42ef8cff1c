import { MASKED } from '@/domain/audit'
import { type ActivityEntry, SHOWN_VALUE_MAX } from '@/domain/backOffice/activity'
import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { auditedFieldLabel } from '@/resources/auditLabels'
import { DEFINED } from '@/resources/defined'
import { type Definition, writtenFields } from '@/resources/definition'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { valueText } from './valueText'
import type { Difference } from '../facts'

export type Values = Record<string, unknown>

export const nameOf = ({ kind, actor }: Pick<ActivityEntry, 'kind' | 'actor'>): string => {
  if (kind === 'import') return '가져오기'
  return actor ? (actor.nickname ?? '떠난 사람') : kind === 'note' ? '떠난 사람' : '시스템'
}

export const roleOf = ({ actor, details }: ActivityEntry): string =>
  actor?.role ? (ROLE_LABELS[actor.role as Role] ?? '') : (details?.fileName ?? '')

const EVENTS: Record<string, string> = {
  ...AUDIT_EVENT_LABELS,
  record_created: '새로 만듦',
  record_updated: '',
  record_trashed: '휴지통으로 옮김',
  record_restored: '휴지통에서 복원',
  restaurant_trashed: '휴지통으로 옮김',
  restaurant_restored: '휴지통에서 복원',
  imported: '자료에서 옴',
}

const TABLES: Record<string, string> = {
  visits: '방문',
  restaurant_aliases: '표기',
  reviews: '리뷰',
  favorites: '즐겨찾기',
}

function movedOf({ moved }: NonNullable<ActivityEntry['details']>): string {
  const words = Object.entries(moved ?? {}).flatMap(([table, count]) =>
    TABLES[table] ? [`${TABLES[table]} ${count.toLocaleString()}건`] : [],
  )
  return words.length ? ` · ${words.join(', ')} 옮김` : ''
}

export function sentenceOf(entry: ActivityEntry): string {
  const { event, reason, details } = entry
  const why = reason ? `“${reason}”` : ''
  if (event === 'merged' && details) return `합치기 · ${details.title}${movedOf(details)} ${why}`
  if (event === 'merge_undone' && details) return `합치기 풂 · ${details.title} ${why}`
  if (event === 'imported' && details?.visits) return `방문 ${details.visits.toLocaleString()}건 더함`
  return [EVENTS[event], why].filter(Boolean).join(' · ')
}

const definitionOf = (resource: ResourceName): Definition | undefined =>
  (DEFINED as Partial<Record<ResourceName, Definition>>)[resource]

/** Back-office names by the audit log's, which are Payload's. */
const formNames = (resource: ResourceName): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(writtenFields(definitionOf(resource) ?? { fields: {} })).map(([name, column]) => [
      column === true ? name : column,
      name,
    ]),
  )

/** Longer texts are compared in a dialog of their own. */
const INLINE_MAX = 120
const LONG = '글을 고침'

/** Latitude and longitude count as one where both changed. */
export function differencesOf(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  resource: ResourceName,
  regions: Record<string, string>,
): Difference[] {
  const subject = definitionOf(resource)?.subject as Parameters<typeof valueText>[2]
  const { fields, values } = RESOURCE_LABELS[resource]
  const forms = formNames(resource)
  const shown = (field: string, value: unknown): string | null => {
    const name = forms.get(field) ?? field
    if (field === 'region' && typeof value === 'number') return regions[value] ?? `${value}번`
    if (field === 'images' || field === 'places')
      return Array.isArray(value) && value.length ? countOf(field, value) : null
    return values[name]?.[String(value)] ?? valueText(field, value, subject)
  }
  const labelOf = (field: string) => fields[forms.get(field) ?? field] ?? auditedFieldLabel(field, subject)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const isPoint = names.includes('latitude') && names.includes('longitude')
  const differences = names
    .filter((name) => !(isPoint && (name === 'latitude' || name === 'longitude')))
    .map((name) => ({
      label: labelOf(name),
      before: shown(name, before?.[name]),
      after: shown(name, after?.[name]),
      isMasked: after?.[name] === MASKED,
    }))
  if (isPoint) differences.push({ label: '좌표', before: point(before), after: point(after), isMasked: false })
  return differences.filter((one) => one.isMasked || one.before !== one.after || isLong(one.before)).map(inline)
}

const countOf = (field: string, { length }: unknown[]): string => (field === 'images' ? `${length}장` : `${length}곳`)

const isLong = (text: string | null): boolean => (text?.length ?? 0) > INLINE_MAX

const inline = ({ label, before, after, isMasked }: Difference & { isMasked: boolean }): Difference =>
  isMasked || isLong(before) || isLong(after)
    ? { label, before: null, after: isMasked ? after : LONG }
    : { label, before, after }

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const point = (of: Values | null): string | null =>
  of && !isEmpty(of.latitude) && !isEmpty(of.longitude) ? `${String(of.latitude)}, ${String(of.longitude)}` : null

/** Fields of a change whose earlier text can be read. */
export function changedTexts(
  { event, after }: Pick<ActivityEntry, 'event' | 'after'>,
  resource: ResourceName,
): string[] {
  if (event !== 'record_created' && event !== 'record_updated') return []
  return (definitionOf(resource)?.texts ?? []).filter((name) => after && Object.hasOwn(after, name))
}

const MOVES = ['record_trashed', 'record_restored']

const isWholeValue = (value: unknown): boolean =>
  value !== MASKED && !(typeof value === 'string' && value.length > SHOWN_VALUE_MAX)

/** Where one request to the API takes it back. Texts are restored from their own dialog. */
export function isRevertible(entry: ActivityEntry, resource: ResourceName): boolean {
  const { event, details, before } = entry
  if (event === 'merged') return !details?.isUndone
  if (MOVES.includes(event)) return resource === 'restaurants' && before !== null
  if (event !== 'record_updated' || before === null || changedTexts(entry, resource).length) return false
  const forms = formNames(resource)
  return Object.entries(before).every(([name, value]) => forms.has(name) && isWholeValue(value))
}

export const wayBack = ({ event }: Pick<ActivityEntry, 'event'>): string => {
  if (event === 'merged') return '합치기 풀기'
  return event === 'record_trashed' ? '복원' : '되돌리기'
}

/** Values of an entry by the names of the form. */
export function formValues(resource: ResourceName, values: Values | null): Values {
  const forms = formNames(resource)
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [forms.get(name) ?? name, value]))
}

const text = (value: unknown): string => JSON.stringify(value ?? null)

/** Labels of the fields that have changed again after an entry. */
export function fieldsChangedSince(entry: ActivityEntry, resource: ResourceName, record: Values): string[] {
  if (entry.event !== 'record_updated') return []
  return Object.entries(formValues(resource, entry.after)).flatMap(([name, value]) => {
    if (name === 'images' || text(value) === text(record[name])) return []
    return [RESOURCE_LABELS[resource].fields[name] ?? name]
  })
}
