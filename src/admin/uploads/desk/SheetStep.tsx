import { Button, Checkbox, FormControlLabel, Alert } from '@mui/material'
import { useState } from 'react'
import type { ChosenHeader } from '@/contract/uploads'
import type { SheetLayout, Upload } from '@/contract/uploadState'
import { isRecordsUpload } from '@/domain/upload/kinds'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { describeUploadError, OTHER_LIST } from '@/messages/staff/uploads'
import { many } from '../numbers'
import type { UploadActions, Step } from '../useUpload'
import { AgencyField } from './AgencyField'
import { DeskBody, DeskFoot, DeskPanes } from './DeskParts'
import { HeadTable } from './HeadTable'
import { headerOf } from './columns'

interface FileNoticeProps {
  upload: Upload
  actions: UploadActions
}

/** A list that seems to be of another kind can be read after confirmation. */
export function FileNotice({ upload: { status, error, overlay }, actions: { change } }: FileNoticeProps) {
  const accepted = overlay.acceptedLists ?? []
  const answer = (acceptedLists: OtherListKind[], label: string) => (
    <Button
      color="inherit"
      sx={{ whiteSpace: 'nowrap' }}
      disabled={change.isPending}
      onClick={() => change.mutate({ acceptedLists })}
    >
      {label}
    </Button>
  )
  if (error) {
    const asked = error.code === 'other_list' ? error.list : undefined
    const isQuestion = asked !== undefined
    return (
      <Alert
        severity={isQuestion ? 'warning' : 'error'}
        variant="outlined"
        sx={{ m: '12px 20px 0', ...(!isQuestion && { borderColor: 'var(--accent)' }) }}
        action={isQuestion && answer([...accepted, asked], OTHER_LIST.accept)}
      >
        {describeUploadError(error)}
      </Alert>
    )
  }
  if (accepted.length === 0) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ m: '12px 20px 0' }}
      action={status !== 'imported' && answer([], OTHER_LIST.takeBack)}
    >
      {OTHER_LIST.accepted(accepted)}
    </Alert>
  )
}

interface Props {
  upload: Upload
  actions: UploadActions
  onGo: (step: Step) => void
}

export function SheetStep({ upload, actions, onGo }: Props) {
  const { layout, overlay } = upload
  const [at, setAt] = useState(0)
  const [draft, setDraft] = useState<Record<string, ChosenHeader>>({})
  const sheet = layout[at]
  const isFixed = upload.status === 'imported'
  const keyOf = ({ sheet: name }: { sheet: string | null }) => name ?? ''
  const header = sheet ? (draft[keyOf(sheet)] ?? headerOf(sheet, overlay)) : null
  const changed = Object.values(draft)
  const apply = () => actions.change.mutate({ headers: changed }, { onSuccess: () => setDraft({}) })
  return (
    <>
      <FileNotice upload={upload} actions={actions} />
      <DeskPanes>
        <aside aria-label="시트">
          <SheetList upload={upload} actions={actions} at={at} onChoose={setAt} />
        </aside>
        <section aria-label="첫 행들">
          <DeskBody>
            {!isRecordsUpload(upload) && <AgencyField key={upload.agency} upload={upload} actions={actions} />}
            {sheet ? (
              <HeadTable
                kind={upload.kind}
                layout={sheet}
                header={header}
                disabled={isFixed}
                onChange={(next) => setDraft({ ...draft, [keyOf(sheet)]: next })}
              />
            ) : (
              <p>표로 볼 것이 없어요. 파일을 확인해 다시 올려 주세요.</p>
            )}
          </DeskBody>
        </section>
      </DeskPanes>
      <DeskFoot>
        <span className="effect">
          {changed.length > 0
            ? '이 머리글과 열의 뜻으로 파일을 다시 읽어요. 반영하면 같은 양식의 다음 파일도 이렇게 읽어요.'
            : '머리글 행은 왼쪽의 단추로, 열의 뜻은 열 위에서 골라요.'}
        </span>
        <span className="keys">
          {changed.length > 0 && <Button onClick={() => setDraft({})}>바꾼 것 버리기</Button>}
          {changed.length > 0 ? (
            <Button variant="contained" size="large" disabled={actions.change.isPending} onClick={apply}>
              이렇게 읽기
            </Button>
          ) : (
            <Button
              variant="contained"
              size="large"
              disabled={upload.status === 'failed'}
              onClick={() => onGo('preview')}
            >
              미리보기로
            </Button>
          )}
        </span>
      </DeskFoot>
    </>
  )
}

function SheetList(props: Omit<Props, 'onGo'> & { at: number; onChoose: (at: number) => void }) {
  const { upload, actions, at, onChoose } = props
  const { layout, overlay } = upload
  const skipped = new Set(overlay.skippedSheets)
  const toggle = ({ sheet }: SheetLayout) => {
    const others = overlay.skippedSheets.filter((one) => one !== sheet)
    actions.change.mutate({ skippedSheets: skipped.has(sheet) ? others : [...others, sheet] })
  }
  return (
    <>
      <h2 style={{ fontSize: 15, margin: '0 0 8px' }}>시트 {layout.length}개</h2>
      {layout.map((one, index) => (
        <div key={one.sheet} style={{ borderTop: '1px solid var(--line)', padding: '6px 0' }}>
          <Button
            fullWidth
            aria-pressed={index === at}
            sx={{ justifyContent: 'space-between', fontWeight: index === at ? 680 : 500 }}
            onClick={() => onChoose(index)}
          >
            <span>{one.sheet ?? '표'}</span>
            <span style={{ color: 'var(--soft)', fontWeight: 450 }}>{many(one.rows)}행</span>
          </Button>
          {layout.length > 1 && (
            <FormControlLabel
              sx={{ ml: 0.25 }}
              control={
                <Checkbox
                  checked={!skipped.has(one.sheet)}
                  disabled={upload.status === 'imported' || actions.change.isPending}
                  slotProps={{ input: { 'aria-label': `${one.sheet ?? '표'} 읽기` } }}
                  onChange={() => toggle(one)}
                />
              }
              label={skipped.has(one.sheet) ? '읽지 않음' : '읽음'}
            />
          )}
        </div>
      ))}
    </>
  )
}
