import { RankBadge } from '@/ui/restaurant/RankBadge'

const ROW = 'mt-0! grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-3 pl-0!'

/** Invented, so that no real place serves as an example. */
const EXAMPLE = [
  { name: '가 식당', visits: 30, agencies: 4, rank: 1, why: '방문이 가장 많아요.' },
  { name: '나 식당', visits: 21, agencies: 9, rank: 2, why: '다 식당과 방문은 같지만 기관이 더 많아요.' },
  { name: '다 식당', visits: 21, agencies: 6, rank: 3, why: '라 식당과 모두 같아 3위를 나눠요.' },
  { name: '라 식당', visits: 21, agencies: 6, rank: 3, why: '다 식당과 모두 같아 3위를 나눠요.' },
  {
    name: '마 식당',
    visits: 20,
    agencies: 12,
    rank: 5,
    why: '앞에 네 곳이 있어요. 기관이 많아도 방문이 먼저예요.',
  },
] as const

export function RankExample() {
  return (
    <figure className="mt-6">
      <figcaption className="text-small text-soft">예: 지어낸 다섯 식당</figcaption>
      <ol className="mt-2 list-none! border-t-[1.5px] border-ink pl-0!">
        {EXAMPLE.map((row) => (
          <li key={row.name} className={ROW}>
            <RankBadge rank={row.rank} />
            <span>
              <b className="font-semibold">{row.name}</b>
              <span className="ml-2 text-small whitespace-nowrap text-soft">
                방문 {row.visits} · 기관 {row.agencies}
              </span>
              <span className="block text-small text-soft">{row.why}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
