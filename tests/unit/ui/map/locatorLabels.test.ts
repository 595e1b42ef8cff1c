import { describe, expect, it } from 'vitest'
import { areaLabel, landmarkLabel, markerAt, markerBox, shownLabels } from '@/ui/map/LocatorMap'

const SIZE = { width: 360, height: 240 }
const namesOf = (labels: readonly { name: string }[]): string[] => labels.map(({ name }) => name)

describe('Restaurant marker in the small map', () => {
  it('The marker puts its name on the side with more room, and cuts a long name', () => {
    expect(markerAt([90, 50], '온새해물탕', SIZE.width)).toEqual({ x: 90, y: 50, name: '온새해물탕', isLeft: false })
    expect(markerAt([300, 50], '온새해물탕', SIZE.width).isLeft).toBe(true)
    expect(markerAt([90, 50], '가나다라마바사아자차카타파하', SIZE.width).name).toBe('가나다라마바사아자차카…')
  })
})

describe('Area names in the small map', () => {
  const marker = [markerBox(markerAt([180, 120], '온새해물탕', SIZE.width))]

  it('Area names under the marker or its name are left out, but those next to them stay', () => {
    const areas = [
      areaLabel({ x: 185, y: 125 }, '중구', true),
      areaLabel({ x: 230, y: 120 }, '성동구', false),
      areaLabel({ x: 230, y: 160 }, '용산구', false),
      areaLabel({ x: 120, y: 120 }, '서대문구', false),
    ]
    expect(namesOf(shownLabels(areas, marker, SIZE))).toEqual(['용산구', '서대문구'])
    expect(namesOf(shownLabels(areas, [], SIZE))).toEqual(['중구', '성동구', '용산구', '서대문구'])
  })

  it('An area name that would be clipped at the edge is left out', () => {
    const areas = [areaLabel({ x: 10, y: 60 }, '마포구', false), areaLabel({ x: 60, y: 236 }, '관악구', false)]
    expect(shownLabels(areas, marker, SIZE)).toEqual([])
  })

  it('A station is named before a neighbouring area, and the nearer of two before the farther', () => {
    const labels = [
      areaLabel({ x: 60, y: 60 }, '마포구', false),
      landmarkLabel({ x: 65, y: 60 }, '공덕역', 1),
      landmarkLabel({ x: 70, y: 62 }, '애오개역', 0),
    ]
    expect(namesOf(shownLabels(labels, marker, SIZE))).toEqual(['애오개역'])
  })
})
