import { readRestaurantId } from '@/ui/urls/restaurantHref'
import { NotFound } from './NotFound'

/** A restaurant's address with none behind it, or one that could never be a restaurant's. */
export async function RestaurantNotFound({ params }: { params: Promise<{ id: string }> }) {
  if (readRestaurantId((await params).id) !== null)
    return <NotFound title="식당을 찾을 수 없습니다">요청하신 식당이 존재하지 않거나 삭제되었습니다.</NotFound>
  return (
    <NotFound title="잘못된 주소입니다">
      식당의 주소는 /restaurants/ 뒤에 번호가 옵니다. 아래에서 이름으로 찾아보십시오.
    </NotFound>
  )
}
