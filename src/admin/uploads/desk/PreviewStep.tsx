import { josa } from 'es-hangul'
import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { UPLOAD_ROWS_PAGE } from '@/domain/upload/limits'
import type { Upload } from '@/contract/uploadState'
import type { ProblemReason, RecordRow, UploadRow } from '@/contract/uploadRows'
import { isRecordsUpload } from '@/domain/upload/kinds'
import { problemLabels } from '@/messages/staff/uploadProblems'
import { describeUploadError } from '@/messages/staff/uploads'
import { FailedState } from '../../kit/states'
import { useShortcuts } from '../../shortcuts/shortcuts'
import { many, wonText } from '../numbers'
import { isWorking, type UploadActions, useProblems, useRows, type Step } from '../useUpload'
import { koreanDate } from '../../kit/dates/koreanDate'
import { ColumnStrip } from './columns'
import { DeskFoot, DeskPanes } from './DeskParts'
import { CorrectionDialog, type OpenCorrection, useCorrections } from './CorrectionDialog'
import { PreviewTable } from './PreviewTable'
import { ProblemPane } from './ProblemPane'
import { RecordsTable } from './RecordsTable'
import { RowTabs } from './RowTabs'

function SameFile({ upload: { sameFile, status, kind } }: { upload: Upload }) {
  const [one] = sameFile
  if (!one || status === 'imported') return null
  const { upload, fileName, importedAt, agencies } = one
  const whose = agencies.length > 0 ? ` ‘${agencies.join(', ')}’ 기관으로` : ''
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ m: '8px 20px' }}
      action={
        upload !== null && (
          <Button component={Link} to={`/data-upload/${upload}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
            앞의 반영 보기
          </Button>
        )
      }
    >
      내용이 같은 파일을 {koreanDate(importedAt)}
      {whose} 반영했어요({fileName}). 이미 있는 행은 건너뛰어요.
      {kind === 'visits' &&
        ' 다른 기관으로는 다시 반영할 수 없어요. 앞의 기관이 잘못이면 그 반영을 먼저 되돌려 주세요.'}
    </Alert>
  )
}

interface Props {
  upload: Upload
  actions: UploadActions
  onGo: (step: Step) => void
}

export function PreviewStep({ upload, actions, onGo }: Props) {
  const [search, setSearch] = useSearchParams()
  const status = search.get('rows') ?? ''
  const asked = search.get('reason')
  const reason = asked !== null && Object.hasOwn(problemLabels(upload.kind), asked) ? (asked as ProblemReason) : null
  const value = reason === null ? null : search.get('value')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const show = (to: Record<string, string>) => setSearch({ step: 'preview', ...to })
  const query = {
    ...(reason ? { reason } : status ? { status } : {}),
    ...(value === null ? {} : { value }),
    offset: String((page - 1) * UPLOAD_ROWS_PAGE),
    limit: String(UPLOAD_ROWS_PAGE),
  }
  const rows = useRows(upload, query)
  const problems = useProblems(upload)
  const isAnswered =
    reason !== null &&
    !problems.isPlaceholderData &&
    problems.data?.data.some((group) => group.reason === reason) === false
  useEffect(() => {
    // The last of its rows was corrected: an empty table would say nothing.
    if (isAnswered) setSearch({ step: 'preview' }, { replace: true })
  }, [isAnswered, setSearch])
  const [correction, setCorrection] = useState<OpenCorrection | null>(null)
  const corrections = useCorrections(upload, actions, setCorrection)
  const isFixed = upload.status === 'imported' || isWorking(upload) || actions.change.isPending
  useShortcuts('미리보기', [
    { keys: 'z', label: '마지막으로 답한 것 되돌리기', run: () => !isFixed && corrections.undoLast() },
  ])
  const [areAllColumns, showAllColumns] = useState(false)
  const { counts, error } = upload
  const view = { page, status, reason, value, total: rows.data?.total ?? 0 }
  const failure = rows.error ?? problems.error
  return (
    <>
      <SameFile upload={upload} />
      {error && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ m: '8px 20px' }}
          action={<Button onClick={() => onGo('sheet')}>{isRecordsUpload(upload) ? '시트와 열' : '기관 적기'}</Button>}
        >
          {describeUploadError(error)}
        </Alert>
      )}
      <ColumnStrip upload={upload} actions={actions} disabled={isFixed} onGo={onGo} />
      <DeskPanes>
        <aside aria-label="문제">
          <ProblemPane
            upload={upload}
            groups={problems.data?.data ?? []}
            reason={reason}
            disabled={isFixed}
            onReason={(next) => show(next ? { reason: next } : {})}
            value={value}
            onValue={(of, text) => show({ reason: of, ...(text === null ? {} : { value: text }) })}
            onCorrect={corrections.openGroup}
            onEatery={corrections.readAsEatery}
            onAnswer={({ change }) => actions.change.mutate(change)}
            onUndo={corrections.undo}
          />
        </aside>
        <section aria-label="미리보기">
          <RowTabs kind={upload.kind} counts={counts} view={view} onShow={show}>
            {!isRecordsUpload(upload) && (
              <Button size="small" aria-pressed={areAllColumns} onClick={() => showAllColumns(!areAllColumns)}>
                {areAllColumns ? '읽은 열만' : '모든 열'}
              </Button>
            )}
          </RowTabs>
          {failure && <FailedState message={failure.message} onRetry={() => void rows.refetch()} />}
          {rows.data && (
            <Rows
              upload={upload}
              rows={rows.data.rows}
              areAllColumns={areAllColumns}
              onCorrect={(row) => !isFixed && corrections.openRow(row)}
            />
          )}
        </section>
      </DeskPanes>
      <DeskFoot>
        {counts && (
          <span className="effect">
            <b>{many(counts.ok)}행</b>
            {isRecordsUpload(upload) ? '을' : ` · ${josa(wonText(counts.amount.ok), '을/를')}`} 반영할 수 있어요.
            {counts.error > 0 &&
              ` 고치지 않은 ${many(counts.error)}행은 들어가지 않고, 파일로 받아 나중에 올릴 수 있어요.`}
          </span>
        )}
        <span className="keys">
          <Button disabled={isFixed} onClick={() => actions.change.mutate({})}>
            다시 분석
          </Button>
          <Button onClick={() => onGo('sheet')}>시트와 열</Button>
          <Button variant="contained" size="large" disabled={!counts?.ok} onClick={() => onGo('commit')}>
            반영 계획 보기
          </Button>
        </span>
      </DeskFoot>
      <CorrectionDialog correction={correction} onClose={() => setCorrection(null)} />
    </>
  )
}

interface RowsProps {
  upload: Upload
  rows: (UploadRow | RecordRow)[]
  areAllColumns: boolean
  onCorrect: (row: UploadRow | RecordRow) => void
}

/** Casts are safe here: the server sends rows of the upload's kind. */
const Rows = ({ upload, rows, areAllColumns, onCorrect }: RowsProps) =>
  isRecordsUpload(upload) ? (
    <RecordsTable upload={upload} rows={rows as RecordRow[]} onCorrect={onCorrect} />
  ) : (
    <PreviewTable upload={upload} rows={rows as UploadRow[]} areAllColumns={areAllColumns} onCorrect={onCorrect} />
  )
