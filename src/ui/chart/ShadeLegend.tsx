import { SHADE_FILLS } from './colorScale'

export function ShadeLegend({ low, high }: { low: string; high: string }) {
  return (
    <p className="inline-flex min-h-11 items-center gap-2 text-note text-faint">
      {low}
      <svg width={92} height={12} aria-hidden>
        {SHADE_FILLS.map((fill, i) => (
          <rect key={fill} x={i * 18.5} width={17} height={12} rx={2} className={fill} />
        ))}
      </svg>
      {high}
    </p>
  )
}
