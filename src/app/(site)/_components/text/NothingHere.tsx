import { NotFound } from './NotFound'

export function NothingHere() {
  return (
    <NotFound title="이 주소에는 아무것도 없어요">
      주소가 바뀌었거나 잘못 적혔을 수 있어요. 아래에서 다시 찾아보세요.
    </NotFound>
  )
}
