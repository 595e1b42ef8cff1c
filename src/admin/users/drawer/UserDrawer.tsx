import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { ROLE_LABELS } from '@/messages/labels'
import { END_SESSIONS_REASONS } from '@/messages/staff/people'
import { FailedState } from '../../kit/FailedState'
import { KeyHint } from '../../shortcuts/KeyHint'
import { Loading } from '../../kit/Loading'
import { SideDrawer } from '../../kit/dialogs/SideDrawer'
import { useNeighbourKeys } from '../../kit/useNeighbourKeys'
import { RoleTag } from '../role/RoleTag'
import type { UserRecord, BlockEntry, RoleGrant } from '../user'
import { FULL_RECORD } from '../../dataProvider/dataProvider'
import { EmptyState } from '../../kit/EmptyState'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { blockEnd } from '../UserState'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { StatusTag } from '../../kit/StatusTag'
import { useStaff } from '../../auth/useStaff'
import { useUserAction } from '../useUserAction'
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
  const [isAsking, setAsking] = useState(false)
  const { perform, isPending } = useUserAction()
  const close = () => setAsking(false)
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
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        모든 로그인 끝내기
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="모든 로그인 끝내기"
        effect={[
          `${user.nickname} 님이 로그인한 ${user.sessions.length}곳에서 바로 로그아웃돼요.`,
          ...(isOneself ? ['지금 쓰는 이 브라우저도 그래요.'] : []),
          '다시 로그인할 수는 있어요.',
        ].join(' ')}
        confirmLabel="모두 끝내기"
        destructive
        reasons={END_SESSIONS_REASONS}
        reasonOptional
        isPending={isPending}
        onClose={close}
        onConfirm={(reason) =>
          perform({
            id: user.id,
            name: 'end-sessions',
            body: { reason },
            done: `${user.nickname} 님의 로그인을 모두 끝냈어요.`,
            onDone: close,
          })
        }
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

type Tab = 'info' | 'sessions' | 'grants' | 'blocks'

export function UserDrawer({ id, onOpen, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('info')
  const { data, error, refetch } = useGetOne<UserRecord>(
    'users',
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: id !== null },
  )
  const user = data?.id === id ? data : undefined
  const onKeyDown = useNeighbourKeys(id, onOpen)
  return (
    <div onKeyDown={onKeyDown}>
      <SideDrawer
        open={id !== null}
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
          ]
        }
        tab={tab}
        onTab={(chosen) => setTab(chosen as Tab)}
        footer={user && <UserActions key={user.id} user={user} onDeleted={onClose} />}
      >
        {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {!error && !user && id !== null && <Loading />}
        {user && tab === 'info' && <InfoTab user={user} />}
        {user && tab === 'sessions' && <SessionsTab user={user} />}
        {user && tab === 'grants' && <GrantsTab grants={user.grants} />}
        {user && tab === 'blocks' && <BlocksTab blocks={user.blocks} />}
      </SideDrawer>
    </div>
  )
}
