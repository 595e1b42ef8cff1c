import ts from 'typescript'
import type { Queryable } from '@/infra/database/pool'
import type { Column } from './describeStatement'

type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'array' | 'object' | 'anything'

export interface Catalogue {
  kindOf: (type: number) => Kind
  nameOf: (type: number) => string
  /** false for expressions, of which PostgreSQL does not say, and where the text excludes it */
  isNullable: (column: Column, text: string) => boolean
}

/** As `infra/database/pool.ts` and pg read them; all others stay text. */
const KINDS: Readonly<Record<string, Kind>> = {
  ...{ int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', numeric: 'number' },
  ...{ oid: 'number', bool: 'boolean', timestamptz: 'Date', timestamp: 'Date', bytea: 'Buffer', interval: 'object' },
  ...{ json: 'anything', jsonb: 'anything' },
}

export async function readCatalogue(sql: Queryable): Promise<Catalogue> {
  const { rows: types } = await sql.query<{ oid: number; name: string; isArray: boolean }>(
    `SELECT t.oid, t.typname AS name, t.typcategory = 'A' AND e.typtype = 'b' AS "isArray"
     FROM pg_type t LEFT JOIN pg_type e ON e.oid = t.typelem`,
  )
  const { rows: nullable } = await sql.query<{ column: string; name: string }>(
    `SELECT a.attrelid || ':' || a.attnum AS column, a.attname AS name
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE NOT a.attnotnull AND a.attnum > 0 AND c.relnamespace = 'public'::regnamespace`,
  )
  const byOid = new Map(types.map((type) => [type.oid, type]))
  const names = new Map(nullable.map(({ column, name }) => [column, name]))
  return {
    kindOf: (type) => {
      const { name = '', isArray = false } = byOid.get(type) ?? {}
      return isArray ? 'array' : (KINDS[name] ?? 'string')
    },
    nameOf: (type) => byOid.get(type)?.name ?? String(type),
    isNullable: ({ table, position }, text) => {
      const name = names.get(`${table}:${position}`)
      return name !== undefined && !text.includes(`${name} IS NOT NULL`)
    },
  }
}

interface Difference {
  name: string
  fault: string
  isNull?: boolean
}

/** What a row type says that the result of its statement does not. */
export function compareRow(
  checker: ts.TypeChecker,
  { text, row }: { text: string; row: ts.Type },
  columns: readonly Column[],
  catalogue: Catalogue,
): Difference[] {
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const { name } = property
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
    const column = columns.findLast((one) => one.name === name)
    if (!column) return isOptional ? [] : [{ name, fault: 'is not in the result' }]
    const parts = partsOf(checker.getTypeOfSymbol(property))
    const kinds = parts.map((part) => kindOfType(checker, part))
    if (kinds.includes('anything')) return []
    const kind = catalogue.kindOf(column.type)
    const typed = checker.typeToString(checker.getTypeOfSymbol(property))
    const isNullConstant = column.table === 0 && kind === 'string' && kinds.includes('null')
    if (
      kind !== 'anything' &&
      !isNullConstant &&
      !kinds.includes(kind) &&
      !(kind === 'Date' && kinds.includes('string'))
    )
      return [{ name, fault: `is ${catalogue.nameOf(column.type)}, which is not ${typed}` }]
    return !isOptional && !kinds.includes('null') && catalogue.isNullable(column, text)
      ? [{ name, fault: `can be null, which is not ${typed}`, isNull: true }]
      : []
  })
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

function kindOfType(checker: ts.TypeChecker, type: ts.Type): Kind | 'null' {
  const { flags } = type
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return 'anything'
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return 'null'
  if (flags & ts.TypeFlags.StringLike) return 'string'
  if (flags & ts.TypeFlags.NumberLike) return 'number'
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array'
  const name = type.symbol?.name
  return name === 'Date' || name === 'Buffer' ? name : 'object'
}
