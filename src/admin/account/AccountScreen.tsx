import { Stack } from '@mui/material'
import { ROLE_LABELS } from '@/messages/labels'
import { useStaff } from '../auth/useStaff'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { PasswordForm } from './PasswordForm'
import { StaffSessions } from './StaffSessions'

const HELP = `로그인한 기기를 보고 끝낼 수 있고, 비밀번호를 바꿀 수 있어요.
모르는 기기가 있으면 그 기기를 끝내고 비밀번호를 바꾸세요.`

export function AccountScreen() {
  const staff = useStaff()
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <ScreenHeading title="내 계정" note={staff && `${staff.nickname} · ${ROLE_LABELS[staff.role]}`} help={HELP} />
      <Stack sx={{ gap: 2 }}>
        <StaffSessions />
        <PasswordForm />
      </Stack>
    </Stack>
  )
}
