import { displayRegion } from '@/domain/region/displayRegion'
import { listHref } from '../urls/listHref'
import { SHADE_FILLS } from '../chart/colorScale'
import { formatCount } from '../format/number'
import { type Fit, geoPath } from './projection'
import { shadeScale } from './shadeScale'
import type { DistrictShape } from './shapes'

interface Props {
  shapes: readonly DistrictShape[]
  fit: Fit
  /** restaurants by district code or by province name */
  counts: ReadonlyMap<string, number>
  by: 'district' | 'province'
  label: string
  className?: string
}

/** Size of a path's coordinate step in pixels; a finer one adds kilobytes without a visible difference. */
const GRAIN = 1.2

/**
 * A choropleth map as plain SVG. Every region is a link, so it works without JavaScript. The page has the same links as
 * text, so these are skipped by the tab order and by screen readers. Attributes that all of the hundreds of regions
 * share are set on the parent.
 */
export function RegionMap({ shapes, fit, counts, by, label, className = '' }: Props) {
  const keyOf = (shape: DistrictShape) => (by === 'district' ? shape.properties.code : shape.properties.province)
  const { shade } = shadeScale([...counts.values()])
  return (
    <>
      <p className="sr-only">{label}</p>
      <svg
        viewBox={`0 0 ${Math.round(fit.width / GRAIN)} ${Math.round(fit.height / GRAIN)}`}
        aria-hidden
        strokeWidth={(by === 'district' ? 0.8 : 1.6) / GRAIN}
        strokeLinejoin="round"
        className={`block h-auto w-full stroke-paper [&_a:hover_path]:fill-ink ${className}`}
      >
        {shapes.map((shape) => {
          const { code, province, district = null } = shape.properties
          const count = counts.get(keyOf(shape)) ?? 0
          return (
            <a key={code} href={listHref({ province, district: district ?? undefined })} tabIndex={-1}>
              <title>{`${displayRegion({ province, district }, { short: true })} 식당 ${formatCount(count)}곳`}</title>
              <path d={geoPath(shape.geometry, fit.project, GRAIN)} className={SHADE_FILLS[shade(count)]} />
            </a>
          )
        })}
      </svg>
    </>
  )
}
