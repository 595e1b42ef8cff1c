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

interface AreaNameProps {
  shape: DistrictShape
  project: Project
  own: boolean
  mark: [number, number] | null
}

function AreaName({ shape, project, own, mark }: AreaNameProps) {
  const [x, y] = project(labelPoint(shape.geometry))
  if (mark && Math.hypot(mark[0] - x, mark[1] - y) < MARK_ROOM) return null
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
  const mark = point && project([point.longitude, point.latitude])
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
        <g transform={`translate(${mark[0] / GRAIN} ${mark[1] / GRAIN})`}>
          <circle r={30} className="fill-accent opacity-20" />
          <circle r={13} className="fill-accent stroke-card" strokeWidth={5} />
        </g>
      )}
    </svg>
  )
}
