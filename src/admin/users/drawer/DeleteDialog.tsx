import { josa } from 'es-hangul'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { DELETE_REASONS } from '@/messages/staff/people'
import { ActionDialog } from '../../kit/dialogs/ActionDialog'
import type { UserRecord } from '../user'

interface Props {
  user: UserRecord
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ user, onClose, onDeleted }: Props) {
  const [confirm, setConfirm] = useState('')
  const isSame = confirm.trim().normalize('NFC') === user.nickname
  return (
    <ActionDialog
      title="회원 지우기"
      effect={<Effect user={user} />}
      confirmLabel="되돌릴 수 없이 지우기"
      destructive
      reasons={DELETE_REASONS}
      disabled={!isSame}
      onClose={onClose}
      run={(reason, provider) => provider.action('users', user.id, 'delete', { confirm, reason })}
      done="계정을 지웠어요."
      onDone={onDeleted}
    >
      <TextField
        label={`지우려면 ‘${user.nickname}’을(를) 똑같이 입력`}
        value={confirm}
        onChange={({ target }) => setConfirm(target.value)}
        fullWidth
        required
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </ActionDialog>
  )
}

function Effect({ user }: { user: UserRecord }) {
  const { role, sessions, favoriteCount, reviewCount, postCount, commentCount } = user
  const kept = [
    reviewCount > 0 && `리뷰 ${reviewCount.toLocaleString()}건`,
    postCount > 0 && `글 ${postCount.toLocaleString()}건`,
    commentCount > 0 && `댓글 ${commentCount.toLocaleString()}건`,
  ].filter(Boolean)
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        <b>바로 지워요</b>: 이름과 이메일, 지역, 카카오 연결, 약관 동의, 즐겨찾기 {favoriteCount.toLocaleString()}곳,
        좋아요와 알림, 로그인 {sessions.length}곳{role !== 'user' && `, ${ROLE_LABELS[role]} 역할`}.
      </p>
      <p style={{ margin: 0 }}>
        <b>이름 없이 남아요</b>:{' '}
        {kept.length ? `${josa(kept.join(', '), '은/는')} ‘${WITHDRAWN_MEMBER}’ 이름으로.` : '남는 글이 없어요.'}{' '}
        지웠다는 기록은 남아요. 되돌릴 수 없어요.
      </p>
    </>
  )
}
