import { NotFound } from './NotFound'

export const AgencyNotFound = () => (
  <NotFound title="기관을 찾을 수 없어요">요청하신 기관이 없거나 이름이 바뀌었어요.</NotFound>
)
