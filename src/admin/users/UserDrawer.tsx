import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { ROLE_LABELS } from '@/messages/labels'
import { END_SESSIONS_REASONS } from '@/messages/staff/people'
import { Activity } from '../kit/activity/Activity'
import { KeyHint } from '../shortcuts/KeyHint'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { RoleTag, blockEnd } from './userCells'
import type { UserRecord, BlockEntry, RoleGrant } from './user'
import { EmptyState } from '../kit/states'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { StatusTag } from '../kit/marks'
import { useStaff } from '../auth'
import { InfoTab } from './InfoTab'
import { UserActions } from './UserActions'

const Entries = styled('ol')({
  listStyle: 'none',
  margin: '0 0 14px',
  padding: 0,
  fontSize: 13.5,
  '& li': { padding: '9px 0', borderBottom: '1px solid var(--line)' },
  '& b': { fontWeight: 620 },
  '& small': { display: 'block', color: 'var(--soft)', fontSize: 12.5 },
  '& q': { display: 'block', quotes: '"“" "”"', marginTop: 2 },
})

function SessionsTab({ user }: { user: UserRecord }) {
  const isOneself = useStaff()?.nickname === user.nickname
  if (!user.sessions.length) return <EmptyState title="지금 로그인한 곳이 없어요." />
  return (
    <>
      <Entries>
        {user.sessions.map(({ id, kind, device, startedAt, lastSeenAt }) => (
          <li key={id}>
            <b>{device}</b> <StatusTag>{kind === 'staff' ? '운영 화면' : '사이트'}</StatusTag>
            <small>
              {koreanMoment(startedAt)}에 로그인 · 마지막으로 {koreanMoment(lastSeenAt)}
            </small>
          </li>
        ))}
      </Entries>
      <ActionButton
        label="모든 로그인 끝내기"
        look={{ variant: 'outlined' }}
        title="모든 로그인 끝내기"
        effect={[
          `${user.nickname} 님이 로그인한 ${user.sessions.length}곳에서 바로 로그아웃돼요.`,
          ...(isOneself ? ['지금 쓰는 이 브라우저도 그래요.'] : []),
          '다시 로그인할 수는 있어요.',
        ].join(' ')}
        confirmLabel="모두 끝내기"
        reasons={END_SESSIONS_REASONS}
        reasonOptional
        run={(reason, provider) => provider.action('users', user.id, 'end-sessions', { reason })}
        done={`${user.nickname} 님의 로그인을 모두 끝냈어요.`}
      />
    </>
  )
}

const GrantsTab = ({ grants }: { grants: RoleGrant[] }) =>
  grants.length ? (
    <Entries>
      {grants.map(({ id, role, before, reason, grantedBy, createdAt }) => (
        <li key={id}>
          <b>{role === 'user' ? '역할을 회수함' : `${ROLE_LABELS[role]} 역할을 줌`}</b>
          {before && before !== 'user' && ` · 그 전에는 ${ROLE_LABELS[before]}`}
          {reason && <q>{reason}</q>}
          <small>
            {koreanMoment(createdAt)} · {grantedBy ?? '서버에서'}
          </small>
        </li>
      ))}
    </Entries>
  ) : (
    <EmptyState title="역할을 준 적이 없어요." />
  )

const BlocksTab = ({ blocks }: { blocks: BlockEntry[] }) =>
  blocks.length ? (
    <Entries>
      {blocks.map(({ id, event, until, reason, by, occurredAt }) => (
        <li key={id}>
          <b>{event === 'member_blocked' ? `차단 · ${blockEnd(until === 'forever' ? null : until)}` : '차단을 풂'}</b>
          {reason && <q>{reason}</q>}
          <small>
            {koreanMoment(occurredAt)} · {by ?? '떠난 사람'}
          </small>
        </li>
      ))}
    </Entries>
  ) : (
    <EmptyState title="차단한 적이 없어요." />
  )

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

type Tab = 'info' | 'sessions' | 'grants' | 'blocks' | 'activity'

export function UserDrawer({ id, onOpen, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('info')
  const opened = useOpened<UserRecord>('users', id)
  const user = opened.record
  return (
    <RecordDrawer
      resource="users"
      opened={opened}
      onOpen={onOpen}
      onClose={onClose}
      title={user?.nickname ?? '회원'}
      tag={user && <RoleTag role={user.role} />}
      note={
        <>
          {user && `${user.email ?? '이메일 없음'} · `}
          <KeyHint keys="j+k" /> 다음 · 이전
        </>
      }
      tabs={
        user && [
          { value: 'info', label: '정보' },
          { value: 'sessions', label: '로그인', count: user.sessions.length },
          { value: 'grants', label: '역할', count: user.grants.length },
          { value: 'blocks', label: '차단', count: user.blocks.length },
          { value: 'activity', label: '활동' },
        ]
      }
      tab={tab}
      onTab={(chosen) => setTab(chosen as Tab)}
      footer={user && <UserActions key={user.id} user={user} onDeleted={onClose} />}
    >
      {(shown) => (
        <>
          {tab === 'info' && <InfoTab user={shown} />}
          {tab === 'sessions' && <SessionsTab user={shown} />}
          {tab === 'grants' && <GrantsTab grants={shown.grants} />}
          {tab === 'blocks' && <BlocksTab blocks={shown.blocks} />}
          {tab === 'activity' && <Activity key={shown.id} resource="users" id={shown.id} />}
        </>
      )}
    </RecordDrawer>
  )
}
