import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { alternateNameKey } from '@/import/linkage/alternateName'
import { identifyPlace } from '@/domain/place/keys/placeIdentity'
import { classifyPairs } from '@/import/linkage/classifyPairs'
import type { AliasRecord, CandidatePair } from '@/import/linkage/candidatePair'

const DISTRICT = '종로구'

/** Alias number n, of restaurant 100 + n. */
function spelling(n: number, cell: string, district: string | null = DISTRICT): AliasRecord {
  const reading = parsePlace(cell)
  const [shop] = reading.shops
  if (!shop) throw new Error(`${cell} names no shop`)
  const identity = identifyPlace(shop, '')
  const { nameKey, branchKey, addressKey } = identity
  return {
    alias: n,
    restaurant: 100 + n,
    isNew: true,
    nameKey,
    alternateKey: alternateNameKey(cell, reading, null),
    branchKey,
    addressKey,
    district,
    spelling: identity.spelling,
    shop,
  }
}

/** Pairs each alias with every one before it; those with a number up to `old` existed before the import. */
function matchAll(cells: (string | AliasRecord)[], old = 0, metres: readonly (number | null)[] = []) {
  const all = cells
    .map((cell, i) => (typeof cell === 'string' ? spelling(i + 1, cell) : cell))
    .map((each) => ({ ...each, isNew: each.alias > old }))
  const addresses = ({ nameKey, branchKey }: AliasRecord) =>
    new Set(
      all
        .filter((other) => other.nameKey === nameKey && other.branchKey === branchKey)
        .map(({ addressKey }) => addressKey)
        .filter(Boolean),
    ).size
  const pairs: CandidatePair[] = all.flatMap((left, i) =>
    all.slice(0, i).map((right, at) => ({ left, right, addresses: addresses(left), metres: metres[at] })),
  )
  const { merges, reviews } = classifyPairs(pairs.filter(({ left }) => left.alias > old))
  return {
    merges: merges.map(
      ({ duplicateId, canonicalId, evidence }) => `${duplicateId - 100} into ${canonicalId - 100}: ${evidence}`,
    ),
    reviews: reviews.map(({ alias, candidate, evidence }) => `${alias} or ${candidate - 100}: ${evidence}`),
  }
}

describe('New aliases', () => {
  it('A new alias with another name or another numbered address is not matched', () => {
    expect(matchAll(['한일관 (종로구 종로 12)', '한일관 (종로구 종로 99)', '순희네 (종로구 종로 12)'])).toEqual({
      merges: [],
      reviews: [],
    })
  })

  it('A new alias at the same numbered address is matched with or without its branch', () => {
    expect(matchAll(['한일관 종로점 (종로구 종로 12)', '한일관 (종로구 종로 12)'])).toEqual({
      merges: ['2 into 1: same_address'],
      reviews: [],
    })
  })

  it('A new alias in another 동, perhaps that of the department, is queued for review', () => {
    expect(matchAll(['염리동 (솔나래빛)', '아현동 (솔나래빛)', '염리동 (나주곰탕)', '아현동 (나주곰탕)'])).toEqual({
      merges: [],
      reviews: ['2 or 1: near_spelling'],
    })
  })

  it('A new alias at the same address is matched despite a typing error', () => {
    expect(matchAll(['보나베띠 (종로구 종로 12)', '보나베티 (종로구 종로 12)']).merges).toEqual([
      '2 into 1: same_address',
    ])
  })

  it('A new alias without an address is matched to the only such place in the district', () => {
    expect(matchAll(['굴레방국밥', '굴레방국밥 (종로구 종로 12)']).merges).toEqual(['2 into 1: only_in_district'])
  })

  it('A new alias without an address is queued for review when the district has two such places', () => {
    const { merges, reviews } = matchAll(['한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관'])
    expect(merges).toEqual([])
    expect(reviews).toEqual(['3 or 1: near_spelling', '3 or 2: near_spelling'])
  })

  it('New aliases are classified the same in any order of the file', () => {
    const cells = [
      '한일관 (종로구 종로 12)',
      '한일관 종로점 (종로구 종로 12)',
      '한일관 종로점',
      '한일관 (종로구 율곡로 99)',
    ]
    const ends = [cells, cells.toReversed(), [cells[2], cells[0], cells[3], cells[1]]]
      .map((order) => {
        const spellings = order.map((cell, i) => spelling(i + 1, cell ?? ''))
        const { merges } = matchAll(spellings)
        const into = new Map(merges.map((fold) => fold.split(/ into |: /)).map(([from, target]) => [from, target]))
        const home = (n: number) => into.get(String(n)) ?? String(n)
        return spellings
          .map(({ shop }, i) => [home(i + 1), `${shop.name} ${shop.branch ?? ''} ${shop.address ?? ''}`] as const)
          .reduce(
            (piles, [pile, text]) => piles.set(pile, [...(piles.get(pile) ?? []), text].sort()),
            new Map<string, string[]>(),
          )
      })
      .map((piles) => [...piles.values()].sort())
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
    expect(ends[0]).toHaveLength(2)
  })

  it('A new alias that fits two contradicting places never joins them', () => {
    const { merges, reviews } = matchAll([
      '라칸티나 (종로구 종로 19)',
      '라칸티나 (종로구 종로 81)',
      '라칸티나 (종로구 종로)',
    ])
    expect(merges).toHaveLength(1)
    expect(reviews).toHaveLength(1)
  })

  it('Two restaurants that existed before are never merged by a new alias', () => {
    const { merges, reviews } = matchAll(
      [
        spelling(1, '진평식당 종로점'),
        spelling(2, '진평식당 (종로구 종로 12)'),
        spelling(3, '진평식당 종로점 (종로구 종로 12)'),
      ],
      2,
    )
    expect(merges).toHaveLength(1)
    expect(reviews).toHaveLength(1)
  })

  it('A new alias whose name the card statement truncated is queued for review', () => {
    expect(matchAll(['늘봄골해장국 종로구청점', '늘봄골해장국 종']).reviews).toHaveLength(1)
  })

  it('A new alias is queued for review when one has the name of the other in brackets', () => {
    expect(matchAll(['모크(MOK)', 'MOK'])).toEqual({ merges: [], reviews: ['2 or 1: alternate_name'] })
    expect(matchAll(['MOK', '모크(MOK)'])).toEqual({ merges: [], reviews: ['2 or 1: alternate_name'] })
    expect(matchAll(['모크(MOK) (종로구 종로 12)', 'MOK (종로구 율곡로 3)'])).toEqual({ merges: [], reviews: [] })
  })

  it('A new alias with one different letter and no deciding address is queued for review', () => {
    expect(matchAll(['고을집김치생삼겹살', '고울집김치생삼겹살'])).toEqual({
      merges: [],
      reviews: ['2 or 1: near_spelling'],
    })
  })

  it('A chain’s new alias never matches another branch and is queued for review without one', () => {
    expect(matchAll(['스타벅스 종로점', '스타벅스 안국역점'])).toEqual({ merges: [], reviews: [] })
    expect(matchAll(['스타벅스 종로점', '스타벅스'])).toEqual({ merges: [], reviews: ['2 or 1: near_spelling'] })
    expect(matchAll(['스타벅스', '스타벅스 종로점'])).toEqual({ merges: [], reviews: [] })
  })

  it('A new alias without a known district is only reviewed, unless the address is equal', () => {
    expect(matchAll([spelling(1, '원대구탕 (종로구 종로 12)'), spelling(2, '원대구탕', null)])).toMatchObject({
      merges: [],
      reviews: ['2 or 1: near_spelling'],
    })
    expect(
      matchAll([spelling(1, '원대구탕 (종로 12)', null), spelling(2, '원대구탕 (종로구 종로 12)')]).merges,
    ).toEqual(['1 into 2: same_address'])
  })

  it('A new alias is reviewed against its three most likely candidates at most', () => {
    const { reviews } = matchAll([1, 2, 3, 4, 5].map((n) => `한일관 (종로구 율곡로 ${n})`).concat('한일관'))
    expect(reviews).toHaveLength(3)
  })
})

describe('Equal names in one district', () => {
  const TWO = ['한일관 (종로구 종로 12)', '한일관 (종로구 평창길 99)']
  it.each<[what: string, metres: (number | null)[], merged: boolean]>([
    ['the only one near the hall is meant', [400, 3_900], true],
    ['both are near', [400, 900], false],
    ['none is near', [1_800, 3_900], false],
    ['one is neither near nor far', [400, 1_900], false],
    ['the place of one is unknown', [400, null], false],
  ])('A new spelling without an address: %s', (_, metres, merged) => {
    const { merges, reviews } = matchAll([...TWO, '한일관'], 2, metres)
    expect(merges).toEqual(merged ? ['3 into 1: near_hall'] : [])
    expect(reviews).toHaveLength(merged ? 0 : 2)
  })

  it('A chain may have a shop near the hall that is not recorded', () => {
    const cells = ['스타벅스 (종로구 종로 12)', '스타벅스 (종로구 평창길 99)', '스타벅스']
    expect(matchAll(cells, 2, [400, 3_900]).merges).toEqual([])
  })
})
