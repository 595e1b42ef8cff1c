import { sparkPath, trendSentence } from './sparkPath'

const WIDTH = 140
const HEIGHT = 34

/** Visits by month as a line without axes; the words behind it say the same. */
export function Sparkline({ values, className = '' }: { values: readonly number[]; className?: string }) {
  const spark = sparkPath(values, WIDTH, HEIGHT)
  if (!spark) return null
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={trendSentence(values)} className={className}>
      <path d={spark.path} className="fill-none stroke-accent" strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round" />
      <circle cx={spark.end[0]} cy={spark.end[1]} r={2.4} className="fill-accent" />
    </svg>
  )
}
