import { SoftLink } from '../kit/SoftLink'
import { formatCount } from '../format/number'
import { CountBar } from './CountBar'

export interface BarItem {
  key: string
  name: string
  note?: string | null
  count: number
  href?: string
  muted?: boolean
}

const longestOf = (items: readonly BarItem[]): number => Math.max(1, ...items.map((item) => item.count))

/** `most` is the value of the longest bar, if these are part of a longer list. */
export function BarList({ items, most = longestOf(items) }: { items: readonly BarItem[]; most?: number }) {
  return (
    <ul className="@container text-[0.9375rem]">
      {items.map((item) => (
        <li key={item.key} className="bar-row">
          <span>
            {item.href ? (
              <SoftLink href={item.href} className="row-link">
                {item.name}
              </SoftLink>
            ) : (
              item.name
            )}
            {item.note && <small>{item.note}</small>}
          </span>
          <span>
            <CountBar share={item.count / most} muted={item.muted ?? false} />
          </span>
          <b>{formatCount(item.count)}</b>
        </li>
      ))}
    </ul>
  )
}
