import { Button } from '@mui/material'
import { useState } from 'react'
import { END_SESSIONS_REASONS } from '@/messages/staff/people'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { EmptyState } from '../../kit/EmptyState'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { StatusTag } from '../../kit/StatusTag'
import type { UserRecord } from '../user'
import { useStaff } from '../../auth/useStaff'
import { useUserAction } from '../useUserAction'
import { Entries } from './Entries'

export function SessionsTab({ user }: { user: UserRecord }) {
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
