import { SoftLink } from '../kit/SoftLink'
import { formatCount } from '../format/number'
import { CountBar } from './CountBar'

const ROW =
  'group relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2 ' +
  '@lg:grid-cols-[minmax(0,12.5rem)_minmax(0,1fr)_3.5rem]'

export interface BarItem {
  key: string
  name: string
  note?: string | null
  count: number
  href?: string
  muted?: boolean
}

/** Horizontal bar chart with names and counts, in the given order. */
export function BarList({ items }: { items: readonly BarItem[] }) {
  const most = Math.max(1, ...items.map((item) => item.count))
  return (
    <ul className="@container text-[0.9375rem]">
      {items.map((item) => (
        <li key={item.key} className={ROW}>
          <span className="min-w-0 leading-snug">
            {item.href ? (
              <SoftLink href={item.href} className="after:absolute after:inset-0 group-hover:text-accent">
                {item.name}
              </SoftLink>
            ) : (
              item.name
            )}
            {item.note && <span className="block text-note text-soft">{item.note}</span>}
          </span>
          <span className="order-3 col-span-2 @lg:order-none @lg:col-span-1">
            <CountBar share={item.count / most} muted={item.muted ?? false} />
          </span>
          <span className="text-right font-semibold">{formatCount(item.count)}</span>
        </li>
      ))}
    </ul>
  )
}
