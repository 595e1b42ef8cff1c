import { shortProvince } from '@/domain/region/shortProvince'
import { type Bounds, type Project, boundsAround, boundsOf, fitProjection, overlaps, geoPath } from './projection'
import type { MapPoint } from './coordinates'
import { padToAspectRatio } from './padToAspectRatio'
import { labelPoint } from './labelPoint'
import type { DistrictShape } from './shapes'

interface Props {
  shapes: readonly DistrictShape[]
  /** code of the district to show */
  code: string | null
  point: MapPoint | null
  title: string
}

const WIDTH = 360
const HEIGHT = 240
const KM_AROUND = 7
const GRAIN = 0.5

function frameOf(shapes: readonly DistrictShape[], code: string | null, point: MapPoint | null): Bounds | null {
  if (point) return padToAspectRatio(boundsAround(point, KM_AROUND), WIDTH / HEIGHT, 1)
  const own = shapes.find((shape) => shape.properties.code === code)
  return own ? padToAspectRatio(boundsOf([own.geometry]), WIDTH / HEIGHT) : null
}

/** Names this close to the edge would be clipped; those near the point would overlap its marker. In pixels. */
const EDGE = 24
const MARK_ROOM = 32
/** A name of more letters would leave the picture; about as wide as high each. */
const NAME_MAX = 12
const LETTER = 13

/** The point of the restaurant in the picture, in pixels, and its name on the side that has more room. */
interface Mark {
  x: number
  y: number
  name: string
  isLeft: boolean
}

function markOf([x, y]: [number, number], title: string): Mark {
  const letters = [...title]
  const name = letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX - 1).join('')}…` : title
  return { x, y, name, isLeft: x > WIDTH / 2 }
}

/** Whether the name of an area would run into the marker or its name. */
function isCovered({ x, y, name, isLeft }: Mark, [areaX, areaY]: [number, number]): boolean {
  if (Math.hypot(x - areaX, y - areaY) < MARK_ROOM) return true
  const end = (MARK_ROOM + name.length * LETTER) * (isLeft ? -1 : 1)
  return (
    Math.abs(y - areaY) < LETTER * 1.5 &&
    areaX > Math.min(x, x + end) - MARK_ROOM &&
    areaX < Math.max(x, x + end) + MARK_ROOM
  )
}

interface AreaNameProps {
  shape: DistrictShape
  project: Project
  own: boolean
  mark: Mark | null
}

function AreaName({ shape, project, own, mark }: AreaNameProps) {
  const [x, y] = project(labelPoint(shape.geometry))
  if (mark && isCovered(mark, [x, y])) return null
  if (x < EDGE || x > WIDTH - EDGE || y < EDGE / 2 || y > HEIGHT - EDGE / 2) return null
  const { province, district } = shape.properties
  return (
    <text
      x={x / GRAIN}
      y={y / GRAIN + 8}
      textAnchor="middle"
      className={own ? 'fill-ink text-[25px] font-semibold' : 'fill-faint text-[22px]'}
      aria-hidden
    >
      {district ?? shortProvince(province)}
    </text>
  )
}

/** A static map, rendered on the server: the restaurant's district among its neighbours, and its point. */
export function LocatorMap({ shapes, code, point, title }: Props) {
  const frame = frameOf(shapes, code, point)
  if (!frame) return null
  const { project } = fitProjection(frame, WIDTH)
  const seen = shapes.filter((shape) => overlaps(boundsOf([shape.geometry]), frame))
  const mark = point && markOf(project([point.longitude, point.latitude]), title)
  return (
    <svg
      viewBox={`0 0 ${WIDTH / GRAIN} ${HEIGHT / GRAIN}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={point ? `${title} 위치` : `${title}이 있는 시군구`}
      className="block size-full bg-paper"
    >
      {seen.map((shape) => (
        <path
          key={shape.properties.code}
          d={geoPath(shape.geometry, project, GRAIN)}
          className={`stroke-paper ${shape.properties.code === code ? 'fill-shade-1' : 'fill-shade-0'}`}
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {seen.map((shape) => (
        <AreaName
          key={shape.properties.code}
          shape={shape}
          project={project}
          own={shape.properties.code === code}
          mark={mark}
        />
      ))}
      {mark && (
        <g transform={`translate(${mark.x / GRAIN} ${mark.y / GRAIN})`}>
          <circle r={30} className="fill-accent opacity-20" />
          <circle r={13} className="fill-accent stroke-card" strokeWidth={5} />
          <text
            x={mark.isLeft ? -24 : 24}
            y={9}
            textAnchor={mark.isLeft ? 'end' : 'start'}
            className="fill-ink stroke-card text-[26px] font-bold [paint-order:stroke]"
            strokeWidth={6}
            strokeLinejoin="round"
            aria-hidden
          >
            {mark.name}
          </text>
        </g>
      )}
    </svg>
  )
}
