import { z } from 'zod'
import { LIST_SEARCH_MAX } from '@/domain/backOffice/backOffice'
import { ID_MAX } from '@/domain/http/limits'
import { parseRegionWord, type RegionFilter } from '@/domain/search/knownWords'
import { searchJamo } from '@/domain/search/searchJamo'
import { containsPattern } from '@/server/directory/search/nameCondition'
import type { Alternative, Bind, Filter } from './listSpec'

const define = <T>(schema: z.ZodType<T>, sql: (value: T, bind: Bind) => string): Filter => ({
  schema,
  sql: sql,
})

const many = <T extends z.ZodType>(schema: T) => z.union([schema.transform((one) => [one]), z.array(schema).max(100)])

export const oneOf = (column: string, options: readonly [string, ...string[]]): Filter =>
  define(many(z.enum(options)), (values, bind) => `${column}::text = ANY (${bind(values)}::text[])`)

/** Literals, so that partial indexes on rare values apply. */
export const writtenOut = (column: string, options: readonly [string, ...string[]]): Filter =>
  define(many(z.enum(options)), (values) =>
    values.length ? `${column} IN (${values.map((value) => `'${value}'`).join(', ')})` : 'false',
  )

export const anyOf = <State extends string>(conditions: Record<State, string>): Filter =>
  define(many(z.enum(Object.keys(conditions) as [State, ...State[]])), (states) =>
    states.length ? `(${states.map((state) => `(${conditions[state]})`).join(' OR ')})` : 'false',
  )

/** Staff are few and have a partial index, which the condition names if members are excluded. */
export const accountsWithRole = (column: string, roles: readonly [string, ...string[]]): Filter =>
  define(many(z.enum(roles)), (values, bind) => {
    const condition = `${column} = ANY (${bind(values)}::enum_users_role[])`
    return values.includes('user') ? condition : `${column} <> 'user' AND ${condition}`
  })

export const relation = (column: string): Filter =>
  define(many(z.int().min(1).max(ID_MAX)), (values, bind) => `${column} = ANY (${bind(values)}::int[])`)

export const flag = (condition: string): Filter =>
  define(z.boolean(), (value) => (value ? condition : `NOT (${condition})`))

export const texts = (column: string): Filter =>
  define(many(z.string().max(LIST_SEARCH_MAX)), (values, bind) => `${column} = ANY (${bind(values)}::text[])`)

export const text = (column: string): Filter =>
  define(z.string().max(LIST_SEARCH_MAX), (value, bind) => `${column} = ${bind(value)}`)

export const number = (column: string, operator: '=' | '>=' | '<=' = '='): Filter =>
  define(z.number().min(-ID_MAX).max(ID_MAX), (value, bind) => `${column} ${operator} ${bind(value)}`)

const day = z.iso.date()

/** From the start of a day in Seoul. */
export const since = (column: string): Filter =>
  define(day, (value, bind) => `${column} >= (${bind(value)}::date::timestamp AT TIME ZONE 'Asia/Seoul')`)

/** Until the end of a day in Seoul. */
export const until = (column: string): Filter =>
  define(day, (value, bind) => `${column} < ((${bind(value)}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul')`)

export const search = (sql: (typed: string, bind: Bind) => string): Filter =>
  define(z.string().trim().min(1).max(LIST_SEARCH_MAX), (typed, bind) => `(${sql(typed, bind)})`)

/** A row must match one alternative; the fastest come first. */
export const searchAny = (alternatives: (typed: string, bind: Bind) => Alternative[]): Filter => ({
  schema: z.string().trim().min(1).max(LIST_SEARCH_MAX),
  alternatives,
})

/** For a `folded` column. */
export const foldedPattern = (typed: string): string =>
  containsPattern(typed.normalize('NFC').toLowerCase().normalize('NFD'))

/** On `search_name` or `search_address`; spaces and punctuation alone match nothing. */
export function jamoContains(columns: readonly string[], typed: string, bind: Bind): string {
  const jamo = searchJamo(typed)
  if (!jamo) return 'false'
  const pattern = bind(containsPattern(jamo))
  return columns.map((column) => `${column} LIKE ${pattern}`).join(' OR ')
}

/** The form of the trigram indexes. */
export const folded = (column: string): string => `normalize(lower(${column}), NFD)`

/** Addresses have no more words. */
const WORDS_MAX = 12

/** A road and its number are one word, or any 8 would match '자하문로 8'. */
const wordsOf = (typed: string): string[] =>
  typed
    .replace(/(?<=[로길동가리]) (?=\d)/g, '')
    .split(/[\s,]+/)
    .filter((word) => searchJamo(word) !== '')
    .slice(0, WORDS_MAX)

const inRegion = (region: RegionFilter, bind: Bind): string =>
  `t.region_id IN (SELECT id FROM regions WHERE ${
    'province' in region ? `sub_add1 = ${bind(region.province)}` : `code = ANY (${bind(region.codes)}::text[])`
  })`

/** On restaurants `t`: each word, in any order, is in the name, the address with region names, or the phone number. */
export function placeHolds(typed: string, bind: Bind): string {
  const conditions = wordsOf(typed).map((word) => {
    const region = parseRegionWord(word)
    const ways = [
      jamoContains(['t.search_name', 't.search_address'], word, bind),
      anyContains(['t.phone'], word, bind),
      ...(region ? [inRegion(region, bind)] : []),
    ]
    return `(${ways.join(' OR ')})`
  })
  return conditions.join(' AND ') || 'false'
}

export const restaurantsNamed = (typed: string, bind: Bind): string =>
  `SELECT id FROM restaurants WHERE ${jamoContains(['search_name'], typed, bind)}`

/** One of the folded columns contains the text. */
export function anyContains(columns: readonly string[], typed: string, bind: Bind): string {
  const pattern = bind(foldedPattern(typed))
  return columns.map((column) => `${folded(column)} LIKE ${pattern}`).join(' OR ')
}

/** People who may not read email addresses must not find out by searching either. */
export const ACCOUNT_NAMES = { admin: ['nickname', 'email'], other: ['nickname'] } as const
export type AccountReader = keyof typeof ACCOUNT_NAMES

/** Of the author `u`, for admins only. */
export const EMAIL_COLUMN: Record<AccountReader, Record<string, string>> = {
  admin: { authorEmail: 'u.email' },
  other: {},
}

/** Nickname or, for admins, email. */
export const usersNamed = (typed: string, bind: Bind, names: readonly string[] = ACCOUNT_NAMES.admin): string =>
  `SELECT id FROM users WHERE ${anyContains(names, typed, bind)}`
