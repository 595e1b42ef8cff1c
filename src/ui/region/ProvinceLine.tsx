import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import { Icon, type IconName } from '../kit/Icon'

export const PROVINCE_LINE =
  'grid min-h-14 grid-cols-[6.5rem_minmax(0,1fr)_4.5rem_1.25rem] items-center gap-x-3 hover:text-accent ' +
  '@lg:grid-cols-[11rem_minmax(0,1fr)_4.5rem_1.25rem] @lg:gap-x-4'

/** A log scale: on a linear one the smallest province's bar would be a dot. Zero has no bar. */
export const logShare = (count: number, most: number): number =>
  count === 0 ? 0 : Math.log10(count * 10) / Math.log10(most * 10)

interface Props {
  province: string
  count: number
  /** number of restaurants of the largest province */
  most: number
  icon: Extract<IconName, 'down' | 'right'>
}

export function ProvinceLine({ province, count, most, icon }: Props) {
  return (
    <>
      <span className={`min-w-0 leading-snug ${count ? 'font-semibold' : 'text-soft'} tracking-tight`}>{province}</span>
      <CountBar share={logShare(count, most)} muted />
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
