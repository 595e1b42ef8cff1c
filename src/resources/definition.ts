import type { CollectionSlug } from 'payload'
import type { Resource } from '@/domain/access/table'

type Kind =
  | 'text'
  | 'lines'
  | 'markdown'
  | 'integer'
  | 'number'
  | 'flag'
  | 'choice'
  | 'day'
  | 'moment'
  | 'relation'
  | 'json'

interface Options {
  /** null where empty */
  optional?: boolean
  /** only in a single record */
  detail?: boolean
  /** computed, or written by other means than forms */
  fixed?: boolean
  /** the name in Payload and in the table */
  column?: string
  /** characters */
  max?: number
  min?: number
  /** what a form says when it is empty */
  missing?: string
  /** below its input */
  help?: string
  /** its value in a new record */
  first?: unknown
  /** changes are audited without values */
  isMasked?: boolean
  /** exports and conflicts show labels, not codes */
  isLabelled?: boolean
}

export interface Field {
  kind: Kind
  /** in forms, tables and exports, which omit fields without one */
  label: string | undefined
  labels: Readonly<Record<string, string>>
  options: Options
}

interface Of<Value, O> extends Field {
  options: O & Options
  /** never set: carries the type */
  value?: Value
}

const field =
  <Value>(kind: Kind) =>
  <const O extends Options = object>(label?: string, options?: O): Of<Value, O> => ({
    ...{ kind, label, labels: {} },
    options: options ?? ({} as O),
  })

export const text = field<string>('text')
/** several lines */
export const lines = field<string>('lines')
export const markdown = field<string>('markdown')
export const integer = field<number>('integer')
/** as the database has it */
export const number = field<number>('number')
/** 'YYYY-MM-DD' in Korean time */
export const day = field<string>('day')
export const moment = field<string>('moment')
/** the id of another record */
export const relation = field<number>('relation')
export const json = <Value>() => field<Value>('json')

export const flag = <const O extends Options = object>(
  label?: string,
  options?: O,
  words: readonly [yes: string, no: string] | undefined = undefined,
): Of<boolean, O> => ({
  ...{ kind: 'flag', label, options: options ?? ({} as O) },
  labels: words ? { true: words[0], false: words[1] } : {},
})

export const choice = <const Code extends string, const O extends Options = object>(
  label: string | undefined,
  labels: Readonly<Record<Code, string>>,
  options?: O,
): Of<Code, O> => ({ kind: 'choice', label, labels, options: options ?? ({} as O) })

type ValueOf<F> = F extends Of<infer Value, infer O> ? (O extends { optional: true } ? Value | null : Value) : never
type DetailOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { options: { detail: true } } ? Name : never
}[keyof Fields]

interface Defined {
  fields: Record<string, Field>
}

export const STAMPS = {
  createdAt: moment('만든 때', { fixed: true }),
  updatedAt: moment('고친 때', { fixed: true }),
}

type Values<Fields, Names extends keyof Fields> = { [Name in Names]: ValueOf<Fields[Name]> }

/** As lists show it. */
export type RowOf<R extends Defined> = { id: number; version: string } & Values<
  R['fields'],
  Exclude<keyof R['fields'], DetailOf<R['fields']>>
>

export type RecordOf<R extends Defined> = { id: number; version: string } & Values<R['fields'], keyof R['fields']>

type Order = 'ASC' | 'DESC'

/** The list, permissions to write, labels, audit, export, row type and form of a resource follow from it. */
export interface Definition<
  Key extends Resource = Resource,
  Subject extends string = string,
  Name extends string = string,
  Fields = Record<string, Field>,
> {
  key: Key
  name: string
  /** the counter after a number: 218곳, 3명 */
  unit: string
  table: string
  collection: CollectionSlug
  /** in the audit record */
  subject: Subject
  /** the field that names a record */
  title: Name
  /** in the order of exports */
  fields: Fields
  search?: readonly Name[]
  filters?: readonly Name[]
  sorts?: readonly Name[]
  defaultSort: { field: Name | 'id'; order: Order }
  /** fields whose earlier text can be read and restored from the record's activity */
  texts?: readonly Name[]
}

export const resource = <Key extends Resource, Subject extends string, const Fields extends Record<string, Field>>(
  definition: Definition<Key, Subject, keyof Fields & string, Fields>,
) => definition

/** Writable fields, with Payload's name where it differs. */
export const writtenFields = ({ fields }: Pick<Definition, 'fields'>): Record<string, true | string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { options }]) => !options.fixed)
      .map(([name, { options }]) => [name, options.column ?? true]),
  )
