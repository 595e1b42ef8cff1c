import { describe, expect, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { dryRunImport, importFile } from '@/import/load/importFile'
import { undoBatch } from '@/import/load/undoBatch'
import { transaction } from '@/infra/database/pool'
import { loadWords, readPlaceWords } from '@/jobs/uploads/storedWords'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { deleteOldSightings } from '@/server/seenSigns'
import { directoryOfImports, NOW } from './directoryOfImports'

const SIGN = '하솔담'
const [GAON, NARAE] = ['서울특별시 마포구', '서울특별시 동작구'] as const

const { database, files, select } = directoryOfImports()

/** Imports a file of one row as an institution's. */
async function take(agency: string, place: string, { purpose = '간담회', by = importFile } = {}) {
  const { pool } = database()
  const row = `2024-03-04,"${place}",52000,${purpose}`
  const path = files.write(`${agency} ${place.length}.csv`, `일자,장소,금액,내역\n${row}\n`)
  const words = await loadWords(pool, await readPlaceWords(pool))
  return by(pool, await openFile(path), NOW, agency, { words })
}
const names = async () => (await select('SELECT name FROM restaurants ORDER BY 1')) as { name: string }[]
const sightings = async () => (await select('SELECT agency FROM sign_sightings ORDER BY 1')) as { agency: string }[]

describe('A sign that can be a person’s name', () => {
  it('The second institution with it at the same door shows it, and so does the first one’s next import', async () => {
    expect(await take(GAON, `${SIGN} (중구 무교로 17)`)).toMatchObject({ rowsSkipped: 1, reasons: { place_person: 1 } })
    expect(await names()).toEqual([])
    expect(await take(NARAE, `${SIGN}(서울 중구 무교로17, 2층)`)).toMatchObject({ rowsVisited: 1 })
    expect(await take(GAON, `${SIGN} (중구 무교로 17)`)).toMatchObject({ rowsVisited: 1, restaurantsMatched: 1 })
    expect(await names()).toEqual([{ name: SIGN }])
    await transaction(database().pool, refreshQuality)
    expect(await select(`SELECT type FROM quality_issues WHERE type IN ('person_name', 'reading_changed')`)).toEqual([])
  })

  it('Of a sign that was left out a token of the installation is stored, and nothing else', async () => {
    await take(GAON, `${SIGN} (중구 무교로 17)`)
    const tables = (await select(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)) as {
      name: string
    }[]
    for (const { name } of tables)
      expect(JSON.stringify(await select(`SELECT t::text AS row FROM ${name} t`)), name).not.toMatch(
        /하솔담|무교로 ?17/,
      )
    const [first] = await select('SELECT token FROM sign_sightings')
    expect(first).toEqual({ token: expect.stringMatching(/^[\w-]{16}$/) as string })
    const secret = process.env.PAYLOAD_SECRET
    try {
      process.env.PAYLOAD_SECRET = 'of-another-installation-0123456789'
      expect(await take(NARAE, `${SIGN} (중구 무교로 17)`)).toMatchObject({ rowsSkipped: 1 })
      delete process.env.PAYLOAD_SECRET
      expect(await take(NARAE, `${SIGN}  (중구 무교로 17)`)).toMatchObject({ rowsSkipped: 1 })
    } finally {
      process.env.PAYLOAD_SECRET = secret
    }
    expect(await select('SELECT DISTINCT token FROM sign_sightings')).toHaveLength(2)
  })

  it('A name without a door, at another door or of a payee proves nothing', async () => {
    await take(GAON, SIGN)
    await take(NARAE, `${SIGN} (중구)`)
    await take(GAON, `${SIGN} (중구 무교로 17)`, { purpose: '직원 결혼 축의금' })
    expect(await sightings()).toEqual([])
    await take(GAON, `${SIGN} (중구 무교로 19)`)
    await take(NARAE, `${SIGN} (중구 무교로 17)`)
    await take(GAON, '달빛식당 김해온 (중구 무교로 17)')
    await take(NARAE, '달빛식당 김해온(중구 무교로 17)')
    expect(await names()).toEqual([{ name: '달빛식당' }])
  })

  it('An institution is one under all its names, and with its offices', async () => {
    await take(GAON, `${SIGN} (중구 무교로 17)`)
    await take(GAON, '달빛식당')
    await select(`UPDATE agencies SET aliases = '["마포시설공단"]'`)
    expect(await take('마포시설공단', `${SIGN} (중구 무교로 17)`)).toMatchObject({ rowsSkipped: 1 })
    expect(await names()).toEqual([{ name: '달빛식당' }])
  })

  it('A dry run says what an import would, and leaves no sighting', async () => {
    await take(GAON, `${SIGN} (중구 무교로 17)`)
    const before = await sightings()
    expect(await take(NARAE, `${SIGN} (중구 무교로 17)`, { by: dryRunImport })).toMatchObject({ rowsVisited: 1 })
    expect(await sightings()).toEqual(before)
  })

  it('An import that is taken back has seen nothing', async () => {
    const { batch } = await take(GAON, `${SIGN} (중구 무교로 17)`)
    await undoBatch(database().pool, batch, NOW)
    expect(await take(NARAE, `${SIGN} (중구 무교로 17)`)).toMatchObject({ rowsSkipped: 1 })
  })

  it('What one institution alone has shown is forgotten after a year; what two have is kept', async () => {
    await take(GAON, `${SIGN} (중구 무교로 17)`)
    await take(GAON, `${SIGN} (중구 무교로 19)`)
    await take(NARAE, `${SIGN} (중구 무교로 17)`)
    expect(await deleteOldSightings(database().pool)).toBe(0)
    await select(`UPDATE import_batches SET created_at = now() - interval '366 days'`)
    expect(await deleteOldSightings(database().pool)).toBe(1)
    expect(await sightings()).toEqual([{ agency: NARAE }, { agency: GAON }])
  })
})
