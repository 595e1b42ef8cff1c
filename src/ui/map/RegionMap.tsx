import { displayRegion } from '@/domain/region/regionNames'
import { listHref } from '../urls/listHref'
import { toIri } from '../kit/SoftLink'
import { SHADE_FILLS, shadeScale } from '../chart/colorScale'
import { formatCount } from '../format/number'
import type { ShapeSprite } from './shapeSprite'
import type { ShapeProperties } from './shapes'

interface Props {
  sprite: ShapeSprite
  /** restaurants by district code or province name */
  counts: ReadonlyMap<string, number>
  by: 'district' | 'province'
  label: string
  className?: string
}

const BORDER = { district: 0.7, province: 1.3 }

/** Links in plain SVG work without JavaScript. The page repeats them as text: tabs and screen readers skip them. */
export function RegionMap({ sprite, counts, by, label, className = '' }: Props) {
  const keyOf = ({ code, province }: ShapeProperties) => (by === 'district' ? code : province)
  const { shade } = shadeScale([...counts.values()])
  return (
    <>
      <p className="sr-only">{label}</p>
      <svg
        viewBox={`0 0 ${sprite.width} ${sprite.height}`}
        aria-hidden
        data-soft=""
        strokeWidth={BORDER[by]}
        strokeLinejoin="round"
        className={`block h-auto w-full stroke-paper [&_a:hover_use]:fill-ink ${className}`}
      >
        {sprite.regions.map((region) => {
          const { code, province, district = null } = region
          const count = counts.get(keyOf(region)) ?? 0
          return (
            <a key={code} href={toIri(listHref({ province, district: district ?? undefined }))} tabIndex={-1}>
              <title>{`${displayRegion({ province, district }, { short: true })} 식당 ${formatCount(count)}곳`}</title>
              <use href={`${sprite.href}#${code}`} className={SHADE_FILLS[shade(count)]} />
            </a>
          )
        })}
      </svg>
    </>
  )
}
