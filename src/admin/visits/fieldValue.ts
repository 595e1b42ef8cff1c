import type { PublishedField } from '@/domain/expense/visitSummary'
import { OCCASION_LABELS, PAYMENT_METHOD_LABELS } from '@/messages/labels'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { koreanMoment } from '../kit/dates/koreanDate'

const WORDS = RESOURCE_LABELS.visits.fields

export const FIELD_NAMES: Record<PublishedField, string> = {
  restaurant: WORDS.restaurant ?? '',
  agency: WORDS.agency ?? '',
  department: WORDS.departmentName ?? '',
  spentAt: WORDS.spentAt ?? '',
  hasTime: WORDS.hasTime ?? '',
  amount: WORDS.amount ?? '',
  splitAmount: '여러 곳에 함께 쓴 금액',
  headcount: WORDS.headcount ?? '',
  occasion: WORDS.occasion ?? '',
  paymentMethod: WORDS.paymentMethod ?? '',
}

const CODES: Partial<Record<PublishedField, Readonly<Record<string, string>>>> = {
  occasion: OCCASION_LABELS,
  paymentMethod: PAYMENT_METHOD_LABELS,
}

export function valueOf(field: PublishedField, value: unknown, name: string | null): string | null {
  if (name !== null) return name
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (field === 'spentAt') return koreanMoment(value as string)
  if (field in CODES) return CODES[field]?.[value as string] ?? null
  const figure = typeof value === 'number' ? value : null
  if (figure === null) return typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'amount' || field === 'splitAmount') return `${figure.toLocaleString('ko-KR')}원`
  return field === 'headcount' ? `${figure.toLocaleString('ko-KR')}명` : `${figure}번`
}
