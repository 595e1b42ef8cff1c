import { describe, expect, it } from 'vitest'
import { duplicateClusters, duplicateEvidence, type DuplicatePlace } from '@/domain/linkage/duplicates'

let next = 1
const place = (changes: Partial<DuplicatePlace> = {}): DuplicatePlace => ({
  id: (next += 1),
  name: '온새미한상',
  branch: null,
  title: '온새미한상',
  address: null,
  latitude: null,
  longitude: null,
  visitCount: 1,
  addressKeys: [],
  ...changes,
})
const at = (latitude: number) => ({ latitude, longitude: 127 })
const never = () => false

describe('two restaurants of one name in one district', () => {
  it('are one at the same address, whatever their branches are called', () => {
    const keys = { addressKeys: ['종로 12'] }
    expect(duplicateEvidence(place({ ...keys, branch: '다온점' }), place({ ...keys, branch: '본점' }), true)).toBe(
      'same_address',
    )
  })

  it('are one when their pins are a few steps apart, and two when they are not', () => {
    expect(duplicateEvidence(place(at(37.5)), place(at(37.5003)), false)).toBe('near')
    expect(duplicateEvidence(place(at(37.5)), place(at(37.51)), true)).toBeNull()
  })

  it('of a chain are two shops unless they share an address', () => {
    const chain = { name: '스타벅스' }
    expect(duplicateEvidence(place({ ...chain, ...at(37.5) }), place({ ...chain, ...at(37.5001) }), true)).toBeNull()
    const keys = { ...chain, addressKeys: ['종로 1'] }
    expect(duplicateEvidence(place(keys), place(keys), true)).toBe('same_address')
  })

  it('of a chain that staff named are two shops as well', () => {
    const chain = { ...at(37.5), isChain: true as const }
    expect(duplicateEvidence(place(chain), place(chain), true)).toBeNull()
    expect(duplicateEvidence(place(at(37.5)), place(at(37.5)), true)).toBe('near')
  })

  it('of two branches are two', () => {
    const near = at(37.5)
    expect(duplicateEvidence(place({ ...near, branch: '1호점' }), place({ ...near, branch: '2호점' }), true)).toBeNull()
  })

  it('may be one by name alone when no third has it and one has no address', () => {
    const known = place({ addressKeys: ['종로 12'] })
    expect(duplicateEvidence(known, place(), true)).toBe('only_name')
    expect(duplicateEvidence(known, place(), false)).toBeNull()
    expect(duplicateEvidence(known, place({ addressKeys: ['종로 99'] }), true)).toBeNull()
  })
})

describe('clusters', () => {
  it('hold together by others, with the largest first and what a merge moves', () => {
    const [a, b, c, d] = [
      place({ addressKeys: ['가 1'], visitCount: 3 }),
      place({ addressKeys: ['가 1', '나 2'], visitCount: 9 }),
      place({ addressKeys: ['나 2'], visitCount: 4 }),
      place({ addressKeys: ['다 3'] }),
    ]
    expect(duplicateClusters([a, b, c, d], never)).toEqual([
      { places: [b, c, a], evidence: 'same_address', metres: null, moved: 7 },
    ])
  })

  it('never hold two that somebody said are not one, not even by a third', () => {
    const [a, b, c] = [1, 2, 3].map(() => place({ addressKeys: ['가 1'] }))
    const apart = (one: number, other: number) => [one, other].every((id) => id === a?.id || id === c?.id)
    const [cluster, ...rest] = duplicateClusters([a, b, c] as DuplicatePlace[], apart)
    expect(rest).toEqual([])
    expect(cluster?.places.map(({ id }) => id)).toEqual([a?.id, b?.id])
  })
})
