import { MASKED } from '@/domain/audit'
import { auditValueWords, nestedLabel } from '@/resources/auditLabels'
import type { AuditSubject } from '@/resources/defined'
import { koreanDate, koreanMoment } from '../dates/koreanDate'

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Fields that hold the id of another record. */
const NUMBERS = ['restaurant', 'agency', 'department', 'region', 'parent', 'from', 'into', 'review', 'report', 'person']

/** An audited value in words; null if it is empty. */
export function valueText(field: string, value: unknown, subject: AuditSubject | null): string | null {
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
