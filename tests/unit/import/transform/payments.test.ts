import { describe, expect, it } from 'vitest'
import { HashCounts } from '@/import/transform/payments/hashCounts'
import { hashText } from '@/domain/text'
import { ShopNames } from '@/import/transform/payments/seenPayments'

const textOf = (at: number): string => `2024-03-${at % 31} ${at * 100} 가람식당${at % 977}`

describe('Counts by hash', () => {
  it('Counts by hash are those of a map, even for many texts', () => {
    const [counts, map] = [new HashCounts(), new Map<string, number>()]
    for (let at = 0; at < 50_000; at++) {
      const text = textOf(at % 20_000)
      map.set(text, (map.get(text) ?? 0) + 1)
      counts.add(hashText(text))
    }
    expect([...map].every(([text, count]) => counts.count(hashText(text)) === count)).toBe(true)
    expect(counts.count(hashText('2024-03-04 1'))).toBe(0)
    expect(counts.entryOf(hashText('2024-03-04 1'))).toBe(0)
  })

  it('Counts by hash number their entries from 1 without gaps', () => {
    const counts = new HashCounts()
    expect(['가', '나', '가', '다'].map((text) => counts.add(hashText(text)))).toEqual([1, 2, 1, 3])
  })
})

describe('Hashes', () => {
  it('A hash is a safe integer and differs for different texts', () => {
    const hashes = Array.from({ length: 100_000 }, (_, at) => hashText(textOf(at)))
    expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true)
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

describe('Shop names', () => {
  it('Shop names are kept by payment, at most 20 of each', () => {
    const names = new ShopNames()
    for (let at = 0; at < 60_000; at++) names.add(1 + (at % 3_000), `온새미국수 ${at}호점`)
    expect(names.of(3_000)).toHaveLength(20)
    expect(names.of(3_000).at(-1)).toBe('온새미국수 2999호점')
    expect(names.of(1)).toEqual(Array.from({ length: 20 }, (_, i) => `온새미국수 ${(19 - i) * 3_000}호점`))
    expect(names.of(4_000)).toEqual([])
    expect(names.of(0)).toEqual([])
  })
})
