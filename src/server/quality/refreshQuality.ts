import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWN_TYPES, QUALITY_TYPES, type QualityType, type QualitySubject } from '@/domain/quality'
import type { Queryable } from '@/infra/database/pool'
import { weighReading } from '@/domain/place/evidence/weighReading'
import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { placeKey, restaurantTitle } from '@/domain/place/keys/placeIdentity'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedShop } from '@/domain/place/types'
import { findDuplicateIssues } from './findDuplicates'
import { noteRefresh } from '../refreshRuns'
import { newestLexicon, readLexicon } from '../lexicon'
import { newestSighting, readSeenSigns } from '../seenSigns'
import { ISSUE_STATEMENTS } from './issueStatements'
import { findUnprovenNames } from './findUnprovenNames'

interface Boundary {
  properties: { code: string }
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }
}

type Ring = [longitude: number, latitude: number][]

/** Holes would be enclaved districts, which Korea does not have. */
const outerRings = ({ geometry }: Boundary): Ring[] =>
  geometry.type === 'Polygon'
    ? [(geometry.coordinates as Ring[])[0] ?? []]
    : (geometry.coordinates as Ring[][]).map(([outer = []]) => outer)

let polygons: Promise<string> | undefined

async function read(): Promise<string> {
  const text = await readFile(join(process.cwd(), 'public', 'map', 'districts.json'), 'utf8')
  const { features } = JSON.parse(text) as { features: Boundary[] }
  const rows = features.flatMap((boundary) =>
    outerRings(boundary).map((ring) => ({
      code: boundary.properties.code,
      polygon: `(${ring.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`,
    })),
  )
  return JSON.stringify(rows)
}

/** For PostgreSQL's `polygon`, as JSON of {code, polygon}. Throws if the map file is missing. */
const districtPolygons = (): Promise<string> => (polygons ??= read())

/** Read before yielding to other work. */
const BATCH = 5_000

const SPELLINGS = `
  SELECT a.id, a.spelling, a.key FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id
  WHERE r.deleted_at IS NULL AND r.merged_into_id IS NULL`

interface Spelling {
  id: number
  spelling: string
  /** from `placeKey`; ends in the region code */
  key: string
}

interface ChangedReading {
  subjectType: 'alias'
  subjectId: number
  detail: { reading: string }
}

/** Changes nothing; staff decide. `sql`: inside a transaction */
async function findChangedReadings(sql: Queryable): Promise<ChangedReading[]> {
  const lexicon = await readLexicon(sql, await newestLexicon(sql))
  const found: ChangedReading[] = []
  await sql.query(`DECLARE read_spellings NO SCROLL CURSOR FOR ${SPELLINGS}`)
  for (;;) {
    const { rows } = await sql.query<Spelling>(`FETCH ${BATCH} FROM read_spellings`)
    if (!rows.length) break
    for (const row of rows) {
      const shops = readAgain(row, lexicon)
      if (shops) found.push({ subjectType: 'alias', subjectId: row.id, detail: { reading: printed(shops) } })
    }
  }
  await sql.query('CLOSE read_spellings')
  return found
}

/** null if unchanged. Names of persons are another issue type. */
function readAgain({ spelling, key }: Spelling, lexicon: NameLexicon): ParsedShop[] | null {
  const grammar = parsePlace(spelling)
  const { shops } = weighReading(spelling, grammar, lexicon, () => true)
  if (shops === grammar.shops || shops.length === 0) return null
  const [shop] = shops
  const region = key.slice(key.lastIndexOf('|') + 1) || null
  return shops.length === 1 && shop && placeKey(shop, region) === key ? null : shops
}

const printed = (shops: readonly ParsedShop[]): string =>
  shops.map(({ name, branch }) => restaurantTitle(name, branch)).join(', ')

interface SuspectedName {
  subjectType: QualitySubject
  subjectId: number
  detail: object
}

/**
 * Typed by staff; an import would reject them. Other texts contain no names: visits have codes, and departments only
 * unit names. `sql`: inside a transaction
 */
async function findPersonNames(sql: Queryable): Promise<SuspectedName[]> {
  const lexicon = await readLexicon(sql, await newestLexicon(sql))
  const signs = await readSeenSigns(sql, await newestSighting(sql))
  const found = await findUnprovenNames(sql, lexicon, 'r.deleted_at IS NULL AND r.merged_into_id IS NULL', signs)
  return found.map(({ id }) => ({ subjectType: 'restaurant', subjectId: id, detail: {} }))
}

const QUALITY_LOCK = 8_214_003_119

const SUBJECT = (row: string): string => `(${row}.subject_type, ${row}.subject_id)`

/**
 * `$1`: restaurants, or null for all; `$4`: the type. Parameters that a statement does not use are mentioned once, so
 * that they have a type.
 */
const REFRESH = (statement: string): string => `
  WITH unused AS (SELECT $1::int[], $2::jsonb, $3::jsonb),
  fresh AS MATERIALIZED (${statement}),
  present AS MATERIALIZED (
    SELECT * FROM quality_issues WHERE type = $4
      AND ($1::int[] IS NULL OR (subject_type = 'restaurant' AND subject_id = ANY ($1::int[])))
  ),
  gone AS (
    DELETE FROM quality_issues q USING (
      SELECT p.id FROM present p LEFT JOIN fresh f ON ${SUBJECT('f')} = ${SUBJECT('p')} WHERE f.subject_id IS NULL
    ) old WHERE q.id = old.id
  ),
  changed AS (
    UPDATE quality_issues q SET group_key = f.group_key, detail = f.detail
    FROM fresh f JOIN present p ON ${SUBJECT('p')} = ${SUBJECT('f')}
    WHERE q.id = p.id AND (p.group_key, p.detail) IS DISTINCT FROM (f.group_key, f.detail)
  )
  INSERT INTO quality_issues (type, subject_type, subject_id, group_key, detail, is_marked)
  SELECT $4, f.subject_type, f.subject_id, f.group_key, f.detail, m.type IS NOT NULL
  FROM fresh f
  LEFT JOIN present p ON ${SUBJECT('p')} = ${SUBJECT('f')}
  LEFT JOIN quality_marks m ON m.type = $4 AND ${SUBJECT('m')} = ${SUBJECT('f')}
  WHERE p.id IS NULL ORDER BY f.group_key, f.subject_id
  ON CONFLICT DO NOTHING`

/** The week's last refresh counts. */
const COUNT = `
  INSERT INTO quality_counts (type, week, issue_count)
  SELECT t.type, date_trunc('week', now() AT TIME ZONE 'Asia/Seoul')::date, count(q.id)::int
  FROM unnest($1::text[]) AS t (type) LEFT JOIN quality_issues q ON q.type = t.type AND NOT q.is_marked
  GROUP BY t.type
  ON CONFLICT (type, week) DO UPDATE SET issue_count = EXCLUDED.issue_count`

const NONE = '[]'

/** Half a megabyte of boundaries goes only to the statement that needs it. */
const run = (sql: Queryable, type: QualityType, ids: readonly number[] | null, polygons: string, given = NONE) =>
  sql.query(REFRESH(ISSUE_STATEMENTS[type]), [ids, type === 'outside_district' ? polygons : NONE, given, type])

/** Concurrent runs queue. `sql`: inside a transaction without a short deadline: a million visits take seconds */
export async function refreshQuality(sql: Queryable): Promise<void> {
  const started = performance.now()
  await sql.query('SELECT pg_advisory_xact_lock($1)', [QUALITY_LOCK])
  const polygons = await districtPolygons()
  const given: Partial<Record<QualityType, string>> = {
    duplicate: JSON.stringify(await findDuplicateIssues(sql)),
    person_name: JSON.stringify(await findPersonNames(sql)),
    reading_changed: JSON.stringify(await findChangedReadings(sql)),
  }
  for (const type of QUALITY_TYPES) await run(sql, type, null, polygons, given[type])
  await sql.query(COUNT, [QUALITY_TYPES])
  await noteRefresh(sql, 'quality', started)
}

/** In the transaction of their change. Duplicates and shared addresses wait for `refreshQuality`. */
export async function refreshQualityOf(sql: Queryable, restaurants: readonly number[]): Promise<void> {
  if (!restaurants.length) return
  const polygons = await districtPolygons()
  for (const type of OWN_TYPES) await run(sql, type, [...restaurants], polygons)
}
