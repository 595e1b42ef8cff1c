import { type VisibleKind, VISIBLE, type VisibleIf } from '@/domain/visibility'

function sqlOf(condition: VisibleIf, row: string): string {
  const column = `${row}${row && '.'}${condition.column}`
  if ('empty' in condition) return `${column} IS NULL`
  if ('reached' in condition) return `(${column} IS NULL OR ${column} <= now())`
  if ('ahead' in condition) return `(${column} IS NULL OR ${column} > now())`
  return condition.equals === true ? column : `${column} = '${condition.equals}'`
}

/** `row`: its table name in the statement; '' if there is only one table */
export const visible = (kind: VisibleKind, row = ''): string =>
  VISIBLE[kind].map((condition) => sqlOf(condition, row)).join(' AND ')
