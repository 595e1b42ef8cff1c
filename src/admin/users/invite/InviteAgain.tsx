import { Alert, Button, Dialog, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { koreanMoment } from '../../kit/dates/koreanDate'
import type { UserRecord } from '../user'
import { InviteResult, type Invitation } from './InviteResult'

export function InviteAgain({ user }: { user: UserRecord }) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => provider.action<Invitation>('users', user.id, 'invite-again'),
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 1.5, py: 0.5 }}>
      <div style={{ marginBottom: 6 }}>
        아직 비밀번호를 정하지 않았어요.{' '}
        {user.invitedUntil
          ? `초대 링크는 ${koreanMoment(user.invitedUntil)}까지 쓸 수 있어요.`
          : '쓸 수 있는 초대 링크가 없어요.'}
      </div>
      {user.email && (
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()}>
          새 링크로 다시 초대
        </Button>
      )}
      <Dialog open={data !== undefined} onClose={reset} fullWidth maxWidth="xs" aria-labelledby="invited-again">
        <DialogTitle id="invited-again">다시 초대했어요</DialogTitle>
        {data && <InviteResult invitation={data} email={user.email ?? ''} onClose={reset} />}
      </Dialog>
    </Alert>
  )
}
