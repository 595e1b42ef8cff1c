import UndoIcon from '@mui/icons-material/Undo'
import { Button, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { QueryKey } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ActivityEntry } from '@/domain/backOffice/activity'
import type { ResourceName } from '@/resources/labels'
import { fetchJson } from '../../dataProvider/requestJson'
import { koreanMoment } from '../dates/koreanDate'
import { ActionButton } from '../dialogs/ActionDialog'
import { DiffList } from '../facts'
import { Initial } from '../marks'
import { changedTexts, differencesOf, isRevertible, nameOf, roleOf, sentenceOf, wayBack } from './activityEntry'
import { RevertBox, type Revertible } from './RevertBox'

const EarlierTextDialog = lazy(() => import('./EarlierText'))

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  columnGap: 10,
  paddingBottom: 16,
  position: 'relative',
  overflowWrap: 'anywhere',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 13,
    top: 30,
    bottom: 4,
    width: 1,
    background: 'var(--line)',
  },
})

export interface ActivityTarget {
  resource: ResourceName
  id: number
  /** what can be changed back; without it, entries are only read */
  revertible?: Revertible | undefined
}

interface Props extends ActivityTarget {
  url: string
  queryKey: QueryKey
  entry: ActivityEntry
  regions: Record<string, string>
}

export default function ActivityItem({ entry, ...props }: Props) {
  const who = nameOf(entry)
  return (
    <Item>
      <Initial name={entry.kind === 'import' ? '↑' : who} />
      <div>
        <div style={{ display: 'flex', alignItems: 'baseline', columnGap: 6, flexWrap: 'wrap' }}>
          <b style={{ fontWeight: 640 }}>{who}</b>
          <span style={{ color: 'var(--soft)', fontSize: 12 }}>{roleOf(entry)}</span>
          <span style={{ marginLeft: 'auto', color: 'var(--soft)', fontSize: 12, whiteSpace: 'nowrap' }}>
            {koreanMoment(entry.at)}
          </span>
        </div>
        {entry.kind === 'note' ? (
          <Note entry={entry} url={props.url} queryKey={props.queryKey} />
        ) : (
          <Change entry={entry} {...props} />
        )}
      </div>
    </Item>
  )
}

function Note({ entry: { reason, details }, url, queryKey }: Pick<Props, 'entry' | 'url' | 'queryKey'>) {
  return (
    <>
      <div style={{ whiteSpace: 'pre-line', margin: '4px 0' }}>{reason}</div>
      {details?.canDelete && (
        <ActionButton
          label="메모 지우기"
          look={{ size: 'small', color: 'error' }}
          title="메모를 지울까요?"
          effect="이 메모가 없어져요. 되돌릴 수 없어요."
          confirmLabel="지우기"
          destructive
          run={() => fetchJson(`${url}/notes/${details.note}`, { method: 'DELETE' })}
          done="메모를 지웠어요."
          only={queryKey}
        />
      )}
    </>
  )
}

function Change({ entry, resource, url, regions, revertible }: Props) {
  const [isReverting, setReverting] = useState(false)
  const [isReading, setReading] = useState(false)
  const differences = differencesOf(entry, resource, regions)
  const canRead = changedTexts(entry, resource).length > 0
  const canRevert = revertible !== undefined && isRevertible(entry, resource)
  return (
    <>
      <div style={{ color: 'var(--soft)', fontSize: 13 }}>{sentenceOf(entry)}</div>
      {differences.length > 0 && entry.event !== 'record_created' && <DiffList differences={differences} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canRead && revertible && (
          <Button variant="outlined" size="small" onClick={() => setReading(true)}>
            이때 글 보기
          </Button>
        )}
        {canRevert && !isReverting && (
          <Button variant="outlined" size="small" startIcon={<UndoIcon />} onClick={() => setReverting(true)}>
            {wayBack(entry)}
          </Button>
        )}
      </Stack>
      {isReading && revertible && (
        <Suspense>
          <EarlierTextDialog
            url={`${url}/history/${entry.details?.entry}`}
            resource={resource}
            {...revertible}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
      {canRevert && isReverting && (
        <RevertBox
          entry={entry}
          resource={resource}
          {...revertible}
          fields={differences.map(({ label }) => label)}
          onClose={() => setReverting(false)}
        />
      )}
    </>
  )
}
