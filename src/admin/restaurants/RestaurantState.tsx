import { StatusTag } from '../kit/StatusTag'
import type { RestaurantRow } from './restaurant'

type State = Pick<RestaurantRow, 'isActive' | 'restrictedUntil' | 'closedOn' | 'trashedAt' | 'mergedInto'>

export function RestaurantState({ isActive, restrictedUntil, closedOn, trashedAt, mergedInto }: State) {
  if (trashedAt) return <StatusTag tone="bad">휴지통</StatusTag>
  if (mergedInto) return <StatusTag>합쳐짐</StatusTag>
  if (restrictedUntil) return <StatusTag tone="mid">임시조치</StatusTag>
  if (closedOn) return <StatusTag tone="mid">폐업</StatusTag>
  return isActive ? <StatusTag tone="ok">활성</StatusTag> : <StatusTag>비활성</StatusTag>
}
