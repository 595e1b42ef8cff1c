import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import { Icon, type IconName } from '../kit/Icon'

/** The grid of a province's line. */
export const PROVINCE_LINE =
  'grid min-h-14 grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 hover:text-accent ' +
  '@lg:grid-cols-[11rem_minmax(0,1fr)_4.5rem_1.25rem]'

interface Props {
  province: string
  /** its restaurants */
  count: number
  /** as many as the province with the most has */
  most: number
  icon: Extract<IconName, 'down' | 'right'>
}

/** A province with its restaurants, within a `PROVINCE_LINE`. */
export function ProvinceLine({ province, count, most, icon }: Props) {
  return (
    <>
      <span className={`min-w-0 ${count ? 'font-semibold' : 'text-soft'} tracking-tight`}>{province}</span>
      <span className="hidden @lg:block">
        <CountBar share={count / most} muted />
      </span>
      <span className="text-right text-small">
        <b className="font-semibold">{formatCount(count)}</b>
        <span className="text-faint">곳</span>
      </span>
      <Icon
        name={icon}
        className={`size-4.5 text-faint ${icon === 'down' ? 'transition-transform group-open:rotate-180' : ''}`}
      />
    </>
  )
}
