import type { Pool } from 'pg'
import { endsRun, EATING_GROUPS, type Located, type LocateReport } from '@/domain/kakao/answers'
import { KakaoError } from '@/infra/kakao/fetchKakaoJson'
import type { KakaoLocal, KakaoCallCounts } from '@/infra/kakao/kakaoLocal'
import { log } from '@/infra/log'
import { addressQuery, pointOfAddress } from '@/domain/kakao/address'
import {
  selectKakaoPlace,
  type PlaceDecision,
  isChainWithoutAddress,
  NEARBY_M,
  type LinkageTarget,
} from '@/domain/kakao/kakaoPlace'
import type { Point } from '@/domain/distance'
import { displayRegion } from '@/domain/region/regionNames'
import { restaurantTitle } from '@/domain/place/keys/placeIdentity'
import { markChain } from '@/domain/place/words/placeWords'
import { findByCode } from '@/domain/region/findRegion'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../sqlConditions'
import { readChainNames } from '../words'
import { writePlace, writePoint } from './writeFinding'

interface RestaurantToGeocode extends LinkageTarget {
  id: number
  pinned: boolean
}

interface Row {
  id: number
  name: string
  branch: string | null
  address: string | null
  region_code: string | null
  pinned: boolean
  visits: number
}

const CHECKED_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000
const PAGE_SIZE = 200

/** Keyset paging: rows filled by the run leave the condition, which would shift an OFFSET. */
const NEXT = `
  SELECT r.id, r.name, NULLIF(r.branch, '') AS branch, NULLIF(r.address, '') AS address, g.code AS region_code,
    r.latitude IS NOT NULL AND r.longitude IS NOT NULL AS pinned, COALESCE(s.visit_count, 0) AS visits
  FROM restaurants r
  LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
  LEFT JOIN regions g ON g.id = r.region_id
  WHERE ${visible('restaurants', 'r')}
    AND (NULLIF(r.address, '') IS NOT NULL OR g.id IS NOT NULL)
    AND (r.latitude IS NULL OR r.longitude IS NULL OR NOT EXISTS (
      SELECT FROM restaurant_sources k WHERE k.restaurant_id = r.id AND k.kind = 'kakao' AND k.checked_at > $1))
    AND ($2::int IS NULL OR (COALESCE(s.visit_count, 0), -r.id) < ($2, -$3::int))
  ORDER BY COALESCE(s.visit_count, 0) DESC, r.id
  LIMIT ${PAGE_SIZE}`

/**
 * Visible ones without coordinates, or not confirmed by Kakao for half a year, most visited first; not those without
 * address and district.
 */
async function* restaurantsToGeocode(sql: Queryable, now: Date): AsyncGenerator<RestaurantToGeocode, void> {
  const checkedSince = new Date(now.getTime() - CHECKED_DAYS * DAY_MS)
  const chains = await readChainNames(sql)
  let last: Row | undefined
  do {
    const { rows }: { rows: Row[] } = await sql.query<Row>(NEXT, [checkedSince, last?.visits ?? null, last?.id ?? null])
    for (const { id, name, branch, address, region_code: code, pinned } of rows)
      yield markChain<RestaurantToGeocode>(
        { id, name, branch, address, pinned, region: code === null ? null : findByCode(code) },
        chains,
      )
    last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined
  } while (last)
}

interface KakaoFinding {
  /** of its own address; null if Kakao cannot locate it */
  point: Point | null
  decision: PlaceDecision | 'unaskable'
}

/** Around its address or, without a located one, in its district. Increments `counts`. @throws KakaoError */
async function findOnKakao(sought: LinkageTarget, kakao: KakaoLocal, counts: KakaoCallCounts): Promise<KakaoFinding> {
  const { name, branch, address, region } = sought
  const query = address === null ? null : addressQuery(address, region)
  const point = query === null ? null : pointOfAddress(await kakao.findAddress(query, counts), region)
  if (isChainWithoutAddress(sought) || (point === null && region === null)) return { point, decision: 'unaskable' }
  const title = restaurantTitle(name, branch)
  const question = point
    ? { query: title, around: { point, radius: NEARBY_M } }
    : { query: region ? `${displayRegion(region, { short: true })} ${title}` : title }
  const answers = []
  for (const group of EATING_GROUPS) answers.push(await kakao.findPlaces({ ...question, group }, counts))
  const places = answers.flatMap((answer) => answer.places)
  return {
    point,
    decision: selectKakaoPlace(
      sought,
      places,
      point,
      answers.every(({ complete }) => complete),
    ),
  }
}

interface Options {
  now: Date
  /** cached answers do not count */
  limit?: number
  parallel?: number
}

const PARALLEL = 4

/**
 * Until done or out of quota. Each is committed separately, so an early end loses nothing. Missing ones are retried in
 * every run, but from the cache for a month.
 */
export async function geocodeRestaurants(
  pool: Pool,
  kakao: KakaoLocal,
  { now, limit = Infinity, parallel = PARALLEL }: Options,
): Promise<LocateReport> {
  const run = new Run(pool, kakao, now, limit)
  await kakao.forgetOld()
  const queue = restaurantsToGeocode(pool, now)
  await Promise.all(Array.from({ length: parallel }, () => run.work(queue)))
  return { restaurants: run.restaurants, ...run.counts, quotaLeft: await kakao.quotaLeft(), stopped: run.stopped }
}

class Run {
  readonly restaurants: Record<Located, number> = {
    found: 0,
    pinned: 0,
    notFound: 0,
    ambiguous: 0,
    far: 0,
    failed: 0,
    unaskable: 0,
  }
  readonly counts: KakaoCallCounts = { asked: 0, remembered: 0 }
  stopped: LocateReport['stopped'] = null
  private errorsInARow = 0

  constructor(
    private readonly pool: Pool,
    private readonly kakao: KakaoLocal,
    private readonly now: Date,
    private left: number,
  ) {}

  async work(queue: AsyncGenerator<RestaurantToGeocode, void>): Promise<void> {
    while (this.stopped === null && this.left > 0) {
      const next = await queue.next()
      if (next.done) return
      await this.locate(next.value)
    }
  }

  private async locate(sought: RestaurantToGeocode): Promise<void> {
    const counts: KakaoCallCounts = { asked: 0, remembered: 0 }
    // In advance, so that concurrent workers stay within the limit.
    this.left -= 1
    try {
      this.restaurants[await this.find(sought, counts)] += 1
      // A cached answer says nothing about Kakao's state.
      if (counts.asked > 0) this.errorsInARow = 0
    } catch (error) {
      if (!(error instanceof KakaoError)) throw error
      this.recordError(error, sought.id)
    }
    if (counts.asked === 0) this.left += 1
    this.counts.asked += counts.asked
    this.counts.remembered += counts.remembered
  }

  private async find(sought: RestaurantToGeocode, counts: KakaoCallCounts): Promise<Located> {
    const { point, decision } = await findOnKakao(sought, this.kakao, counts)
    if (typeof decision === 'object') {
      await writePlace(this.pool, sought.id, decision, point, this.now)
      return 'found'
    }
    if (!point || sought.pinned) return decision
    await writePoint(this.pool, sought.id, point)
    return 'pinned'
  }

  private recordError(error: KakaoError, restaurant: number): void {
    this.errorsInARow += 1
    if (endsRun(error.code, this.errorsInARow)) this.stopped ??= error.code
    else this.restaurants.failed += 1
    log.warn({ restaurant, error: error.message }, 'no answer from Kakao')
  }
}
