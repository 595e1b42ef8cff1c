import { koreanMoment } from '../kit/dates/koreanDate'
import { StatusTag } from '../kit/StatusTag'
import type { UserRow } from './user'

export const blockEnd = (until: string | null): string =>
  until === null ? '따로 풀 때까지' : `${koreanMoment(until)}까지`

export function UserState({ isBlocked, blockedUntil }: Pick<UserRow, 'isBlocked' | 'blockedUntil'>) {
  if (!isBlocked) return <StatusTag>이용 중</StatusTag>
  return (
    <>
      <StatusTag tone="bad">차단</StatusTag>
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12 }}>{blockEnd(blockedUntil)}</span>
    </>
  )
}
