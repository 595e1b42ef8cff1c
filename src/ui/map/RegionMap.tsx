import { displayRegion } from '@/domain/region/displayRegion'
import { listHref } from '../address/listHref'
import { SHADE_FILLS } from '../chart/shades'
import { formatCount } from '../format/number'
import { type Fit, shapePath } from './projection'
import { shadeScale } from './shadeScale'
import type { DistrictShape } from './shapes'

interface Props {
  shapes: readonly DistrictShape[]
  fit: Fit
  /** restaurants by region code (district) or by province name */
  counts: ReadonlyMap<string, number>
  by: 'district' | 'province'
  label: string
  className?: string
}

const GRAIN = 0.5

/**
 * A shaded map as plain SVG: every area is a link, so it works before and without any script. The same links stand as
 * text beside it, therefore these stay out of the tab order.
 */
export function RegionMap({ shapes, fit, counts, by, label, className = '' }: Props) {
  const keyOf = (shape: DistrictShape) => (by === 'district' ? shape.properties.code : shape.properties.province)
  const { shade } = shadeScale([...counts.values()])
  return (
    <svg
      viewBox={`0 0 ${fit.width / GRAIN} ${fit.height / GRAIN}`}
      role="img"
      aria-label={label}
      className={`block h-auto w-full ${className}`}
    >
      {shapes.map((shape) => {
        const { province, district = null } = shape.properties
        const count = counts.get(keyOf(shape)) ?? 0
        return (
          <a key={shape.properties.code} href={listHref({ province, district: district ?? undefined })} tabIndex={-1} className="group/area">
            <path
              d={shapePath(shape.geometry, fit.project, GRAIN)}
              className={`${SHADE_FILLS[shade(count)]} stroke-paper transition-[fill-opacity] group-hover/area:fill-ink`}
              strokeWidth={by === 'district' ? 0.8 : 1.6}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            >
              <title>{`${displayRegion({ province, district }, { short: true })} 식당 ${formatCount(count)}곳`}</title>
            </path>
          </a>
        )
      })}
    </svg>
  )
}
