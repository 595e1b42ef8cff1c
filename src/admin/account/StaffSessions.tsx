import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Card } from '../kit/Card'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { FailedState } from '../kit/FailedState'
import { koreanMoment } from '../kit/dates/koreanDate'
import { Loading } from '../kit/Loading'
import { StatusTag } from '../kit/StatusTag'
import { type OwnSession, useStaffSessions } from './useStaffSessions'

export function StaffSessions() {
  const { query, end } = useStaffSessions()
  const [isAsking, setAsking] = useState(false)
  const others = query.data?.filter(({ current }) => !current).length ?? 0
  const endOthers = () => end.mutate(null, { onSettled: () => setAsking(false) })
  const button = (
    <Button variant="outlined" size="small" color="error" onClick={() => setAsking(true)}>
      다른 곳 모두 끝내기
    </Button>
  )
  return (
    <Card title="로그인한 곳" action={others > 0 && button}>
      {query.isPending && <Loading />}
      {query.isError && <FailedState onRetry={() => void query.refetch()} />}
      {query.data?.map((session) => (
        <SessionRow key={session.id} session={session} isPending={end.isPending} onEnd={() => end.mutate(session.id)} />
      ))}
      <ConfirmDialog
        open={isAsking}
        title="다른 곳의 로그인 끝내기"
        effect={`지금 쓰는 이 브라우저만 남고 ${others}곳에서 로그아웃돼요. 저장하지 않은 글은 사라져요.`}
        confirmLabel="모두 끝내기"
        destructive
        isPending={end.isPending}
        onConfirm={endOthers}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

interface RowProps {
  session: OwnSession
  isPending: boolean
  onEnd: () => void
}

function SessionRow({ session: { device, created_at, last_seen_at, current }, isPending, onEnd }: RowProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, py: 1, minHeight: 52, borderTop: '1px solid var(--line)' }}
    >
      <div style={{ flex: 1 }}>
        <b style={{ fontWeight: 620 }}>{device}</b> {current && <StatusTag tone="ok">이 브라우저</StatusTag>}
        <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>
          {koreanMoment(created_at)}에 로그인 · 마지막으로 {koreanMoment(last_seen_at)}
        </div>
      </div>
      {!current && (
        <Button size="small" variant="outlined" disabled={isPending} onClick={onEnd} aria-label={`${device} 끝내기`}>
          끝내기
        </Button>
      )}
    </Stack>
  )
}
