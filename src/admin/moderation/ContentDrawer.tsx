import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { FailedState } from '../kit/FailedState'
import { KeyHint } from '../shortcuts/KeyHint'
import { Loading } from '../kit/Loading'
import { SideDrawer } from '../kit/dialogs/SideDrawer'
import { ContentFacts } from './ContentFacts'
import { ContentStatusTag } from './ContentStatusTag'
import { MODERATION_KEYS, moderationActionsFor } from './moderationActionsFor'
import { ModerationDialog } from './ModerationDialog'
import type { ModeratedRecord, ModeratedResource } from './moderated'
import { publicHref } from './publicHref'
import { useDrawerKeys } from './useDrawerKeys'
import { FULL_RECORD } from '../dataProvider/dataProvider'

interface Props {
  resource: ModeratedResource
  id: number | null
  isBeside: boolean
  onOpen: (id: number) => void
  onClose: () => void
}

export function ContentDrawer({ resource, id, isBeside, onOpen, onClose }: Props) {
  const [action, setAction] = useState<ModerationAction | null>(null)
  const { data, error, refetch } = useGetOne<ModeratedRecord>(
    resource,
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: id !== null },
  )
  const record = data?.id === id ? data : undefined
  const actions = record ? moderationActionsFor(record) : []
  const onKeyDown = useDrawerKeys({ id, actions, isBeside, onOpen, onAction: setAction })
  return (
    <div onKeyDown={action === null ? onKeyDown : undefined}>
      <SideDrawer
        open={id !== null}
        onClose={onClose}
        beside={isBeside}
        title={resource === 'reviews' ? '리뷰' : '댓글'}
        tag={record && <RecordTag record={record} />}
        note={
          <>
            <KeyHint keys="j+k" /> 다음 · 이전
          </>
        }
        footer={<DrawerKeys record={record} actions={actions} onAction={setAction} />}
      >
        {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {record && <ContentFacts record={record} />}
        {!error && !record && <Loading />}
      </SideDrawer>
      <ModerationDialog
        resource={resource}
        chosen={{ ids: id === null ? [] : [id], count: 1 }}
        action={action}
        onClose={() => setAction(null)}
      />
    </div>
  )
}

const RecordTag = ({ record: { status, trashedAt, hiddenUntil } }: { record: ModeratedRecord }) => (
  <ContentStatusTag status={status} isTrashed={trashedAt !== null} isTimed={hiddenUntil !== null} />
)

interface KeysProps {
  record: ModeratedRecord | undefined
  actions: ModerationAction[]
  onAction: (action: ModerationAction) => void
}

function DrawerKeys({ record, actions, onAction }: KeysProps) {
  const href = record?.item && publicHref(record.item)
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'delete' ? 'error' : 'inherit'}
          startIcon={<KeyHint keys={MODERATION_KEYS[action]} />}
          onClick={() => onAction(action)}
        >
          {MODERATION_ACTIONS[action].label}
        </Button>
      ))}
      {href && (
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer"
          startIcon={<OpenInNew sx={{ fontSize: 15 }} />}
        >
          공개 화면
        </Button>
      )}
    </>
  )
}
