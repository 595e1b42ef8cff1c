import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { OpenAPIHono } from '@hono/zod-openapi'
import Papa from 'papaparse'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRoutes } from '@/api/http/route'
import { catalogRoute, dataPackageRead } from '@/api/public/dataCatalog'
import { snapshotReads } from '@/api/public/snapshots'
import { PUBLICATION_COUNTS, type PublicationCounts } from '@/domain/agency/reportCard'
import { OPEN_DATA_SCHEMA_VERSION, type Snapshot, SNAPSHOTS_KEPT } from '@/domain/openData'
import { diskFiles } from '@/infra/files/diskFiles'
import { type SnapshotStore, snapshotStore } from '@/infra/snapshotStore'
import { publishSnapshot } from '@/server/openData/publishSnapshot'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { addRow } from '../../setup/rows'

interface DataPackage {
  resources: {
    name: string
    path: string
    hash: string
    bytes: number
    schema: { fields: { name: string; type: string }[] }
  }[]
}

interface CatalogNode {
  '@id': string
  '@type': string | string[]
  'dcat:version'?: string
  'dcat:prev'?: { '@id': string }
  'dcat:distribution'?: { 'dcat:downloadURL': { '@id': string } }[]
}

const REFERENCES =
  /"(dct:(license|language|conformsTo|spatial)|dcat:(landingPage|mediaType|compressFormat)|foaf:homepage)":\{[^}]*\}/g

describe('Open data snapshots', () => {
  let database: TestDatabase
  let folder: string
  let store: SnapshotStore
  let app: OpenAPIHono
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    const counts = Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, 1])) as PublicationCounts
    await addRow(database.pool, 'publication_facts', { ...counts, agency_id: 1, month: '2025-05-01' })
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'open-data-'))
    store = snapshotStore(diskFiles(folder))
    app = new OpenAPIHono()
    addRoutes(app, [dataPackageRead, ...snapshotReads], { sql: database.pool, snapshots: store })
    catalogRoute(app, store)
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  afterAll(() => database.drop())

  const publish = (today: string) => publishSnapshot(database.pool, store, today)
  const download = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const rowsOf = async (date: string, table: string) => {
    const packed = Buffer.from(await (await download(`/api/v1/snapshots/${date}/${table}.csv.gz`)).arrayBuffer())
    const text = gunzipSync(packed).toString('utf8').replace('\uFEFF', '').trimEnd()
    return Papa.parse<Record<string, string>>(text, { header: true }).data
  }

  it('A directory without data publishes no snapshot', async () => {
    const blank = await createTestDatabase()
    expect(await publishSnapshot(blank.pool, store, '2026-01-10')).toBeNull()
    await blank.drop()
    expect(await (await download('/api/v1/snapshots')).json()).toEqual({ data: [] })
  })

  it('A snapshot is made once a month and holds only public data, with counts and checksums', async () => {
    const made = await publish('2026-01-10')
    expect(await publish('2026-01-31')).toBeNull()
    expect(made?.files.map(({ table, rows }) => [table, rows])).toEqual([
      ['restaurants', 5],
      ['visits', 8],
      ['agencies', 4],
      ['publications', 1],
    ])
    const { data } = (await (await download('/api/v1/snapshots')).json()) as { data: Snapshot[] }
    expect(data).toEqual([made])
    for (const { name, sha256, bytes } of made?.files ?? []) {
      const packed = Buffer.from(await (await download(`/api/v1/snapshots/2026-01-10/${name}`)).arrayBuffer())
      expect([createHash('sha256').update(packed).digest('hex'), packed.length]).toEqual([sha256, bytes])
    }
    const restaurants = await rowsOf('2026-01-10', 'restaurants')
    const shown = RESTAURANTS.filter(({ active }) => active !== false).length
    expect(restaurants).toHaveLength(shown)
    expect(restaurants.map((row) => row['식당 번호'])).not.toContain(String(ids.get('숨은집')))
    const visits = await rowsOf('2026-01-10', 'visits')
    expect(new Set(visits.map((row) => row['식당 번호']))).not.toContain(String(ids.get('숨은집')))
    const agencies = await rowsOf('2026-01-10', 'agencies')
    expect(agencies.find((row) => row['기관'] === '가온시')).toMatchObject({ 유형: '시·도청', '방문 수': '4' })
  })

  it('A snapshot says how many rows differ from the one before', async () => {
    const place = ids.get('Blue Table') ?? 0
    const visit = { restaurant_id: place, agency_id: 1, spent_at: '2025-05-05T03:00:00Z', headcount: 2 }
    const removed = await addRow(database.pool, 'visits', visit)
    await publish('2026-01-10')
    await database.pool.query('UPDATE restaurants SET phone = $2 WHERE id = $1', [place, '02-120\n"안내"'])
    await database.pool.query('DELETE FROM visits WHERE id = $1', [removed])
    const added = await addRow(database.pool, 'visits', visit)
    const made = await publish('2026-02-10')
    const changes = Object.fromEntries(made?.files.map((file) => [file.table, file.changes]) ?? [])
    expect(made?.schema_version).toBe(OPEN_DATA_SCHEMA_VERSION)
    expect(changes.visits).toEqual({ since: '2026-01-10', added: 1, removed: 1, changed: 0 })
    expect(changes.restaurants).toMatchObject({ since: '2026-01-10', added: 0, removed: 0 })
    expect(changes.restaurants?.changed).toBeGreaterThan(0)
    await database.pool.query('DELETE FROM visits WHERE id = $1', [added])
  })

  it('The data package describes the files that are there, by their own headings', async () => {
    const made = await publish('2026-01-10')
    const answer = await download('/api/v1/snapshots/2026-01-10/datapackage.json')
    const { resources } = (await answer.json()) as DataPackage
    expect(resources.map(({ hash, bytes }) => [hash, bytes])).toEqual(
      made?.files.map(({ sha256, bytes }) => [`sha256:${sha256}`, bytes]),
    )
    for (const { name, path, schema } of resources) {
      expect(path).toBe(`${name}.csv.gz`)
      const [row = {}] = await rowsOf('2026-01-10', name)
      expect(schema.fields.map((field) => field.name)).toEqual(Object.keys(row))
      for (const { name: column, type } of schema.fields) {
        const value = row[column] ?? ''
        if (type === 'integer' && value !== '') expect(value).toMatch(/^-?\d+$/)
        if (type === 'date' && value !== '') expect(value).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }
    expect((await download('/api/v1/snapshots/2026-02-10/datapackage.json')).status).toBe(404)
  })

  it('The catalogue names each dataset once, with files whose addresses answer', async () => {
    await publish('2026-01-10')
    await publish('2026-02-10')
    const answer = await download('/data/catalog.jsonld')
    expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8')
    const { '@graph': nodes } = (await answer.json()) as { '@graph': CatalogNode[] }
    const datasets = nodes.filter((node) => node['@type'] === 'dcat:Dataset')
    expect(datasets.map((node) => node['dcat:version'])).toEqual(['2026-02-10', '2026-01-10'])
    expect(datasets[0]?.['dcat:prev']).toEqual({ '@id': datasets[1]?.['@id'] })
    expect(new Set(nodes.map((node) => node['@id'])).size).toBe(nodes.length)
    for (const node of datasets)
      for (const file of node['dcat:distribution'] ?? []) {
        const { pathname } = new URL(file['dcat:downloadURL']['@id'])
        expect((await app.request(pathname, { method: 'HEAD' })).status).toBe(200)
      }
  })

  it('Everything the catalogue refers to says what it is, as DCAT-AP 3 asks without looking elsewhere', async () => {
    await publish('2026-01-10')
    const answer = await download('/data/catalog.jsonld')
    const { '@graph': nodes } = (await answer.json()) as { '@graph': CatalogNode[] }
    const references = JSON.stringify(nodes).match(REFERENCES)
    expect(references?.length).toBeGreaterThan(15)
    expect(references?.filter((one) => !one.includes('"@type":'))).toEqual([])
    const series = nodes.find((node) => node['@type'].includes('dcat:DatasetSeries'))
    expect(series?.['@type']).toContain('dcat:Dataset')
  })

  it('A snapshot supports range requests and answers 304 to a matching ETag', async () => {
    await publish('2026-01-10')
    const path = '/api/v1/snapshots/2026-01-10/visits.csv.gz'
    const whole = await download(path)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('content-length')).toBe(String(bytes.length))
    const part = await download(path, { Range: 'bytes=10-', 'If-Range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10))).toBe(true)
    expect((await download(path, { Range: 'bytes=10-', 'If-Range': '"another"' })).status).toBe(200)
    expect((await download(path, { Range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await download(path, { 'If-None-Match': etag })).status).toBe(304)
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  })

  it.each([
    '2026-01-11/visits.csv.gz',
    '2026-01-10/..%2Fmanifest.json',
    '2026-01-10/manifest.json',
    '..%2F/visits.csv.gz',
  ])('A request for the snapshot file %s gets 400 or 404', async (path) => {
    await publish('2026-01-10')
    expect([400, 404]).toContain((await download(`/api/v1/snapshots/${path}`)).status)
  })

  it('A snapshot that fails leaves nothing, and the next attempt succeeds', async () => {
    await publish('2026-01-10')
    const broken = { ...store, put: () => store.put('2026-02-01', () => Promise.reject(new Error('the disk is gone'))) }
    await expect(publishSnapshot(database.pool, broken, '2026-02-01')).rejects.toThrow('the disk is gone')
    expect(readdirSync(folder)).toEqual(['2026-01-10'])
    expect((await publish('2026-02-01'))?.date).toBe('2026-02-01')
  })

  it('Two parallel publications create one snapshot', async () => {
    const made = await Promise.all([publish('2026-03-01'), publish('2026-03-01')])
    expect(made.filter((snapshot) => snapshot !== null)).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['2026-03-01'])
  })

  it('A snapshot of an earlier edition is not offered, and is gone once another is made', async () => {
    for (const date of ['2026-01-10', '2026-02-01', '2026-03-01']) await publish(date)
    const manifest = join(folder, '2026-03-01', 'manifest.json')
    const { edition: _, ...earlier } = JSON.parse(readFileSync(manifest, 'utf8')) as Snapshot
    writeFileSync(manifest, JSON.stringify(earlier))
    expect((await store.list()).map(({ date }) => date)).toEqual(['2026-02-01', '2026-01-10'])
    expect((await download('/api/v1/snapshots/2026-03-01/visits.csv.gz')).status).toBe(404)
    expect((await publish('2026-03-02'))?.date).toBe('2026-03-02')
    expect(readdirSync(folder).sort()).toEqual(['2026-01-10', '2026-02-01', '2026-03-02'])
  })

  it('Snapshots are kept for a year', async () => {
    for (let month = 1; month <= 12; month++) await publish(`2026-${String(month).padStart(2, '0')}-01`)
    await publish('2027-01-01')
    const dates = (await store.list()).map(({ date }) => date)
    expect(dates).toHaveLength(SNAPSHOTS_KEPT)
    expect([dates[0], dates.at(-1)]).toEqual(['2027-01-01', '2026-02-01'])
  })
})
