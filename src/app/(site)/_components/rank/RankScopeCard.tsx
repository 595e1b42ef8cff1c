import type { RankExplanation } from '@/domain/directory/schemas'
import { formatCount } from '@/ui/format/number'
import { rankMessages } from '@/ui/restaurant/rankMessages'

type Rank = RankExplanation['ranks'][number]

/** A rank within one scope: the number, where it falls among all, and why in sentences. */
export function RankScopeCard({ rank, visits }: { rank: Rank; visits: number }) {
  const share = rank.of > 1 ? (rank.rank - 1) / (rank.of - 1) : 0
  return (
    <section className="grid items-center gap-x-8 gap-y-3 border-b border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-small font-medium text-soft">{rank.name}</h2>
        <p
          className={`text-[2.5rem] leading-none tracking-[-0.05em] ${
            rank.rank <= 3 ? 'font-[680] text-accent' : 'font-light'
          }`}
        >
          {formatCount(rank.rank)}
          <span className="ml-0.5 text-base font-medium tracking-normal">위</span>
        </p>
      </div>
      <div className="min-w-0">
        <svg width="100%" height={20} aria-hidden className="block overflow-visible">
          <rect y={8} width="100%" height={4} rx={2} className="fill-line" />
          <rect y={8} width={`${share * 100}%`} height={4} rx={2} className="fill-shade-2" />
          <circle cx={`${1 + share * 98}%`} cy={10} r={7} className="fill-accent stroke-paper" strokeWidth={3} />
        </svg>
        <p className="flex justify-between text-note text-faint">
          <span>1위</span>
          <span>{formatCount(rank.of)}곳 가운데</span>
        </p>
        <ul className="mt-2 text-[0.9375rem]">
          {rankMessages(rank, visits).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
