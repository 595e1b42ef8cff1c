import { z } from 'zod'
import { type Family, FAMILIES, recipeOf, type Recipe } from './recipe'
import { SOURCE_LIMITS } from './limits'

export const RHYTHMS = ['daily', 'weekly', 'monthly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** `auto`: files are imported if their layout is known and few rows have problems; otherwise a person is asked */
export const POLICIES = ['ask', 'auto'] as const
export type Policy = (typeof POLICIES)[number]

export const SOURCE_STATES = ['active', 'held'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/** 공공누리: 1 to 4; `none` has no such mark */
export const KOGL_TYPES = ['1', '2', '3', '4', 'none', 'unknown'] as const
export type KoglType = (typeof KOGL_TYPES)[number]

export const isBoardAddress = (text: unknown): text is string => {
  if (typeof text !== 'string' || text.length > SOURCE_LIMITS.address || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

const address = z.string().refine(isBoardAddress)
export const boardsSchema = z.array(address).min(1).max(SOURCE_LIMITS.boards)
export const hostsSchema = z.array(z.string().regex(/^[a-z0-9.-]{1,100}$/i)).max(SOURCE_LIMITS.boards)
export const titleWordsSchema = z.array(z.string().trim().min(1).max(SOURCE_LIMITS.word)).max(SOURCE_LIMITS.words)

/** What a reading needs, saved or not. */
export interface SourceReading {
  family: Family
  boards: readonly string[]
  hosts: readonly string[]
  recipe: unknown
}

/** Addresses whose hosts may be asked. */
export const enteredAddresses = ({ boards, hosts }: Pick<SourceReading, 'boards' | 'hosts'>): URL[] =>
  [...boards, ...hosts.map((host) => `https://${host}/`)].map((text) => new URL(text))

/** Forms leave empty texts, lists and switches behind; what is empty has the family's value. */
const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || value === false || (Array.isArray(value) && !value.length)

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([name, one]): [string, unknown] => [name, withoutEmpty(one)])
    .filter(([, one]) => !isEmpty(one))
  return Object.fromEntries(kept)
}

/** Null if a recipe is wrong. */
export function readRecipe(family: unknown, changes: unknown): Recipe | null {
  if (!FAMILIES.includes(family as Family)) return null
  try {
    return recipeOf(family as Family, withoutEmpty(changes))
  } catch (error) {
    if (error instanceof z.ZodError) return null
    throw error
  }
}

export const matchesTitle = (title: string, words: readonly string[]): boolean => {
  const plain = title.replace(/\s/g, '')
  return words.length === 0 || words.some((word) => plain.includes(word.replace(/\s/g, '')))
}

const HOUR = 60 * 60 * 1000
const SEOUL = 9 * HOUR
const DAYS: Record<Rhythm, number> = { daily: 1, weekly: 7, monthly: 30 }

/** In Korean hours: boards are asked while few people use them. */
const NIGHT = { from: 0, until: 6 } as const

/** The next moment from `now` on, itself included, that lies in the night. */
export function nextNight(now: Date): Date {
  const day = Math.floor((now.getTime() + SEOUL) / (24 * HOUR)) * 24 * HOUR - SEOUL
  const hour = (now.getTime() - day) / HOUR
  if (hour >= NIGHT.from && hour < NIGHT.until) return now
  return new Date(day + (hour < NIGHT.from ? NIGHT.from : NIGHT.from + 24) * HOUR)
}

/** When a source is due again: some hours early, because a run starts at the hour. */
export const nextRun = (now: Date, rhythm: Rhythm): Date =>
  new Date(now.getTime() + DAYS[rhythm] * 24 * HOUR - 2 * HOUR)

/** Posts this young are looked at again, because files are replaced. */
export const RECENT_DAYS = 45

/** Delay after failures in a row that may pass; null: a person looks */
export function backoffMs(failures: number): number | null {
  return failures > 3 ? null : 5 * 60_000 * 3 ** (failures - 1)
}

/** A board that pauses for half as long again as ever, and for three weeks at least, is silent. */
const QUIET = { times: 1.5, daysMin: 21, gapsMin: 3 } as const
const DAY = 24 * HOUR

/** `days`: of its posts, 'YYYY-MM-DD', newest first. Null if they are too few to know its rhythm. */
export function quietFrom(days: readonly string[], now: Date): Date | null {
  const at = days.map((day) => Date.parse(`${day}T00:00:00+09:00`)).filter((day) => day <= now.getTime())
  const [last = 0] = at
  // What it did years ago is no rhythm.
  const recent = at.filter((day) => day > last - 400 * DAY)
  const gaps = recent.slice(1).map((day, newer) => (recent[newer] ?? day) - day)
  if (gaps.length < QUIET.gapsMin) return null
  return new Date(last + Math.max(QUIET.times * Math.max(...gaps), QUIET.daysMin * DAY))
}

/** The months that a list of lines is asked for, 'YYYY-MM', newest first. */
export function monthsToAsk(from: string | null, now: Date): string[] {
  const korean = new Date(now.getTime() + SEOUL)
  const months: string[] = []
  for (let back = 0; back < 120; back++) {
    const month = new Date(Date.UTC(korean.getUTCFullYear(), korean.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
    if (from === null ? back > 3 : month < from) break
    months.push(month)
  }
  return months
}
