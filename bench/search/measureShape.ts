import { seededRandom } from '../random'
import type { Sample, Shape } from '../searchShapes'
import { timedGet } from './timedGet'

/** A directory behind a server of its own, and the restaurants of it that queries are made from. */
export interface Searched {
  origin: string
  samples: readonly Sample[]
}

/** Milliseconds of each request. */
export interface Times {
  searches: number[]
  /** one row by its key through the same listener, router and pool, and nothing else: the hardest yardstick */
  rows: number[]
  /** the public API's own read by key, `/api/v1/restaurants/{id}` */
  reads: number[]
  /** how many searches found the restaurant that they were made from */
  found: number
}

const noTimes = (): Times => ({ searches: [], rows: [], reads: [], found: 0 })

const SEED = 7
const QUERY_LENGTH = 60

/**
 * Searches several directories for queries of one shape, a query in each in turn, with the yardsticks between the
 * searches, so that all of it meets the same machine.
 */
export async function measureShape(directories: readonly Searched[], path: string, shape: Shape): Promise<Times[]> {
  const measured = directories.map((directory) => ({
    ...directory,
    random: seededRandom(SEED),
    times: noTimes(),
  }))
  const rounds = Math.max(...directories.map(({ samples }) => samples.length))
  for (let round = 0; round < rounds; round += 1)
    for (const { origin, samples, random, times } of measured) {
      const sample = samples[round]
      const query = sample && shape.query(sample, random)
      if (!sample || !query) continue
      const q = encodeURIComponent([...query].slice(0, QUERY_LENGTH).join(''))
      const { ms, body } = await timedGet(`${origin}${path}?q=${q}`)
      times.searches.push(ms)
      if (body.includes(`"id":${sample.id},`)) times.found += 1
      times.rows.push((await timedGet(`${origin}/by-key/${sample.id}`)).ms)
      times.reads.push((await timedGet(`${origin}/api/v1/restaurants/${sample.id}`)).ms)
    }
  return measured.map(({ times }) => times)
}
