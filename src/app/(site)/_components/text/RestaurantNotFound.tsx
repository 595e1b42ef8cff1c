import { readRestaurantId } from '@/ui/urls/restaurantHref'
import { koreanDay } from '@/domain/koreanDay'
import { preparedReads } from '@/infra/database/readPool'
import { TICKET_PAGE } from '@/messages/site/tickets'
import { readRestriction } from '@/server/tickets/restaurantRestrictions'
import { formatDayLong } from '@/ui/format/day'
import { load } from '../../_data/load'
import { NotFound } from './NotFound'

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
