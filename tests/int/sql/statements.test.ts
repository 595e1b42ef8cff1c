import { DatabaseError, type PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { collectStatements, type Statement, type Statements } from './collectStatements'
import { type Catalogue, compareRow, readCatalogue } from './compareRow'
import { describeStatement } from './describeStatement'

let test: TestDatabase
let sql: PoolClient
let statements: Statements
let catalogue: Catalogue
beforeAll(async () => {
  test = await createTestDatabase()
  sql = await test.pool.connect()
  catalogue = await readCatalogue(sql)
  statements = collectStatements()
  await createTemporaryTables()
})
afterAll(async () => {
  sql.release()
  await test.drop()
})

/** Those that statements make for others. Some need others before. */
async function createTemporaryTables(): Promise<void> {
  let left = statements.known.map(({ text }) => text).filter((text) => /CREATE TEMP TABLE/.test(text))
  for (let before = Infinity; left.length < before;) {
    before = left.length
    const refused: string[] = []
    for (const text of left) {
      const lasting = text.replaceAll('ON COMMIT DROP', '').replaceAll(/\$\d+/g, 'NULL')
      await sql.query(lasting).catch(() => refused.push(text))
    }
    left = refused
  }
}

const MULTIPLE = 'cannot insert multiple commands into a prepared statement'

/** Columns that may be null but not in these rows, for a reason that the statement does not show. */
const NEVER_NULL: Readonly<Record<string, string>> = {
  'src/server/createOnce.ts id': 'written in the transaction that claimed the key',
  'src/server/comments/notifyCommentRecipients.ts by': 'a comment that is being published has its author',
  'src/server/moderation/takeBackDecisions.ts resolution': 'it is among those that were asked for',
  'src/server/directory/search/popularNames.ts letters': 'written with every restaurant',
  'src/server/directory/search/popularNames.ts choseong': 'written with every restaurant',
  'src/server/staff/findAccount.ts email': 'staff have an address: see isStaff',
  'src/server/staff/invitations.ts email': 'an invitation is sent to an address',
  'src/server/uploads/uploadRows.ts reason': 'a row that is not ok has a reason',
  'src/infra/backup/database/dumpTables.ts name': 'Payload names every migration',
  'src/schema/migrate.ts name': 'Payload names every migration',
  'src/jobs/uploads/unpackArchive.ts bytes': 'erased only when no job waits',
}

/** Their parts exclude each other in ways that a reading of the source does not see: some texts never occur. */
const EXCLUSIVE = ['src/collections/hooks/moderate.ts', 'src/server/openData/exportRestaurants.ts']

/** Statements that are put together from filters and the like; tests of their features run them. */
const DYNAMIC_MAX = 86

const fileOf = ({ place }: Pick<Statement, 'place'>): string => place.slice(0, place.lastIndexOf(':'))

async function faultsOf({ place, text, row }: Statement): Promise<string[]> {
  try {
    const columns = await describeStatement(sql, text)
    if (!row || text.startsWith('FETCH')) return []
    return compareRow(statements.checker, { text, row }, columns, catalogue)
      .filter(({ name, isNull }) => !isNull || !(`${fileOf({ place })} ${name}` in NEVER_NULL))
      .map(({ name, fault }) => `${place} ${name} ${fault}`)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    // A setting of the server that the owner of a database may not see.
    if (error.code === '42501') return []
    if (error.message !== MULTIPLE)
      return [`${place} ${error.message} in ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`]
    const faults: string[] = []
    for (const part of text.split(';'))
      if (part.trim()) faults.push(...(await faultsOf({ place, text: part, row: null })))
    return faults
  }
}

it('Every statement whose text is known fits the schema, and its row type the result', async () => {
  const faults = new Set<string>()
  const fitting = new Set<string>()
  for (const statement of statements.known) {
    const found = await faultsOf(statement)
    if (found.length === 0) fitting.add(fileOf(statement))
    if (!EXCLUSIVE.includes(fileOf(statement))) for (const fault of found) faults.add(fault)
  }
  expect([...faults]).toEqual([])
  expect(EXCLUSIVE.filter((file) => !fitting.has(file))).toEqual([])
})

it('No more statements than before depend on what only a run knows', () => {
  expect(statements.dynamic.length, statements.dynamic.join('\n')).toBeLessThanOrEqual(DYNAMIC_MAX)
})
