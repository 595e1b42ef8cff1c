import { NotFound } from '../../_components/text/NotFound'

export default function RestaurantNotFound() {
  return <NotFound title="식당을 찾을 수 없습니다">요청하신 음식점이 존재하지 않거나 삭제되었습니다.</NotFound>
}
