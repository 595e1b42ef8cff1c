import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { BACKUP_DESCRIPTION_MAX, type BackupType, RESTORE_CONFIRMATION } from '@/domain/backup'
import { ActionDialog } from '../../kit/dialogs/ActionDialog'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { limitedTo, tooLong } from '../../kit/fields/textFields'
import type { BackupRow } from './BackupTable'

const TYPES: [BackupType, string][] = [
  ['full', '전체: 모든 행과 사진'],
  ['schema', '스키마: 행과 사진 없이 구조만'],
]

interface CreateProps {
  onClose: () => void
  onAsked: () => void
}

export function CreateDialog({ onClose, onAsked }: CreateProps) {
  const [type, setType] = useState<BackupType>('full')
  const [description, setDescription] = useState('')
  return (
    <ActionDialog
      title="백업 생성"
      effect="지금 이 순간의 데이터베이스와 사진을 한 파일에 담아요. 사이트는 그동안에도 그대로 쓸 수 있어요."
      confirmLabel="백업 생성"
      disabled={tooLong(description, BACKUP_DESCRIPTION_MAX) !== null}
      run={(_, provider) => provider.actionMany('backups', [], 'create', { ids: undefined, type, description })}
      onDone={onAsked}
      onClose={onClose}
    >
      <RadioGroup aria-label="종류" value={type} onChange={(_, chosen) => setType(chosen as BackupType)}>
        {TYPES.map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      <TextField
        label="설명(없어도 됨)"
        value={description}
        onChange={({ target }) => setDescription(target.value)}
        fullWidth
        margin="dense"
        {...limitedTo(BACKUP_DESCRIPTION_MAX, description)}
      />
    </ActionDialog>
  )
}

interface BackupProps extends CreateProps {
  backup: BackupRow
}

export function RestoreDialog({ backup, onClose, onAsked }: BackupProps) {
  const [typed, setTyped] = useState('')
  const confirmation = typed.trim().normalize('NFC')
  return (
    <ActionDialog
      title="백업에서 복원"
      effect={
        <>
          <p style={{ margin: '0 0 8px' }}>
            지금 데이터베이스와 사진이 <b>{koreanMoment(backup.createdAt)}</b>의 것으로 바뀌어요. 그 뒤에 들어온 리뷰와
            글, 가져온 내역은 사이트에서 사라져요.
          </p>
          <p style={{ margin: 0 }}>
            먼저 옆에 복원해 모든 행을 확인한 뒤에 바꿔요. 바꾸면 <b>모두 로그아웃돼요</b>. 바뀌기 전 데이터베이스는 7일
            동안 서버에 남겨 둬요.
          </p>
        </>
      }
      confirmLabel="지금 데이터베이스를 바꾸기"
      destructive
      disabled={confirmation !== RESTORE_CONFIRMATION}
      run={(_, provider) => provider.action('backups', backup.id, 'restore', { confirmation })}
      onDone={onAsked}
      onClose={onClose}
    >
      <TextField
        label={`바꾸려면 ‘${RESTORE_CONFIRMATION}’이라고 입력`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fullWidth
        required
        margin="dense"
        autoComplete="off"
      />
    </ActionDialog>
  )
}

export const DeleteDialog = ({ backup, onClose }: Omit<BackupProps, 'onAsked'>) => (
  <ActionDialog
    title="백업 지우기"
    effect={`${koreanMoment(backup.createdAt)}의 백업 파일을 지워요. 되돌릴 수 없어요.`}
    confirmLabel="지우기"
    destructive
    run={(_, provider) => provider.action('backups', backup.id, 'delete')}
    done="백업을 지웠어요."
    onClose={onClose}
  />
)
