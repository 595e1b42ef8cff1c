import { josa } from 'es-hangul'
import type { Statistics } from '@/contract/directory'
import { formatCount, formatWonShort } from '../format/number'
import { DataTable } from './DataTable'
import { percent } from './percent'

const BARS = 150
const TOP = 20

type Step = Statistics['per_head'][number]

const stepName = (steps: readonly Step[], i: number): string => {
  const from = formatWonShort(steps[i]?.from ?? 0)
  const next = steps[i + 1]
  return next ? `${from}–${formatWonShort(next.from)}원` : `${from}원 이상`
}

export function PriceChart({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map((step) => step.visit_count))
  const top = steps.findIndex((step) => step.visit_count === most)
  const slot = 100 / steps.length
  return (
    <>
      <svg
        width="100%"
        height={TOP + BARS + 26}
        role="img"
        aria-label={`1인당 금액 분포. ${josa(stepName(steps, top), '이/가')} 가장 많아요`}
        className="mt-5 block"
      >
        {steps.map((step, i) => {
          const height = Math.max(step.visit_count ? 2 : 0, Math.round((step.visit_count / most) * BARS))
          return (
            <g key={step.from}>
              <rect
                x={percent((i + 0.06) * slot)}
                width={percent(slot * 0.88)}
                y={TOP + BARS - height}
                height={height}
                rx={3}
                className={i === top ? 'fill-accent' : 'fill-line'}
              >
                <title>{`${stepName(steps, i)} ${formatCount(step.visit_count)}건`}</title>
              </rect>
              {i === top && (
                <text
                  x={percent((i + 0.5) * slot)}
                  y={TOP + BARS - height - 7}
                  textAnchor="middle"
                  className="fill-ink text-[12.5px] font-semibold"
                >
                  {formatCount(step.visit_count)}
                </text>
              )}
              {i % 2 === 0 && (
                <text x={percent((i + 0.06) * slot)} y={TOP + BARS + 19} className="fill-faint text-[11.5px]">
                  {step.from === 0 ? '0원' : formatWonShort(step.from)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <DataTable
        summary="금액 분포를 표로 보기"
        head={['1인당', '방문']}
        rows={steps.map((step, i) => [stepName(steps, i), `${formatCount(step.visit_count)}건`])}
      />
    </>
  )
}
