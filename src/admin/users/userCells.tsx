import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { StatusTag, type StatusTone, Initial } from '../kit/marks'
import { OpenLink } from '../kit/lists/recordLinks'
import { koreanMoment } from '../kit/dates/koreanDate'
import type { UserRow } from './user'

const TONES: Record<Role, StatusTone> = { admin: 'ok', editor: 'ok', moderator: 'ok', user: 'plain' }

export const RoleTag = ({ role }: { role: Role }) => <StatusTag tone={TONES[role]}>{ROLE_LABELS[role]}</StatusTag>

export const blockEnd = (until: string | null): string =>
  until === null ? '따로 풀 때까지' : `${koreanMoment(until)}까지`

export function UserState({ isBlocked, blockedUntil }: Pick<UserRow, 'isBlocked' | 'blockedUntil'>) {
  if (!isBlocked) return <StatusTag>이용 중</StatusTag>
  return (
    <>
      <StatusTag tone="mid">차단</StatusTag>
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12 }}>{blockEnd(blockedUntil)}</span>
    </>
  )
}

interface Props {
  id: number
  nickname: string
  email: string | null
  /** the list in which the account opens, if not this one */
  of?: string
}

export const NameCell = ({ id, nickname, email, of }: Props) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
    <Initial name={nickname} />
    <span style={{ minWidth: 0 }}>
      <OpenLink id={id} of={of}>
        <b style={{ fontWeight: 640 }}>{nickname}</b>
      </OpenLink>
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{email ?? '이메일 없음'}</span>
    </span>
  </span>
)
