import type { MergeDraft } from './useMergeDraft'

export const MergeEffect = ({ moved, visits, title }: MergeDraft) => (
  <>
    다른 {moved.restaurants.toLocaleString()}곳의 방문 <b>{moved.visits.toLocaleString()}건</b>과 표기, 리뷰, 즐겨찾기가{' '}
    <b>{title}</b> 하나로 모여요. 합친 뒤의 방문은 {visits.toLocaleString()}건이에요. 빈칸은 다른 곳의 값으로 채우고, 옛
    주소는 남은 식당으로 이어져요.
  </>
)
