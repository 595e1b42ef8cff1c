import type { ReactNode } from 'react'
import { SearchBox } from '@/ui/search/SearchField'
import { readRestaurantId } from '@/ui/urls/restaurantHref'
import { koreanDay } from '@/domain/koreanDay'
import { preparedReads } from '@/infra/database/readPool'
import { TICKET_PAGE } from '@/messages/site/tickets'
import { readRestriction } from '@/server/tickets/restaurantRestrictions'
import { formatDayLong } from '@/ui/format/day'
import { HomeLinks } from './HomeLinks'
import { load } from '../../_data/load'

export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap flex flex-col items-center py-[clamp(3rem,10vw,7rem)] text-center">
      <svg viewBox="0 0 220 110" className="w-52" aria-hidden>
        <ellipse cx={110} cy={92} rx={104} ry={12} className="fill-wash" />
        <circle cx={110} cy={56} r={44} className="fill-card stroke-edge" strokeWidth={2} />
        <circle cx={110} cy={56} r={29} className="fill-none stroke-line" strokeWidth={2} />
        <path
          d="M30 22v68M38 22v22a8 8 0 0 1-16 0V22"
          className="fill-none stroke-edge"
          strokeWidth={2.5}
          strokeLinecap="round"
        />
        <path d="M186 22v68M196 22v68" className="fill-none stroke-accent" strokeWidth={3} strokeLinecap="round" />
      </svg>
      <h1 className="mt-7 text-[1.75rem] leading-tight font-[750] tracking-tight">{title}</h1>
      <p className="mt-2 max-w-xl text-balance text-soft">{children}</p>
      <div className="mt-7 w-full max-w-lg text-left">
        <SearchBox variant="bar" />
      </div>
      <HomeLinks className="mt-4 justify-center" />
    </div>
  )
}

export function NothingHere() {
  return (
    <NotFound title="이 주소에는 아무것도 없어요">
      주소가 바뀌었거나 잘못 적혔을 수 있어요. 아래에서 다시 찾아보세요.
    </NotFound>
  )
}

export const AgencyNotFound = () => (
  <NotFound title="기관을 찾을 수 없어요">요청하신 기관이 없거나 이름이 바뀌었어요.</NotFound>
)

export async function RestaurantNotFound({ params }: { params: Promise<{ id: string }> }) {
  const id = readRestaurantId((await params).id)
  const restriction = id === null ? null : await load('a restriction', () => readRestriction(preparedReads(), id))
  if (restriction?.ok && restriction.data)
    return (
      <NotFound title={TICKET_PAGE.restrictedTitle}>
        {TICKET_PAGE.restricted(formatDayLong(koreanDay(restriction.data)))}
      </NotFound>
    )
  if (id !== null) return <NotFound title="식당을 찾을 수 없어요">요청하신 식당이 존재하지 않거나 삭제됐어요.</NotFound>
  return (
    <NotFound title="잘못된 주소예요">
      식당의 주소는 /restaurants/ 뒤에 번호가 와요. 아래에서 이름으로 찾아보세요.
    </NotFound>
  )
}
