import { describe, expect, it } from 'vitest'
import { findByName } from '@/domain/agency/findByName'

const AGENCIES = [
  { id: 1, name: '가온구청', aliases: ['가온구'] },
  { id: 2, name: '가온구의회', aliases: [] },
  { id: 3, name: '나래시청', aliases: [] },
]
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

describe('Finding agencies by a typed name', () => {
  it('A name or another name of an agency is known exactly', () => {
    expect(findByName('가온구청', AGENCIES).known?.id).toBe(1)
    expect(findByName(' 가온구 ', AGENCIES).known?.id).toBe(1)
    expect(findByName('가온 구청', AGENCIES).known).toBeNull()
  })

  it('A slip of the finger proposes the agency that was meant', () => {
    const { known, near } = findByName('가온규청', AGENCIES)
    expect(known).toBeNull()
    expect(names(near)).toEqual(['가온구청'])
    expect(names(findByName('나레시청', AGENCIES).near)).toEqual(['나래시청'])
  })

  it('Spaces and a province in front of a name still propose the agency', () => {
    expect(names(findByName('가온 구청', AGENCIES).near)).toContain('가온구청')
    expect(names(findByName('서울특별시 나래시청', AGENCIES).near)).toEqual(['나래시청'])
  })

  it('A name like none of the agencies proposes nothing', () => {
    expect(findByName('다솜문화재단', AGENCIES)).toEqual({ known: null, holding: [], near: [] })
    expect(findByName('', AGENCIES)).toEqual({ known: null, holding: [], near: [] })
  })

  it('A part of a name finds all agencies that hold it, the shortest first', () => {
    expect(names(findByName('가온', AGENCIES).holding)).toEqual(['가온구청', '가온구의회'])
  })
})
