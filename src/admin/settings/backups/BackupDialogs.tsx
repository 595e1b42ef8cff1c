import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { BACKUP_DESCRIPTION_MAX, type BackupType, RESTORE_CONFIRMATION } from '@/domain/backup/backup'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { useAction } from '../../kit/useAction'
import type { BackupRow } from './backup'

const TYPES: [BackupType, string][] = [
  ['full', '전체: 모든 행과 사진'],
  ['schema', '스키마: 행과 사진 없이 구조만'],
]

interface CreateProps {
  onClose: () => void
  onAsked: () => void
}

export function CreateDialog({ onClose, onAsked }: CreateProps) {
  const data = useDataProvider<BackOfficeDataProvider>()
  const [type, setType] = useState<BackupType>('full')
  const [description, setDescription] = useState('')
  const create = useAction(() => data.actionMany('backups', [], 'create', { ids: undefined, type, description }), {
    onDone: () => {
      onClose()
      onAsked()
    },
  })
  return (
    <ConfirmDialog
      open
      title="백업 생성"
      effect="지금 이 순간의 데이터베이스와 사진을 한 파일에 담아요. 사이트는 그동안에도 그대로 쓸 수 있어요."
      confirmLabel="백업 생성"
      isPending={create.isPending}
      onClose={onClose}
      onConfirm={() => create.mutate()}
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
        slotProps={{ htmlInput: { maxLength: BACKUP_DESCRIPTION_MAX } }}
      />
    </ConfirmDialog>
  )
}

interface BackupProps extends CreateProps {
  backup: BackupRow
}

export function RestoreDialog({ backup, onClose, onAsked }: BackupProps) {
  const data = useDataProvider<BackOfficeDataProvider>()
  const [typed, setTyped] = useState('')
  const confirmation = typed.trim().normalize('NFC')
  const restore = useAction(() => data.action('backups', backup.id, 'restore', { confirmation }), {
    onDone: () => {
      onClose()
      onAsked()
    },
  })
  return (
    <ConfirmDialog
      open
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
      isPending={restore.isPending}
      onClose={onClose}
      onConfirm={() => restore.mutate()}
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
    </ConfirmDialog>
  )
}

export function DeleteDialog({ backup, onClose }: Omit<BackupProps, 'onAsked'>) {
  const data = useDataProvider<BackOfficeDataProvider>()
  const remove = useAction(() => data.action('backups', backup.id, 'delete'), {
    done: '백업을 지웠어요.',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      title="백업 지우기"
      effect={`${koreanMoment(backup.createdAt)}의 백업 파일을 지워요. 되돌릴 수 없어요.`}
      confirmLabel="지우기"
      destructive
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}
