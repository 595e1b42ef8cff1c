import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CRITERION_WEIGHTS } from '@/domain/agency/reportCard'
import { transaction } from '@/infra/database/pool'
import { readReportCard } from '@/server/agencies/reportCards'
import { refreshAllAgencies } from '@/server/agencyFigures/refreshAgencies'
import { temporaryFiles } from '../../import/expenseFiles'
import { importRealFile, REAL_FILES } from '../../import/realFiles'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { HAND_SCORED, MAPO_ROWS } from './handScored.data'

const MAPO = 'mapo_expense_raw.csv'
const files = temporaryFiles()
const weightOf = (criterion: string): number => CRITERION_WEIGHTS[criterion as keyof typeof CRITERION_WEIGHTS]

it('The arithmetic of each institution that was scored by hand follows the weights', () => {
  for (const { institution, shares, score } of HAND_SCORED) {
    const known = Object.entries(shares)
    const assessed = known.reduce((sum, [criterion]) => sum + weightOf(criterion), 0)
    const earned = known.reduce((sum, [criterion, [part, whole]]) => sum + (weightOf(criterion) * part) / whole, 0)
    expect([institution, ((100 * earned) / assessed).toFixed(1)]).toEqual([institution, score.toFixed(1)])
  }
})

describe.skipIf(!REAL_FILES.isPresent)(`Institutions of published files${REAL_FILES.note}`, () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
    for (const name of REAL_FILES.names) {
      const path = REAL_FILES.pathOf(name)
      const newest = (): string =>
        readFileSync(path, 'utf8')
          .split('\n', MAPO_ROWS + 1)
          .join('\n')
      await importRealFile(test.pool, name === MAPO ? files.write(name, newest()) : path)
    }
    await transaction(test.pool, refreshAllAgencies)
  }, 300_000)
  afterAll(() => test.drop())

  it('Every institution of the files was scored by hand, and there are thirty or more', async () => {
    const { rows } = await test.pool.query<{ name: string }>('SELECT name FROM agencies ORDER BY name COLLATE "C"')
    expect(HAND_SCORED.map(({ institution }) => institution).sort()).toEqual(rows.map(({ name }) => name).sort())
    expect(rows.length).toBeGreaterThanOrEqual(30)
  })

  it.each(HAND_SCORED)('$institution scores within two points of $score, by hand', async (hand) => {
    const { rows } = await test.pool.query<{ id: number }>('SELECT id FROM agencies WHERE name = $1', [
      hand.institution,
    ])
    const card = await readReportCard(test.pool, rows[0]?.id ?? 0)
    const shares = card.criteria.flatMap(({ criterion, share }) => (share ? [[criterion, share]] : []))
    expect(Math.abs((card.score ?? -100) - hand.score), JSON.stringify([card.score, shares])).toBeLessThanOrEqual(2)
    expect(card.last_month).toBe(hand.lastMonth)
    expect(shares.map(([criterion]) => criterion).sort()).toEqual(Object.keys(hand.shares).sort())
  })
})
