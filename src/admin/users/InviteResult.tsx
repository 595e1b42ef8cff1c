import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button, DialogActions, DialogContent, TextField } from '@mui/material'
import { useState } from 'react'
import { INVITATION_HOURS } from '@/domain/staff/staff'

export interface Invitation {
  person: number
  delivery: 'sent' | 'console' | 'link'
  /** to hand over in person where no mail is sent */
  link: string | null
}

interface Props {
  invitation: Invitation
  email: string
  onClose: () => void
}

const ONCE = `링크는 ${INVITATION_HOURS}시간 안에 한 번만 쓸 수 있어요.`

export const InviteResult = ({ invitation: { delivery, link }, email, onClose }: Props) => (
  <>
    <DialogContent role="status">
      {delivery === 'sent' && (
        <p style={{ margin: 0 }}>
          <b>{email}</b> 주소로 초대 메일을 보냈어요. {ONCE}
        </p>
      )}
      {delivery === 'console' && (
        <p style={{ margin: 0 }}>
          이 서버는 메일을 보내지 않고 서버를 켠 화면에 적어요. <b>{email}</b> 앞으로 온 링크를 그곳에서 찾으세요.{' '}
          {ONCE}
        </p>
      )}
      {link !== null && <HandOver link={link} email={email} />}
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        닫기
      </Button>
    </DialogActions>
  </>
)

/** Shown only once. */
function HandOver({ link, email }: { link: string; email: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <p style={{ margin: '0 0 14px' }}>
        이 서버는 메일을 보내지 않아요. 아래 링크를 <b>{email}</b>에게 직접 전해 주세요.{' '}
        <b style={{ color: 'var(--warn)' }}>창을 닫으면 다시 볼 수 없어요.</b> {ONCE}
      </p>
      <TextField
        label="초대 링크"
        value={link}
        fullWidth
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()} sx={{ mt: 1 }}>
        {isCopied ? '복사했어요' : '링크 복사'}
      </Button>
    </>
  )
}
