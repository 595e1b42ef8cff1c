import { josa } from 'es-hangul'
import { scaleLinear } from 'd3-scale'
import type { RestaurantDetail } from '@/contract/directory'
import { formatWon, formatWonShort } from '../format/number'

const LEAST_WON = 30_000
const STEPS = 4

/** A linear scale from 0 to a round number above the interquartile range, in percent, with round ticks. */
export function perHeadScale(perHead: { high: number; median: number }): {
  x: (won: number) => number
  ticks: number[]
} {
  const top = Math.max(LEAST_WON, perHead.high * 1.25, perHead.median * 1.25)
  const scale = scaleLinear([0, top], [0, 100]).nice(STEPS)
  return { x: (won) => Math.round(Math.min(100, scale(won)) * 10) / 10, ticks: scale.ticks(STEPS) }
}

export function PerHead({ perHead }: { perHead: NonNullable<RestaurantDetail['per_head']> }) {
  const { x, ticks } = perHeadScale(perHead)
  const message =
    perHead.low === perHead.high
      ? `한 사람에 ${josa(formatWon(perHead.median), '을/를')} 썼어요.`
      : `가운데 값은 ${formatWon(perHead.median)}이고, 절반은 ${formatWon(perHead.low)}에서 ${formatWon(perHead.high)} 사이예요.`
  return (
    <>
      <p className="mt-1 text-small">{message}</p>
      <svg width="100%" height={62} aria-hidden className="mt-3 block overflow-visible">
        <rect y={14} width="100%" height={14} rx={3} className="fill-wash" />
        <rect
          x={`${x(perHead.low)}%`}
          y={14}
          width={`${Math.max(0.8, x(perHead.high) - x(perHead.low))}%`}
          height={14}
          rx={3}
          className="fill-shade-2"
        />
        <rect x={`${x(perHead.median)}%`} y={8} width={3} height={26} rx={1.5} className="fill-accent" />
        {ticks.map((tick, i) => (
          <text
            key={tick}
            x={`${x(tick)}%`}
            y={52}
            textAnchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
            className="fill-faint text-[11.5px]"
          >
            {tick === 0 ? '0원' : `${formatWonShort(tick)}`}
          </text>
        ))}
      </svg>
    </>
  )
}
