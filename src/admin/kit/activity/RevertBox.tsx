import { Button, Stack, TextField } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { ActivityEntry } from '@/domain/backOffice/activity'
import { REASON_MAX } from '@/domain/backOffice/backOffice'
import type { ResourceName } from '@/resources/labels'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { limitedTo, tooLong } from '../fields/textFields'
import { hasKept, useKeptText } from '../keptText'
import { fieldsChangedSince, formValues, type Values } from './activityEntry'

const CONFLICT = 409
const CHANGED = '그 사이에 다른 사람이 고쳤어요. 새로 불러온 내용을 보고 다시 눌러 주세요.'

/** Reading the changed record again resets the form on the same screen. */
export const UNSAVED_TEXT = '저장하지 않은 글이 있어요. 먼저 저장하거나 버린 뒤에 되돌려 주세요.'
export const useHasUnsaved = (): boolean => hasKept(`form:${useLocation().pathname}`)

export interface Revertible {
  record: RaRecord
  /** of the form that edits it */
  transform?: ((data: RaRecord) => object) | undefined
}

interface Restored {
  values: Values
  reason: string
}

type Provider = BackOfficeDataProvider

/** Runs, reads the record again and says what was done; a conflict is explained. */
function useUndo<Given>(
  resource: string,
  run: (given: Given, provider: Provider) => Promise<unknown>,
  onDone: () => void,
) {
  const dataProvider = useDataProvider<Provider>()
  const client = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending, error } = useMutation<unknown, Error, Given>({
    mutationFn: (given) => run(given, dataProvider),
    onSuccess: async () => {
      notify('되돌렸어요.')
      await client.invalidateQueries({ queryKey: [resource] })
      refresh()
      onDone()
    },
    onError: () => refresh(),
  })
  const isConflict =
    error instanceof HttpError && error.status === CONFLICT && (error.body as { current?: unknown } | null)?.current
  return { mutate, isPending, error: isConflict ? CHANGED : error?.message }
}

/** A normal update: the version is checked and the reason recorded. */
const update = (
  provider: Provider,
  resource: string,
  { record, transform }: Revertible,
  { values, reason }: Restored,
) => {
  const data = { ...record, ...values } as RaRecord
  return provider.update(resource, {
    id: record.id,
    data: transform ? transform(data) : data,
    previousData: record,
    meta: { reason },
  })
}

/** Sets some fields of a record to earlier values. */
export function useRestore(resource: ResourceName, of: Revertible, onDone: () => void) {
  const { mutate, ...rest } = useUndo<Restored>(
    resource,
    (restored, provider) => update(provider, resource, of, restored),
    onDone,
  )
  return { restore: mutate, ...rest }
}

function useRevert({ entry, resource, record, transform }: Omit<Props, 'fields' | 'onClose'>, onDone: () => void) {
  const { mutate, ...rest } = useUndo<string>(
    resource,
    (reason, provider) => {
      const { event, details, before } = entry
      if (event === 'merged')
        return provider.action(resource, record.id, 'undo-merge', { merge: details?.merge, reason })
      const values = formValues(resource, before)
      if (event === 'record_updated') return update(provider, resource, { record, transform }, { values, reason })
      const data = { trashed: event === 'record_restored' }
      return provider.updateMany(resource, { ids: [record.id], data, meta: { reason } })
    },
    onDone,
  )
  return { revert: mutate, ...rest }
}

const Box = styled('form')({
  border: '1px solid var(--ink)',
  borderRadius: 6,
  padding: '10px 12px',
  marginTop: 8,
  background: 'var(--card)',
})

interface Props extends Revertible {
  entry: ActivityEntry
  resource: ResourceName
  fields: string[]
  onClose: () => void
}

export function RevertBox({ fields, onClose, ...of }: Props) {
  const { entry, resource, record } = of
  const [reason, setReason, forget] = useKeptText(`${resource}:${record.id}:revert`)
  const close = () => {
    forget()
    onClose()
  }
  const { revert, isPending, error } = useRevert(of, close)
  const changedSince = fieldsChangedSince(entry, resource, record)
  const isBlocked = useHasUnsaved()
  const canRevert = reason.trim() !== '' && !tooLong(reason, REASON_MAX) && !isBlocked
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canRevert) revert(reason.trim())
  }
  return (
    <Box noValidate onSubmit={onSubmit} aria-label="되돌리기">
      <div style={{ marginBottom: 8 }}>
        <Effect entry={entry} fields={fields} />
      </div>
      {changedSince.length > 0 && (
        <div role="status" style={{ color: 'var(--warn)', fontSize: 12.5, marginBottom: 8 }}>
          그 뒤에 다시 바뀐 것이 있어요: {changedSince.join(', ')}. 되돌리면 지금 값도 이 변경 전의 값이 돼요.
        </div>
      )}
      <TextField
        label="되돌리는 이유"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        {...limitedTo(REASON_MAX, reason)}
        fullWidth
        autoFocus
        required
      />
      {isBlocked && <div role="status">{UNSAVED_TEXT}</div>}
      {error && (
        <div role="alert" style={{ color: 'var(--accent)', fontSize: 12.5, marginTop: 6 }}>
          {error}
        </div>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={isPending || !canRevert}>
          {isPending ? '하는 중…' : entry.event === 'merged' ? '합치기 풀기' : '되돌리기'}
        </Button>
        <Button size="small" onClick={close} disabled={isPending}>
          그만
        </Button>
      </Stack>
    </Box>
  )
}

function Effect({ entry, fields }: Pick<Props, 'entry' | 'fields'>) {
  if (entry.event === 'merged')
    return (
      <>
        <b>{entry.details?.title}</b> 식당이 다시 따로 서고, 옮겨 온 방문과 표기, 리뷰가 돌아가요.
      </>
    )
  if (entry.event === 'record_trashed') return <>휴지통에서 꺼내 다시 보이게 해요.</>
  if (entry.event === 'record_restored') return <>다시 휴지통으로 옮겨요. 방문과 리뷰도 보이지 않게 돼요.</>
  return (
    <>
      {fields.join(', ')} 값을 <b>이 변경 전으로</b> 되돌려요.
    </>
  )
}
