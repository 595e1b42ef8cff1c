import { SHADE_FILLS, shadeScale } from '../chart/colorScale'
import { formatCount } from '../format/number'

const CELL = 46

export function MapLegend({ counts }: { counts: readonly number[] }) {
  const { from } = shadeScale(counts)
  const fills = [SHADE_FILLS[0], ...SHADE_FILLS.slice(SHADE_FILLS.length - from.length)]
  return (
    <svg
      width={fills.length * CELL}
      height={34}
      role="img"
      aria-label={`색의 뜻: 가장 옅은 색은 0곳, 이어서 ${from.map((bound) => `${formatCount(bound)}곳`).join(', ')}부터`}
      className="block max-w-full"
    >
      {fills.map((fill, i) => (
        <g key={fill} transform={`translate(${i * CELL} 0)`}>
          <rect width={CELL - 2} height={8} rx={2} y={2} className={fill} />
          <text y={26} className="fill-faint text-[11.5px]">
            {i === 0 ? '0곳' : `${formatCount(from[i - 1] ?? 0)}~`}
          </text>
        </g>
      ))}
    </svg>
  )
}
