import { Button, Stack, TextField } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { type HistoryEntry, REASON_MAX } from '@/domain/backOffice/backOffice'
import { RESOURCE_LABELS } from '@/resources/labels'
import { useKeptText } from '../kit/keptText'
import type { Restaurant } from './restaurant'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'

const RESOURCE = 'restaurants'
const CONFLICT = 409
const { fields } = RESOURCE_LABELS.restaurants

const text = (value: unknown): string => JSON.stringify(value ?? null)

function fieldsChangedSince({ event, after }: HistoryEntry, record: Restaurant): string[] {
  if (event !== 'record_updated') return []
  return Object.entries(after ?? {}).flatMap(([name, value]) => {
    if (name === 'images') return []
    const now = (record as unknown as Record<string, unknown>)[name]
    return text(value) === text(now) ? [] : [fields[name] ?? name]
  })
}

/** A normal update: the version is checked and the reason recorded. */
function useRevert(entry: HistoryEntry, record: Restaurant, onDone: () => void) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending, error } = useMutation<unknown, Error, string>({
    mutationFn: (reason) => {
      const { event, details, before } = entry
      if (event === 'merged')
        return dataProvider.action(RESOURCE, record.id, 'undo-merge', { merge: details?.merge, reason })
      if (event === 'record_updated')
        return dataProvider.update(RESOURCE, {
          id: record.id,
          data: { ...record, ...before },
          previousData: record,
          meta: { reason },
        })
      const data = { trashed: event === 'record_restored' }
      return dataProvider.updateMany(RESOURCE, { ids: [record.id], data, meta: { reason } })
    },
    onSuccess: async () => {
      notify('되돌렸어요.')
      await client.invalidateQueries({ queryKey: [RESOURCE] })
      refresh()
      onDone()
    },
    onError: () => refresh(),
  })
  const isConflict = error instanceof HttpError && error.status === CONFLICT && entry.event !== 'merged'
  const said = isConflict
    ? '그 사이에 다른 사람이 이 식당을 고쳤어요. 새로 불러온 내역을 보고 다시 눌러 주세요.'
    : error?.message
  return { revert: mutate, isPending, error: said, changedSince: fieldsChangedSince(entry, record) }
}

const Box = styled('form')({
  border: '1px solid var(--ink)',
  borderRadius: 6,
  padding: '10px 12px',
  marginTop: 8,
  background: 'var(--card)',
})

interface Props {
  entry: HistoryEntry
  record: Restaurant
  fields: string[]
  onClose: () => void
}

export function RevertBox({ entry, record, fields, onClose }: Props) {
  const [reason, setReason, forget] = useKeptText(`restaurants:${record.id}:revert`)
  const close = () => {
    forget()
    onClose()
  }
  const { revert, isPending, error, changedSince } = useRevert(entry, record, close)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) revert(reason.trim())
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
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        fullWidth
        autoFocus
        required
      />
      {error && (
        <div role="alert" style={{ color: 'var(--accent)', fontSize: 12.5, marginTop: 6 }}>
          {error}
        </div>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={isPending || !reason.trim()}>
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
