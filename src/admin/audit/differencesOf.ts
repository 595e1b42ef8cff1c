import { MASKED } from '@/domain/audit/entry'
import { auditDetailLabel, auditedFieldLabel, auditValueWords, nestedLabel } from '@/resources/auditLabels'
import type { AuditSubject } from '@/resources/auditSubjects'
import type { Difference } from '../kit/DiffList'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import type { AuditRow } from './auditEntry'

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Fields that hold the id of another record. */
const NUMBERS = ['restaurant', 'agency', 'department', 'region', 'parent', 'from', 'into', 'review', 'report', 'person']

function valueText(field: string, value: unknown, subject: AuditSubject | null): string | null {
  if (value === null || value === undefined || value === '') return null
  if (value === MASKED) return '가려 둠'
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (typeof value === 'number') {
    if (NUMBERS.includes(field)) return `${value}번`
    return field === 'latitude' || field === 'longitude' ? String(value) : value.toLocaleString('ko-KR')
  }
  if (typeof value === 'string') {
    const words = auditValueWords(field, subject)
    if (Object.hasOwn(words, value)) return words[value] ?? value
    if (MOMENT.test(value)) return koreanMoment(value)
    return DAY.test(value) ? koreanDate(value) : value
  }
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, subject) ?? '–').join(', ') || null
  const parts = Object.entries(value).map(
    ([name, inner]) => `${nestedLabel(name)}: ${valueText(name, inner, subject) ?? '–'}`,
  )
  return parts.join(', ') || null
}

export const fieldsOf = ({ before, after }: Pick<AuditRow, 'before' | 'after'>): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

export const differencesOf = (entry: Pick<AuditRow, 'before' | 'after' | 'subjectType'>): Difference[] =>
  fieldsOf(entry).map((field) => ({
    label: auditedFieldLabel(field, entry.subjectType),
    before: valueText(field, entry.before?.[field], entry.subjectType),
    after: valueText(field, entry.after?.[field], entry.subjectType),
  }))

export const detailsOf = ({
  details,
  subjectType,
}: Pick<AuditRow, 'details' | 'subjectType'>): [string, string | null][] =>
  Object.entries(details ?? {}).map(([field, value]) => [auditDetailLabel(field), valueText(field, value, subjectType)])
