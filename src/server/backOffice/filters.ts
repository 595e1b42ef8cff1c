import { z } from 'zod'
import { LIST_SEARCH_MAX } from '@/domain/backOffice/limits'
import { ID_MAX } from '@/domain/http/limits'
import { parseRegionWord, type RegionFilter } from '@/domain/search/regionWord'
import { searchJamo } from '@/domain/search/searchJamo'
import { containsPattern } from '@/server/directory/search/nameCondition'
import type { Alternative, Bind, Filter } from './listSpec'

const define = <T>(schema: z.ZodType<T>, sql: (value: T, bind: Bind) => string): Filter => ({
  schema,
  sql: sql,
})

const many = <T extends z.ZodType>(schema: T) => z.union([schema.transform((one) => [one]), z.array(schema).max(100)])

/** One of the values of a code, or several of them. */
export const oneOf = (column: string, options: readonly [string, ...string[]]): Filter =>
  define(many(z.enum(options)), (values, bind) => `${column}::text = ANY (${bind(values)}::text[])`)

/** As `oneOf`, written out: indexes of the rows that are not as most of them are serve it so. */
export const writtenOut = (column: string, options: readonly [string, ...string[]]): Filter =>
  define(many(z.enum(options)), (values) =>
    values.length ? `${column} IN (${values.map((value) => `'${value}'`).join(', ')})` : 'false',
  )

/** One of the states of a record, or several of them, each by a condition of its own. */
export const anyOf = <State extends string>(conditions: Record<State, string>): Filter =>
  define(many(z.enum(Object.keys(conditions) as [State, ...State[]])), (states) =>
    states.length ? `(${states.map((state) => `(${conditions[state]})`).join(' OR ')})` : 'false',
  )

/**
 * Accounts with one of these roles. Those of staff are few, and have an index of their own: the condition says so where
 * members are not among the roles.
 */
export const accountsWithRole = (column: string, roles: readonly [string, ...string[]]): Filter =>
  define(many(z.enum(roles)), (values, bind) => {
    const condition = `${column} = ANY (${bind(values)}::enum_users_role[])`
    return values.includes('user') ? condition : `${column} <> 'user' AND ${condition}`
  })

/** The document that a relation points at, or several of them. */
export const relation = (column: string): Filter =>
  define(many(z.int().min(1).max(ID_MAX)), (values, bind) => `${column} = ANY (${bind(values)}::int[])`)

export const flag = (condition: string): Filter =>
  define(z.boolean(), (value) => (value ? condition : `NOT (${condition})`))

/** Exactly one of these texts. */
export const texts = (column: string): Filter =>
  define(many(z.string().max(LIST_SEARCH_MAX)), (values, bind) => `${column} = ANY (${bind(values)}::text[])`)

/** Exactly this text. */
export const text = (column: string): Filter =>
  define(z.string().max(LIST_SEARCH_MAX), (value, bind) => `${column} = ${bind(value)}`)

export const number = (column: string, operator: '=' | '>=' | '<=' = '='): Filter =>
  define(z.number().min(-ID_MAX).max(ID_MAX), (value, bind) => `${column} ${operator} ${bind(value)}`)

const day = z.iso.date()

/** From the first moment of a day in Seoul. */
export const since = (column: string): Filter =>
  define(day, (value, bind) => `${column} >= (${bind(value)}::date::timestamp AT TIME ZONE 'Asia/Seoul')`)

/** Until the last moment of a day in Seoul. */
export const until = (column: string): Filter =>
  define(day, (value, bind) => `${column} < ((${bind(value)}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul')`)

/** What somebody typed, looked for by conditions of the list's own. */
export const search = (sql: (typed: string, bind: Bind) => string): Filter =>
  define(z.string().trim().min(1).max(LIST_SEARCH_MAX), (typed, bind) => `(${sql(typed, bind)})`)

/** As `search`, by ways of which a row has to meet one; those come first that are read soonest. */
export const searchAny = (alternatives: (typed: string, bind: Bind) => Alternative[]): Filter => ({
  schema: z.string().trim().min(1).max(LIST_SEARCH_MAX),
  alternatives,
})

/** A LIKE pattern for a text anywhere in a column that is `folded`. */
export const foldedPattern = (typed: string): string =>
  containsPattern(typed.normalize('NFC').toLowerCase().normalize('NFD'))

/** A condition on `search_name` or `search_address` of restaurants; spaces and punctuation alone find nothing. */
export function jamoContains(columns: readonly string[], typed: string, bind: Bind): string {
  const jamo = searchJamo(typed)
  if (!jamo) return 'false'
  const pattern = bind(containsPattern(jamo))
  return columns.map((column) => `${column} LIKE ${pattern}`).join(' OR ')
}

/** `column` as the trigram indexes hold it. */
export const folded = (column: string): string => `normalize(lower(${column}), NFD)`

/** More words than an address has are no address. */
const WORDS_MAX = 12

/** The words that somebody typed; a road and the number behind it are one, or every 8 would do for '자하문로 8'. */
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

/**
 * A condition on restaurants `t`: each typed word, in any order, is part of the name, of the address with the
 * names of its region, or of the telephone number.
 */
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

/** Ids of restaurants whose name holds what somebody typed. */
export const restaurantsNamed = (typed: string, bind: Bind): string =>
  `SELECT id FROM restaurants WHERE ${jamoContains(['search_name'], typed, bind)}`

/** A condition on columns that the trigram indexes hold folded: one of them has what somebody typed. */
export function anyContains(columns: readonly string[], typed: string, bind: Bind): string {
  const pattern = bind(foldedPattern(typed))
  return columns.map((column) => `${folded(column)} LIKE ${pattern}`).join(' OR ')
}

/** What of an account somebody may search: who may not read an e-mail address must not find out by it either. */
export const ACCOUNT_NAMES = { admin: ['nickname', 'email'], other: ['nickname'] } as const
export type AccountReader = keyof typeof ACCOUNT_NAMES

/** Columns of the account `u` of the person who wrote something, for admins alone. */
export const EMAIL_COLUMN: Record<AccountReader, Record<string, string>> = {
  admin: { authorEmail: 'u.email' },
  other: {},
}

/** Ids of accounts whose nickname or, for admins, e-mail holds what somebody typed. */
export const usersNamed = (typed: string, bind: Bind, names: readonly string[] = ACCOUNT_NAMES.admin): string =>
  `SELECT id FROM users WHERE ${anyContains(names, typed, bind)}`
