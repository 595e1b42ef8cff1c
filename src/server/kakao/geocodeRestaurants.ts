import type { Pool } from 'pg'
import { endsRun } from '@/domain/kakao/errors'
import type { Located, LocateReport } from '@/domain/kakao/locateReport'
import { KakaoError } from '@/infra/kakao/kakaoError'
import type { KakaoLocal, KakaoCallCounts } from '@/infra/kakao/kakaoLocal'
import { log } from '@/infra/log'
import { findOnKakao } from './findOnKakao'
import { restaurantsToGeocode, type RestaurantToGeocode } from './restaurantsToGeocode'
import { writePlace, writePoint } from './writeFinding'

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
