import { describe, expect, it } from 'vitest'
import { compareCandidate, distanceBetween } from '@/domain/linkage/compareCandidate'
import type { MatchCandidate, MatchPlace } from '@/domain/linkage/matchQuestion'
import { sharedStretch } from '@/domain/linkage/sharedStretch'

const own: MatchPlace = {
  id: 1,
  title: '온새미 한상(다온)',
  address: '한울시 다온구 느티나무로 12',
  province: '한울시',
  district: '다온구',
  latitude: 37.5,
  longitude: 127,
  subCategory: '한정식',
  perHead: 22_000,
  visitCount: 42,
  agencyCount: 4,
  firstVisit: null,
  lastVisit: null,
  closedOn: null,
  aliases: [],
}
const other = (changes: Partial<MatchCandidate>): MatchCandidate => ({
  ...own,
  id: 2,
  review: 1,
  confidence: 0.7,
  evidence: 'cut_name',
  sharedAgencies: 4,
  sharedVisits: 118,
  visitsAfterClosing: 0,
  ...changes,
})

describe('what speaks for a candidate', () => {
  it('is all of it where everything is the same but spaces and brackets', () => {
    const verdicts = compareCandidate(own, other({ title: '온새미한상 다온점', address: '다온구 느티나무로 12' }))
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['for']))
  })

  it('is the name, where one of them has it in brackets', () => {
    expect(compareCandidate(own, other({ title: 'MOK', evidence: 'alternate_name' }))).toMatchObject({ name: 'for' })
    expect(compareCandidate(own, other({ title: 'MOK' }))).toMatchObject({ name: 'neutral' })
  })

  it('is neither here nor there where nothing is known', () => {
    const unknown = { address: null, latitude: null, perHead: null, subCategory: null, sharedAgencies: 0 }
    expect(compareCandidate(own, other({ title: '달보드레', ...unknown }))).toEqual({
      name: 'neutral',
      address: 'neutral',
      distance: 'neutral',
      perHead: 'neutral',
      trade: 'neutral',
      open: 'for',
      agencies: 'neutral',
    })
  })

  it('turns against it with distance, price, and visits after it closed', () => {
    expect(
      compareCandidate(own, other({ latitude: 37.6, perHead: 9_800, closedOn: '2026-02-01', visitsAfterClosing: 17 })),
    ).toMatchObject({ distance: 'against', perHead: 'against', open: 'against' })
  })

  it('measures metres between pins', () => {
    expect(distanceBetween(own, other({ latitude: 37.501 }))).toBe(111)
    expect(distanceBetween(own, other({ longitude: null }))).toBeNull()
  })
})

describe('the stretch that two names share', () => {
  it.each([
    ['온새미 한상(다온)', '온새미밥상', '온새미'],
    ['두레솥밥', '달보드레', '레'],
    ['가', '나', ''],
  ])('of %s in %s is "%s"', (one, title, shared) => {
    const [start, end] = sharedStretch(one, title)
    expect(title.slice(start, end)).toBe(shared)
  })
})
