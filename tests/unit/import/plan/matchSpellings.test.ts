import { describe, expect, it } from 'vitest'
import { readPlace } from '@/domain/place/readPlace'
import { identifyPlace } from '@/import/plan/placeIdentity'
import { matchSpellings } from '@/import/plan/matchSpellings'
import type { KnownSpelling, SpellingPair } from '@/import/plan/spelling'

const DISTRICT = '종로구'

/** Spelling number n, standing as restaurant 100 + n. */
function spelling(n: number, cell: string, district: string | null = DISTRICT): KnownSpelling {
  const [shop] = readPlace(cell).shops
  if (!shop) throw new Error(`${cell} names no shop`)
  const { nameKey, branchKey, addressKey } = identifyPlace(shop, '')
  return { alias: n, restaurant: 100 + n, isNew: true, nameKey, branchKey, addressKey, district, shop }
}

/** All of them new in one import, each compared with every one before it. */
function matchAll(cells: (string | KnownSpelling)[], old = 0) {
  const all = cells
    .map((cell, i) => (typeof cell === 'string' ? spelling(i + 1, cell) : cell))
    .map((each) => ({ ...each, isNew: each.alias > old }))
  const addresses = ({ nameKey, branchKey }: KnownSpelling) =>
    new Set(all.filter((other) => other.nameKey === nameKey && other.branchKey === branchKey).map(({ addressKey }) => addressKey).filter(Boolean)).size
  const pairs: SpellingPair[] = all.flatMap((fresh, i) => all.slice(0, i).map((known) => ({ fresh, known, addresses: addresses(fresh) })))
  const { folds, questions } = matchSpellings(pairs.filter(({ fresh }) => fresh.alias > old))
  return {
    folds: folds.map(({ from, into, evidence }) => `${from - 100} into ${into - 100}: ${evidence}`),
    questions: questions.map(({ alias, candidate, evidence }) => `${alias} or ${candidate - 100}: ${evidence}`),
  }
}

describe('new spellings', () => {
  it('are other places where name or numbered address differ', () => {
    expect(matchAll(['한일관 (종로구 종로 12)', '한일관 (종로구 종로 99)', '순희네 (종로구 종로 12)'])).toEqual({ folds: [], questions: [] })
  })

  it('are one at the same numbered address, with or without the branch', () => {
    expect(matchAll(['한일관 종로점 (종로구 종로 12)', '한일관 (종로구 종로 12)'])).toEqual({ folds: ['2 into 1: same_address'], questions: [] })
  })

  it('are one at the same address when a typing error tells them apart', () => {
    expect(matchAll(['보나베띠 (종로구 종로 12)', '보나베티 (종로구 종로 12)']).folds).toEqual(['2 into 1: same_address'])
  })

  it('are one when one of them has no address and the district has one such place', () => {
    expect(matchAll(['굴레방국밥', '굴레방국밥 (종로구 종로 12)']).folds).toEqual(['2 into 1: only_in_district'])
  })

  it('are asked about when the district has two such places', () => {
    const { folds, questions } = matchAll(['한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관'])
    expect(folds).toEqual([])
    expect(questions).toEqual(['3 or 1: near_spelling', '3 or 2: near_spelling'])
  })

  it('come to the same end in every order of the file', () => {
    const cells = ['한일관 (종로구 종로 12)', '한일관 종로점 (종로구 종로 12)', '한일관 종로점', '한일관 (종로구 율곡로 99)']
    const ends = [cells, cells.toReversed(), [cells[2], cells[0], cells[3], cells[1]]].map((order) => {
      const spellings = order.map((cell, i) => spelling(i + 1, cell ?? ''))
      const { folds } = matchAll(spellings)
      const into = new Map(folds.map((fold) => fold.split(/ into |: /)).map(([from, target]) => [from, target]))
      const home = (n: number) => into.get(String(n)) ?? String(n)
      return spellings.map(({ shop }, i) => [home(i + 1), `${shop.name} ${shop.branch ?? ''} ${shop.address ?? ''}`] as const)
        .reduce((piles, [pile, text]) => piles.set(pile, [...(piles.get(pile) ?? []), text].sort()), new Map<string, string[]>())
    }).map((piles) => [...piles.values()].sort())
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
    expect(ends[0]).toHaveLength(2)
  })

  it('never bring two places together through a third that fits both', () => {
    const { folds, questions } = matchAll(['라칸티나 (종로구 종로 19)', '라칸티나 (종로구 종로 81)', '라칸티나 (종로구 종로)'])
    expect(folds).toHaveLength(1)
    expect(questions).toHaveLength(1)
  })

  it('never join two restaurants that were there before', () => {
    const { folds, questions } = matchAll([spelling(1, '진평식당 종로점'), spelling(2, '진평식당 (종로구 종로 12)'), spelling(3, '진평식당 종로점 (종로구 종로 12)')], 2)
    expect(folds).toHaveLength(1)
    expect(questions).toHaveLength(1)
  })

  it('are asked about when a card feed cut the name', () => {
    expect(matchAll(['늘봄골해장국 종로구청점', '늘봄골해장국 종']).questions).toHaveLength(1)
  })

  it('are asked about when only a letter differs and no address tells', () => {
    expect(matchAll(['고을집김치생삼겹살', '고울집김치생삼겹살'])).toEqual({ folds: [], questions: ['2 or 1: near_spelling'] })
  })

  it('keep branches of a chain apart, and ask where the branch is left out', () => {
    expect(matchAll(['스타벅스 종로점', '스타벅스 안국역점'])).toEqual({ folds: [], questions: [] })
    expect(matchAll(['스타벅스 종로점', '스타벅스'])).toEqual({ folds: [], questions: ['2 or 1: near_spelling'] })
    expect(matchAll(['스타벅스', '스타벅스 종로점'])).toEqual({ folds: [], questions: [] })
  })

  it('are only asked about where no district is known, but for the very same address', () => {
    expect(matchAll([spelling(1, '원대구탕 (종로구 종로 12)'), spelling(2, '원대구탕', null)])).toMatchObject({ folds: [], questions: ['2 or 1: near_spelling'] })
    expect(matchAll([spelling(1, '원대구탕 (종로 12)', null), spelling(2, '원대구탕 (종로구 종로 12)')]).folds).toEqual(['1 into 2: same_address'])
  })

  it('have at most three candidates each, the likeliest', () => {
    const { questions } = matchAll([1, 2, 3, 4, 5].map((n) => `한일관 (종로구 율곡로 ${n})`).concat('한일관'))
    expect(questions).toHaveLength(3)
  })
})
