import type { HistoryEntry } from '@/domain/backOffice/history'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import type { Difference } from '../../kit/DiffList'
import { koreanDate, koreanMoment } from '../../kit/dates/koreanDate'

const { fields, values } = RESOURCE_LABELS.restaurants
const DAYS = ['closedOn', 'verifiedOn']

type Values = Record<string, unknown> | null

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

function shown(field: string, value: unknown, regions: Record<string, string>): string | null {
  if (isEmpty(value)) return null
  const word = values[field]
  if (word) return word[String(value)] ?? String(value)
  if (field === 'region') return regions[String(value)] ?? `${String(value)}번`
  if (field === 'deletedAt') return koreanMoment(String(value))
  if (DAYS.includes(field)) return koreanDate(String(value))
  if (field === 'images') return Array.isArray(value) && value.length ? `${value.length}장` : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const point = (of: Values): string | null =>
  of && !isEmpty(of.latitude) && !isEmpty(of.longitude) ? `${String(of.latitude)}, ${String(of.longitude)}` : null

/** Latitude and longitude count as one where both changed. */
export function differencesOf({ before, after }: HistoryEntry, regions: Record<string, string>): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const isPoint = names.includes('latitude') && names.includes('longitude')
  const differences = names
    .filter((name) => !(isPoint && (name === 'latitude' || name === 'longitude')))
    .map((name) => ({
      label: fields[name] ?? name,
      before: shown(name, before?.[name], regions),
      after: shown(name, after?.[name], regions),
    }))
  if (isPoint) differences.push({ label: '좌표', before: point(before), after: point(after) })
  return differences.filter((one) => one.before !== one.after)
}
