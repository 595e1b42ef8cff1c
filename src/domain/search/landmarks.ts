import { metresBetween, type Point } from '../distance'
import { nearText } from '../nearby/nearPoint'
import { searchText } from './searchJamo'
import { HALLS, STATIONS } from './landmarks.data'

/** A point people use to say where they are: a station, or the building of a government or assembly. */
export interface Landmark extends Point {
  /** '시청역', '강남구청' */
  name: string
  kind: 'station' | 'hall'
  code: string
}

export interface NamedLandmark {
  landmark: Landmark
  /** unambiguous names */
  whole: readonly string[]
  /** ambiguous names, shared with districts and restaurants: a station without 역, or a building next to it */
  bare: readonly string[]
}

const STATION = '역'
/** '대구광역시청' is commonly called 대구시청. */
const LONG_HALL = /(?:광역|특별자치|특별)(?=[시도]청$)/

const asStation = (name: string): string => (name.endsWith(STATION) ? name : name + STATION)

function stationOf(names: readonly string[], at: Omit<Landmark, 'name' | 'kind'>): NamedLandmark {
  const [name = ''] = names
  return { landmark: { name: asStation(name), kind: 'station', ...at }, whole: names.map(asStation), bare: names }
}

const hallOf = ([name = '']: readonly string[], at: Omit<Landmark, 'name' | 'kind'>): NamedLandmark => ({
  landmark: { name, kind: 'hall', ...at },
  whole: [...new Set([name, name.replace(LONG_HALL, '')])],
  bare: [],
})

const read = (table: string, of: typeof hallOf): NamedLandmark[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', code = '', latitude, longitude] = line.split('|')
      return of(names.split(','), { code, latitude: Number(latitude), longitude: Number(longitude) })
    })

/** Halls before stations: 수원시청 is the hall, 수원시청역 the station. */
export const LANDMARKS: readonly NamedLandmark[] = [...read(HALLS, hallOf), ...read(STATIONS, stationOf)]

function byName(namesOf: (one: NamedLandmark) => readonly string[]): ReadonlyMap<string, readonly Landmark[]> {
  const known = new Map<string, Landmark[]>()
  for (const one of LANDMARKS)
    for (const key of namesOf(one).map(searchText)) known.set(key, [...(known.get(key) ?? []), one.landmark])
  return known
}
const byWholeName = byName(({ whole }) => whole)
const byBareName = byName(({ bare }) => bare)

/** Most likely first; `name` in `searchText` form. */
export const landmarksNamed = (name: string): readonly Landmark[] => byWholeName.get(name) ?? []

/** Landmarks by their ambiguous names: 광화문 for 광화문역. */
export const landmarksCalled = (name: string): readonly Landmark[] => byBareName.get(name) ?? []

const byPoint = new Map(LANDMARKS.toReversed().map(({ landmark }) => [nearText(landmark), landmark]))

/** The landmark exactly at a point, so that a URL with only the point can name it. */
export const landmarkAt = (near: string): Landmark | null => byPoint.get(near) ?? null

/** The nearest landmarks within some metres, nearest first. */
export const landmarksAround = (point: Point, metres: number, max: number): Landmark[] =>
  LANDMARKS.map(({ landmark }) => ({ landmark, away: metresBetween(point, landmark) }))
    .filter(({ away }) => away <= metres)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, max)
    .map(({ landmark }) => landmark)
