import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/match/comparePlaces'
import type { PlaceCell } from '@/domain/place/types'
import { labelledPairs, OWN_LABELS, UNSEEN_SHAPES } from '../../unit/domain/place/cells'
import { directoryOfImports } from './directoryOfImports'

const { files, take, select } = directoryOfImports()

/** Pairs of one institution that the labels and the comparison call one place. */
const matched = labelledPairs([...OWN_LABELS.slice(0, 1), ...UNSEEN_SHAPES]).filter(
  ({ a, b, same }) => same && a.context === b.context && a.context.includes(' ') && comparePlaces(a, b).same,
)

const HEADER = ['기관명', '사용일자', '사용장소', '사용목적', '사용금액']

/** Imports places of institutions that have districts; an amount tells which row a visit came from. */
const takePlaces = (...places: readonly PlaceCell[]) => {
  const rows = places.map(({ raw, context }, i) => [context, '2026-01-05', raw, '업무협의', 100_000 + i])
  return take(files.write('places.csv', `\ufeff${Papa.unparse([HEADER, ...rows])}\n`))
}

/** Numbers of the pairs whose two rows lie at one restaurant, or at two that a person is asked about. */
const LINKED = `
  WITH sides AS (
    SELECT (paid - 100000) / 2 AS pair, paid % 2 AS side, restaurant_id
    FROM visits CROSS JOIN LATERAL (SELECT COALESCE(amount, split_amount)::int AS paid) p
  )
  SELECT DISTINCT a.pair FROM sides a JOIN sides b ON b.pair = a.pair AND a.side = 0 AND b.side = 1
  WHERE a.restaurant_id = b.restaurant_id OR EXISTS (
    SELECT FROM match_reviews m JOIN restaurant_aliases l ON l.id = m.alias_id
    WHERE (l.restaurant_id, m.candidate_id) = (a.restaurant_id, b.restaurant_id)
      OR (l.restaurant_id, m.candidate_id) = (b.restaurant_id, a.restaurant_id))`

describe('Candidate pairs of an import', () => {
  it('Candidate pairs reach over 96 % of the spellings that the comparison would match', async () => {
    await takePlaces(...matched.flatMap(({ a, b }) => [a, b]))
    const linked = new Set((await select(LINKED)).map((row) => (row as { pair: number }).pair))
    const missed = matched.filter((_, i) => !linked.has(i)).map(({ a, b }) => `${a.raw} | ${b.raw}`)
    expect(matched.length).toBeGreaterThan(600)
    expect(1 - missed.length / matched.length, missed.join('\n')).toBeGreaterThan(0.96)
  })
  it('A name with an address in the next district is paired with its bare form within one agency', async () => {
    const [jongno, jung] = ['서울특별시 종로구', '서울특별시 중구']
    await takePlaces({ raw: '달무리생고기집 (중구 을지로 64)', context: jongno })
    expect(await takePlaces({ raw: '달무리생고기집', context: jongno })).toMatchObject({ reviewsQueued: 1 })
    await takePlaces({ raw: '온솔무탕반집 (중구 을지로 66)', context: jung })
    expect(await takePlaces({ raw: '온솔무탕반집', context: jongno })).toMatchObject({ reviewsQueued: 0 })
  })
  it('A quarter in brackets behind a chain’s name is taken for its branch', async () => {
    const context = '부산광역시 중구'
    const cells = ['파리바게뜨(남포)', '파리바게뜨 남포점', '파리바게뜨(대청)'].map((raw) => ({ raw, context }))
    expect(await takePlaces(...cells)).toMatchObject({ restaurantsNew: 2, reviewsQueued: 0 })
  })
  it('A name of three syllables behind a word is queued for review with the bare name', async () => {
    const cells = ['명품한우 두미솔', '두미솔'].map((raw) => ({ raw, context: '서울특별시 종로구' }))
    expect(await takePlaces(...cells)).toMatchObject({ restaurantsNew: 2, reviewsQueued: 1 })
  })
  it('One name without an address in two agencies’ districts makes two restaurants and no review', async () => {
    const places = ['서울특별시 종로구', '서울특별시 중구'].map((context) => ({ raw: '달무리생고기집', context }))
    expect(await takePlaces(...places, ...places)).toMatchObject({ restaurantsNew: 2, reviewsQueued: 0 })
    expect(
      await select(`SELECT g.sub_add2 AS district, COUNT(*)::int AS visits FROM visits v
        JOIN restaurants r ON r.id = v.restaurant_id JOIN regions g ON g.id = r.region_id GROUP BY 1 ORDER BY 1`),
    ).toEqual([
      { district: '종로구', visits: 2 },
      { district: '중구', visits: 2 },
    ])
  })
})
