import { describe, expect, it } from 'vitest'
import { areaLabel, markerAt, shownAreaLabels } from '@/ui/map/locatorLabels'

const SIZE = { width: 360, height: 240 }
const namesOf = (labels: readonly { name: string }[]): string[] => labels.map(({ name }) => name)

describe('the marker of a restaurant in the small map', () => {
  it('has its name on the side that has more room, cut where it is long', () => {
    expect(markerAt([90, 50], '온새해물탕', SIZE.width)).toEqual({ x: 90, y: 50, name: '온새해물탕', isLeft: false })
    expect(markerAt([300, 50], '온새해물탕', SIZE.width).isLeft).toBe(true)
    expect(markerAt([90, 50], '가나다라마바사아자차카타파하', SIZE.width).name).toBe('가나다라마바사아자차카…')
  })
})

describe('the names of areas in the small map', () => {
  const marker = markerAt([180, 120], '온새해물탕', SIZE.width)

  it('leave out those under the marker or its name, but not those beside them', () => {
    const areas = [
      areaLabel({ x: 185, y: 125 }, '중구', true),
      areaLabel({ x: 230, y: 120 }, '성동구', false),
      areaLabel({ x: 230, y: 160 }, '용산구', false),
      areaLabel({ x: 120, y: 120 }, '서대문구', false),
    ]
    expect(namesOf(shownAreaLabels(areas, marker, SIZE))).toEqual(['용산구', '서대문구'])
    expect(namesOf(shownAreaLabels(areas, null, SIZE))).toEqual(['중구', '성동구', '용산구', '서대문구'])
  })

  it('leave out what would be clipped at the edge', () => {
    const areas = [areaLabel({ x: 10, y: 60 }, '마포구', false), areaLabel({ x: 60, y: 236 }, '관악구', false)]
    expect(shownAreaLabels(areas, marker, SIZE)).toEqual([])
  })
})
