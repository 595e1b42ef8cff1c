import { describe, expect, it } from 'vitest'
import { compareCandidate, distanceBetween } from '@/domain/linkage/compareCandidate'
import type { MatchCandidate, MatchPlace } from '@/domain/linkage/matchQuestion'

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
  hallMetres: 300,
  visitsAfterClosing: 0,
  ...changes,
})

describe('Evidence for a candidate', () => {
  it('All evidence favours a candidate that differs only in spaces and brackets', () => {
    const verdicts = compareCandidate(own, other({ title: '온새미한상 다온점', address: '다온구 느티나무로 12' }))
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['for']))
  })

  it('A name that one of the two has in brackets favours the candidate', () => {
    expect(compareCandidate(own, other({ title: 'MOK', evidence: 'alternate_name' }))).toMatchObject({ name: 'for' })
    expect(compareCandidate(own, other({ title: 'MOK' }))).toMatchObject({ name: 'neutral' })
  })

  it('Missing data neither favours nor opposes a candidate', () => {
    const unknown = {
      address: null,
      latitude: null,
      perHead: null,
      subCategory: null,
      sharedAgencies: 0,
      hallMetres: null,
    }
    expect(compareCandidate(own, other({ title: '달보드레', ...unknown }))).toEqual({
      name: 'neutral',
      address: 'neutral',
      distance: 'neutral',
      hall: 'neutral',
      perHead: 'neutral',
      trade: 'neutral',
      open: 'for',
      agencies: 'neutral',
    })
  })

  it('Distance, price and visits after closing oppose a candidate', () => {
    expect(
      compareCandidate(own, other({ latitude: 37.6, perHead: 9_800, closedOn: '2026-02-01', visitsAfterClosing: 17 })),
    ).toMatchObject({ distance: 'against', perHead: 'against', open: 'against' })
  })

  it('The distance between two pins is measured in metres and null without coordinates', () => {
    expect(distanceBetween(own, other({ latitude: 37.501 }))).toBe(111)
    expect(distanceBetween(own, other({ longitude: null }))).toBeNull()
  })
})
