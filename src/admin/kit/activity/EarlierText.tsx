import { Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { EarlierText } from '@/domain/backOffice/activity'
import type { CollectedPlace } from '@/resources/collections'
import { DEFINED } from '@/resources/defined'
import type { Definition } from '@/resources/definition'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { fetchJson } from '../../dataProvider/requestJson'
import { koreanMoment } from '../dates/koreanDate'
import { FailedState, Loading } from '../states'
import { MarkedText, wordDiff } from '../TextDifference'
import { type Revertible, UNSAVED_TEXT, useHasUnsaved, useRestore } from './RevertBox'

interface Props extends Revertible {
  /** of the entry */
  url: string
  resource: ResourceName
  onClose: () => void
}

/** A list of restaurants is compared line by line. */
export const plainText = (value: unknown): string =>
  Array.isArray(value)
    ? (value as CollectedPlace[]).map(({ title, remark }) => [title, remark].filter(Boolean).join(': ')).join('\n')
    : typeof value === 'string'
      ? value
      : ''

/** Loaded when it is opened, with the comparison of texts. */
export default function EarlierTextDialog({ url, resource, onClose, ...of }: Props) {
  const id = useId()
  const isBlocked = useHasUnsaved()
  const [isMarked, setMarked] = useState(true)
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'text', url],
    queryFn: ({ signal }) => fetchJson<EarlierText>(url, { signal }),
  })
  const { restore, isPending, error: refused } = useRestore(resource, of, onClose)
  const texts = (DEFINED as Partial<Record<ResourceName, Definition>>)[resource]?.texts ?? []
  const at = data ? koreanMoment(data.at) : ''
  const isSame =
    data && texts.every((name) => plainText(data.values[name] ?? of.record[name]) === plainText(of.record[name]))
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{data ? `${at}의 글` : '이때 글'}</DialogTitle>
      <DialogContent>
        {error && !data && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Loading />}
        {isSame && data.lost.length === 0 && <p>지금 글과 같아요.</p>}
        {data && !isSame && (
          <FormControlLabel
            control={<Switch size="small" checked={isMarked} onChange={(_, next) => setMarked(next)} />}
            label="지금 글과 다른 곳 표시: 밑줄은 그때의 말, 줄 그은 것은 지금의 말"
          />
        )}
        {data &&
          texts.map((name) => (
            <section key={name}>
              <h3>{RESOURCE_LABELS[resource].fields[name] ?? name}</h3>
              {data.lost.includes(name) ? (
                <p>이때의 글은 기록에 남아 있지 않아요.</p>
              ) : (
                <OneText now={of.record[name]} then={data.values[name] ?? of.record[name]} isMarked={isMarked} />
              )}
            </section>
          ))}
        {isBlocked && <p role="status">{UNSAVED_TEXT}</p>}
        {refused && (
          <p role="alert" style={{ color: 'var(--accent)' }}>
            {refused}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          닫기
        </Button>
        <Button
          variant="contained"
          disabled={!data || isSame || isBlocked || isPending}
          onClick={() => data && restore({ values: data.values, reason: `${at} 글로 되돌림` })}
        >
          {isPending ? '하는 중…' : '이 글로 되돌리기'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function OneText({ now, then, isMarked }: { now: unknown; then: unknown; isMarked: boolean }) {
  const [before, after] = [plainText(now), plainText(then)]
  const parts = useMemo(() => (isMarked ? wordDiff(before, after) : null), [isMarked, before, after])
  return <MarkedText parts={parts ?? [{ kind: 'same', text: after }]} />
}
