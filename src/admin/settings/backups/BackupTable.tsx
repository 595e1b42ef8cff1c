import { Button, Stack } from '@mui/material'
import { DataTable } from 'react-admin'
import { BACKUP_STATUS_LABELS, BACKUP_TYPE_LABELS, describeBackupFailure } from '@/messages/backups'
import { byteSize } from '@/messages/byteSize'
import type { BackupStatus, BackupType } from '@/domain/backup'
import { apiPath } from '../../dataProvider/requestJson'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { ListTable } from '../../kit/lists/ListTable'
import { StatusTag, type StatusTone } from '../../kit/marks'
import { useAction } from '../../kit/useAction'

export interface BackupRow {
  id: number
  name: string
  type: BackupType
  status: BackupStatus
  bytes: number | null
  rows: number | null
  files: number | null
  description: string
  createdByNickname: string | null
  createdAt: string
  verifiedAt: string | null
  error: string | null
}

const STATUS_TONES: Record<BackupStatus, StatusTone> = { in_progress: 'mid', completed: 'ok', failed: 'bad' }

const Column = DataTable.Col<BackupRow>
const count = (value: number | null) => (value === null ? '–' : value.toLocaleString())
const soft = { display: 'block', color: 'var(--soft)', fontSize: 12.5 }

interface Props {
  isBusy: boolean
  onAsked: () => void
  onRestore: (backup: BackupRow) => void
  onDelete: (backup: BackupRow) => void
}

export function BackupTable(props: Props) {
  return (
    <ListTable rowClick={false} emptyTitle="아직 백업이 없어요. ‘백업 생성’으로 첫 백업을 만드세요.">
      <Column
        source="createdAt"
        render={({ createdAt, name, description }) => (
          <>
            <b>{koreanMoment(createdAt)}</b>
            <span style={soft}>{description || name}</span>
          </>
        )}
      />
      <Column
        source="type"
        disableSort
        render={({ type }) => <span style={{ whiteSpace: 'nowrap' }}>{BACKUP_TYPE_LABELS[type]}</span>}
      />
      <Column source="status" disableSort render={(backup) => <State {...backup} />} />
      <Column
        source="bytes"
        align="right"
        render={({ bytes, rows, files }) => (
          <>
            {bytes === null ? '–' : byteSize(bytes)}
            {bytes !== null && (
              <span style={soft}>
                {count(rows)}행 · 파일 {count(files)}개
              </span>
            )}
          </>
        )}
      />
      <Column
        source="createdByNickname"
        disableSort
        render={({ createdByNickname }) => createdByNickname ?? '서버에서'}
      />
      <Column label="할 일" render={(backup) => <Keys backup={backup} {...props} />} />
    </ListTable>
  )
}

const State = ({ status, error, verifiedAt }: BackupRow) => (
  <>
    <StatusTag tone={STATUS_TONES[status]}>{BACKUP_STATUS_LABELS[status]}</StatusTag>
    {status === 'failed' && error && <span style={soft}>{describeBackupFailure({ code: error, params: {} })}</span>}
    {verifiedAt && <span style={soft}>{koreanMoment(verifiedAt)} 검증함</span>}
  </>
)

function Keys({ backup, isBusy, onAsked, onRestore, onDelete }: Props & { backup: BackupRow }) {
  const verify = useAction((_: void, provider) => provider.action('backups', backup.id, 'verify'), { onDone: onAsked })
  const trial = useAction((_: void, provider) => provider.action('backups', backup.id, 'try'), { onDone: onAsked })
  const of = koreanMoment(backup.createdAt)
  const key = { size: 'small', variant: 'outlined', color: 'inherit' } as const
  if (backup.status === 'in_progress') return null
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      {backup.status === 'completed' && (
        <>
          <Button
            {...key}
            href={apiPath('GET /api/v1/staff/backups/{id}/download', { params: { id: backup.id } })}
            download
            aria-label={`${of} 백업 내려받기`}
          >
            내려받기
          </Button>
          <Button {...key} disabled={verify.isPending} onClick={() => verify.mutate()} aria-label={`${of} 백업 검증`}>
            검증
          </Button>
          <Button
            {...key}
            disabled={isBusy || trial.isPending}
            onClick={() => trial.mutate()}
            aria-label={`${of} 백업을 옆에 복원해 보기`}
          >
            복원해 보기
          </Button>
          <Button
            {...key}
            color="error"
            disabled={isBusy}
            onClick={() => onRestore(backup)}
            aria-label={`${of} 백업에서 복원`}
          >
            복원
          </Button>
        </>
      )}
      <Button {...key} color="error" onClick={() => onDelete(backup)} aria-label={`${of} 백업 지우기`}>
        지우기
      </Button>
    </Stack>
  )
}
