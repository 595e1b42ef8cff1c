import { NotFound } from './NotFound'

/** An agency's address with none behind it. */
export const AgencyNotFound = () => (
  <NotFound title="기관을 찾을 수 없습니다">요청하신 기관이 없거나 이름이 바뀌었습니다.</NotFound>
)
