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

describe('Restaurants of one name in one district', () => {
  it('Two restaurants of one name at one address are duplicates, even with different branches', () => {
    const keys = { addressKeys: ['종로 12'] }
    expect(duplicateEvidence(place({ ...keys, branch: '다온점' }), place({ ...keys, branch: '본점' }), true)).toBe(
      'same_address',
    )
  })

  it('Two restaurants of one name are duplicates only when their pins are close together', () => {
    expect(duplicateEvidence(place(at(37.5)), place(at(37.5003)), false)).toBe('near')
    expect(duplicateEvidence(place(at(37.5)), place(at(37.51)), true)).toBeNull()
  })

  it('Two shops of a chain are duplicates only at the same address', () => {
    const chain = { name: '스타벅스' }
    expect(duplicateEvidence(place({ ...chain, ...at(37.5) }), place({ ...chain, ...at(37.5001) }), true)).toBeNull()
    const keys = { ...chain, addressKeys: ['종로 1'] }
    expect(duplicateEvidence(place(keys), place(keys), true)).toBe('same_address')
  })

  it('Two shops of a chain named by staff are not duplicates even when their pins are close', () => {
    const chain = { ...at(37.5), isChain: true as const }
    expect(duplicateEvidence(place(chain), place(chain), true)).toBeNull()
    expect(duplicateEvidence(place(at(37.5)), place(at(37.5)), true)).toBe('near')
  })

  it('Two branches with different names are not duplicates even when their pins are close', () => {
    const near = at(37.5)
    expect(duplicateEvidence(place({ ...near, branch: '1호점' }), place({ ...near, branch: '2호점' }), true)).toBeNull()
  })

  it('A name alone makes duplicates only if no third shop has it and one has no address', () => {
    const known = place({ addressKeys: ['종로 12'] })
    expect(duplicateEvidence(known, place(), true)).toBe('only_name')
    expect(duplicateEvidence(known, place(), false)).toBeNull()
    expect(duplicateEvidence(known, place({ addressKeys: ['종로 99'] }), true)).toBeNull()
  })
})

describe('Clusters of duplicates', () => {
  it('A cluster links duplicates transitively, largest first, with the visits that a merge moves', () => {
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

  it('A cluster never holds two restaurants judged different, not even through a third', () => {
    const [a, b, c] = [1, 2, 3].map(() => place({ addressKeys: ['가 1'] }))
    const apart = (one: number, other: number) => [one, other].every((id) => id === a?.id || id === c?.id)
    const [cluster, ...rest] = duplicateClusters([a, b, c] as DuplicatePlace[], apart)
    expect(rest).toEqual([])
    expect(cluster?.places.map(({ id }) => id)).toEqual([a?.id, b?.id])
  })
})
