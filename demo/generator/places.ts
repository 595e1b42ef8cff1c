import { readFileSync } from 'node:fs'
import type { Random } from './random'

export interface DemoPlace {
  name: string
  branch: string
  province: string
  /** empty in 세종, which has none */
  district: string
  road: string
  number: number
  latitude: number
  longitude: number
  phone: string
  /** typical won a head */
  perHead: number
}

type Ring = [number, number][]
interface Shape {
  properties: { province: string; district: string | null }
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: Ring[] | Ring[][] }
}

const FIRST = [
  '담',
  '솔',
  '누리',
  '해오름',
  '달빛',
  '산들',
  '은하',
  '푸른',
  '한아름',
  '도담',
  '가람',
  '미리내',
  '새참',
  '온새',
  '너울',
  '별담',
  '숲속',
  '다온',
  '여울',
  '참마루',
  '고샅',
  '이음',
  '마중',
  '윤슬',
]
const DISH: [word: string, perHead: number][] = [
  ['솥밥', 15000],
  ['손칼국수', 11000],
  ['어시장', 34000],
  ['돌판구이', 27000],
  ['황소곱창', 29000],
  ['메밀집', 12000],
  ['돌솥비빔', 13000],
  ['추어탕', 12500],
  ['순두부', 10500],
  ['생선구이', 16000],
  ['갈비', 32000],
  ['만두전골', 17000],
  ['쌈밥', 15500],
  ['국밥', 10000],
  ['해물탕', 24000],
  ['반점', 18000],
  ['초밥', 28000],
  ['돈까스', 12000],
  ['보리밥', 11500],
  ['백반', 9500],
  ['커피', 6500],
  ['찻집', 8000],
  ['베이커리', 9000],
  ['한정식', 36000],
  ['횟집', 33000],
  ['족발', 23000],
  ['냉면', 13000],
  ['삼계탕', 18000],
  ['낙지마당', 19000],
  ['두부마을', 14000],
]
/** Province, district, streets, and how many of the places stand there: most lunches are around city hall. */
const AREAS: [province: string, district: string, roads: string[], weight: number][] = [
  [
    '서울특별시',
    '중구',
    ['무교로', '다동길', '을지로3길', '세종대로', '남대문로1길', '서소문로', '소공로', '퇴계로', '명동길'],
    26,
  ],
  ['서울특별시', '종로구', ['종로1길', '자하문로', '새문안로', '인사동길', '율곡로', '삼일대로'], 14],
  ['서울특별시', '마포구', ['월드컵로', '양화로', '마포대로', '토정로'], 8],
  ['서울특별시', '서대문구', ['연희로', '통일로', '충정로'], 7],
  ['서울특별시', '영등포구', ['여의대방로', '국회대로', '영등포로'], 7],
  ['서울특별시', '용산구', ['한강대로', '이태원로', '원효로'], 6],
  ['서울특별시', '성동구', ['왕십리로', '고산자로'], 5],
  ['서울특별시', '동작구', ['노량진로', '상도로', '보라매로5길'], 5],
  ['서울특별시', '서초구', ['서초대로', '반포대로'], 5],
  ['서울특별시', '강남구', ['테헤란로', '논현로'], 4],
  ['서울특별시', '송파구', ['올림픽로', '송파대로'], 3],
  ['경기도', '수원시', ['효원로', '정조로'], 4],
  ['경기도', '과천시', ['관문로'], 2],
  ['인천광역시', '남동구', ['정각로', '예술로'], 2],
  ['세종특별자치시', '', ['한누리대로', '도움6로'], 5],
  ['대전광역시', '서구', ['둔산로', '대덕대로'], 3],
  ['부산광역시', '연제구', ['중앙대로', '월드컵대로'], 3],
  ['대구광역시', '중구', ['공평로'], 2],
  ['강원특별자치도', '춘천시', ['중앙로', '금강로'], 2],
  ['전북특별자치도', '전주시', ['효자로', '온고을로'], 3],
  ['충청북도', '청주시', ['상당로'], 2],
  ['경상북도', '안동시', ['경북대로'], 1],
  ['제주특별자치도', '제주시', ['문연로', '연북로'], 3],
]
const WEIGHTED = AREAS.flatMap((area) => Array.from({ length: area[3] }, () => area))

const inside = ([x, y]: [number, number], ring: Ring): boolean =>
  ring.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as [number, number]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !odd : odd
  }, false)

function pointIn(shape: Shape, random: Random): [number, number] {
  const { type, coordinates } = shape.geometry
  const rings =
    type === 'Polygon' ? [coordinates[0] as Ring] : (coordinates as Ring[][]).map((polygon) => polygon[0] as Ring)
  const ring = rings.reduce((longest, one) => (one.length > longest.length ? one : longest))
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const between = (values: number[]) =>
    Math.min(...values) + random.next() * (Math.max(...values) - Math.min(...values))
  for (;;) {
    const point: [number, number] = [between(xs), between(ys)]
    if (inside(point, ring)) return point
  }
}

/** Invented restaurants at invented house numbers, each somewhere inside its district. */
export function inventPlaces(count: number, random: Random): DemoPlace[] {
  const map = JSON.parse(readFileSync('public/map/districts.json', 'utf8')) as { features: Shape[] }
  const taken = new Set<string>()
  const places: DemoPlace[] = []
  while (places.length < count) {
    const [dish, perHead] = random.pick(DISH)
    const name = random.pick(FIRST) + dish
    const [province, district, roads] = random.pick(WEIGHTED)
    if (taken.has(name)) continue
    taken.add(name)
    const shape = map.features.find(
      ({ properties }) => properties.province === province && (properties.district ?? '') === district,
    )
    if (!shape) throw new Error(`the map has no ${province} ${district}`)
    const [longitude, latitude] = pointIn(shape, random)
    const road = random.pick(roads)
    const branch = random.chance(0.15)
      ? random.pick([`${district.length > 2 ? district.slice(0, -1) : '시청'}점`, '본점', '직영점'])
      : ''
    places.push({
      name,
      branch,
      province,
      district,
      road,
      perHead,
      number: random.whole(1, 180),
      latitude: Number(latitude.toFixed(6)),
      longitude: Number(longitude.toFixed(6)),
      phone: `02-0${random.whole(100, 999)}-${random.whole(1000, 9999)}`,
    })
  }
  return places
}
