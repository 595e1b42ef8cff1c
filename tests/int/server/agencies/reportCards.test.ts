import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CRITERION_WEIGHTS } from '@/domain/agency/reportCard'
import { reportCardQuerySchema } from '@/contract/reportCard'
import { diskFiles } from '@/infra/files/diskFiles'
import { snapshotStore } from '@/infra/snapshotStore'
import { cardsOfSnapshot, SnapshotFileError } from '@/server/openData/cardsOfSnapshot'
import { publishSnapshot } from '@/server/openData/publishSnapshot'
import { transaction } from '@/infra/database/pool'
import { mergeAgencies } from '@/server/agencies/agencyMerge'
import { undoAgencyMerge } from '@/server/agencies/undoAgencyMerge'
import { exportVisits } from '@/server/openData/exportVisits'
import { refreshAllAgencies } from '@/server/agencyFigures/refreshAgencies'
import { listReportCards, readReportCard } from '@/server/agencies/reportCards'
import { temporaryFiles } from '../../import/expenseFiles'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addPerson } from '../../setup/staff'
import { publish } from './publishedFiles'
import { SCORED_INSTITUTIONS } from './scoredInstitutions.data'

const files = temporaryFiles()
let test: TestDatabase
const ids: number[] = []
let by = 0
beforeAll(async () => {
  test = await createTestDatabase()
  by = await addPerson(test.pool, 'merges@people.example', 'admin')
  for (const [i, { files: published }] of SCORED_INSTITUTIONS.entries())
    ids.push(await publish(test.pool, files, `누리${i + 1}공사`, published))
  await transaction(test.pool, refreshAllAgencies)
})
afterAll(() => test.drop())

describe('The report card of institutions', () => {
  it.each(SCORED_INSTITUTIONS.map((one, i) => ({ ...one, i })))(
    'Institution $i ($about) scores what the rule’s text gives by hand: $arithmetic',
    async ({ i, score }) => {
      const card = await readReportCard(test.pool, ids[i] ?? 0)
      expect(Math.abs((card.score ?? -100) - score), JSON.stringify(card)).toBeLessThanOrEqual(2)
    },
  )

  it('The list has every institution by score, and those of one page', async () => {
    const list = await listReportCards(test.pool, reportCardQuerySchema.parse({ size: 100 }))
    const scores = list.data.map(({ score }) => score ?? -1)
    expect([list.data.length, list.pagination.total]).toEqual([SCORED_INSTITUTIONS.length, SCORED_INSTITUTIONS.length])
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const second = await listReportCards(test.pool, reportCardQuerySchema.parse({ sort: 'name', size: 7, page: 2 }))
    expect(second.data).toHaveLength(7)
  })

  it('The weights sum to 100, and so do the points that can be had after unknown ones are shared out', async () => {
    expect(Object.values(CRITERION_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100)
    const { criteria } = await readReportCard(test.pool, ids[1] ?? 0)
    const most = criteria.reduce((sum, { points_max }) => sum + (points_max ?? 0), 0)
    expect(Math.abs(most - 100)).toBeLessThan(1)
  })

  it('Cards computed from a snapshot, as a folder or an archive, equal those of the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-cards-'))
    try {
      await publishSnapshot(test.pool, snapshotStore(diskFiles(folder)), '2026-11-20')
      const snapshot = join(folder, '2026-11-20')
      const cards = await cardsOfSnapshot(snapshot)
      expect(cards).toHaveLength(SCORED_INSTITUTIONS.length)
      for (const { id, card } of cards) {
        const { months: _, posts: __, reply: ___, ...own } = await readReportCard(test.pool, id)
        expect(card).toEqual(own)
      }
      const archive = join(folder, 'snapshot.zip')
      const files = readdirSync(snapshot).map((name) => [`2026-11-20/${name}`, readFileSync(join(snapshot, name))])
      writeFileSync(archive, zipSync(Object.fromEntries(files) as Record<string, Uint8Array>))
      expect(await cardsOfSnapshot(archive)).toEqual(cards)
      rmSync(join(snapshot, 'publications.csv.gz'))
      await expect(cardsOfSnapshot(snapshot)).rejects.toThrow(SnapshotFileError)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('A card goes with its institution into a merge, and comes back when it is undone', async () => {
    const [from = 0, into = 0] = [ids[14], ids[1]]
    const before = await readReportCard(test.pool, from)
    const merge = await transaction(test.pool, (sql) => mergeAgencies(sql, { from, into, by, reason: null }))
    await transaction(test.pool, refreshAllAgencies)
    expect((await readReportCard(test.pool, into)).counts.blank_rows).toBe(before.counts.blank_rows)
    await transaction(test.pool, (sql) => undoAgencyMerge(sql, { merge, into, by, reason: null }))
    await transaction(test.pool, refreshAllAgencies)
    expect(await readReportCard(test.pool, from)).toEqual(before)
  })

  it('A collected file that turns out to be locked marks its institution for counting', async () => {
    await test.pool.query('DELETE FROM stale_agencies')
    await test.pool.query(
      `UPDATE source_files SET fault = 'locked' WHERE id = (SELECT min(f.id) FROM source_files f
        JOIN source_posts p ON p.id = f.post_id JOIN source_boards b ON b.id = p.board_id
        JOIN sources s ON s.id = b.source_id WHERE s.agency_id = $1)`,
      [ids[0]],
    )
    const { rows } = await test.pool.query<{ agency_id: number }>('SELECT agency_id FROM stale_agencies')
    expect(rows).toEqual([{ agency_id: ids[0] }])
  })

  it('Visits of one institution can be read by month and by what they lack', async () => {
    const found = await exportVisits(test.pool, {
      ...{ agency: ids[23] ?? 0, from: '2026-02', until: '2026-03', lacks: 'time' },
    })
    if (!found.ok) throw new Error('too many visits')
    const visits = []
    for await (const block of found.value) visits.push(...block)
    expect(visits).toHaveLength(4)
    expect(visits.every(({ spent_on, time }) => time === null && /^2026-0[23]/.test(spent_on))).toBe(true)
  })
})
