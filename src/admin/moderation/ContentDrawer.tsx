import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, Typography } from '@mui/material'
import { useState, type KeyboardEvent } from 'react'
import { useListContext } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { KeyHint } from '../shortcuts/KeyHint'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { matchesShortcut, type Shortcut, useShortcuts } from '../shortcuts/shortcuts'
import { ContentStatusTag } from './ContentStatus'
import {
  MODERATION_KEYS,
  moderationActionsFor,
  type ModeratedRecord,
  type ModeratedResource,
  type ModeratedRow,
  publicHref,
} from './moderated'
import { ModerationButtons } from './ModerationButtons'
import { ModerationDialog } from './ModerationDialog'
import { DecisionRows, RecentItems, ReportRows } from './FactRows'
import { ItemInPlace } from './ItemInPlace'
import { WriterCard } from './WriterCard'

interface Options {
  id: number | null
  actions: ModerationAction[]
  /** next to the list the screen handles shortcuts; as a modal dialog, which blocks those, the drawer does */
  isBeside: boolean
  onOpen: (id: number) => void
  onAction: (action: ModerationAction) => void
}

/** Returns the drawer's own key handler, if it needs one. */
function useDrawerKeys({ id, actions, isBeside, onOpen, onAction }: Options) {
  const { data: rows = [] } = useListContext<ModeratedRow>()
  const step = (by: number) => {
    const to = rows[rows.findIndex((row) => row.id === id) + by]
    if (to) onOpen(to.id)
  }
  const keys: Shortcut[] = [
    { keys: 'j', label: '다음 줄', run: () => step(1) },
    { keys: 'k', label: '이전 줄', run: () => step(-1) },
    ...actions.map((action) => ({
      keys: MODERATION_KEYS[action],
      label: MODERATION_ACTIONS[action].label,
      run: () => onAction(action),
    })),
  ]
  useShortcuts('옆 창', id !== null && isBeside ? keys : [])
  return ({ nativeEvent, target }: KeyboardEvent): void => {
    if (isBeside || (target as HTMLElement).closest('input, textarea, [role=dialog] form')) return
    const pressed = keys.find((shortcut) => matchesShortcut(nativeEvent, shortcut.keys))
    if (!pressed) return
    nativeEvent.preventDefault()
    pressed.run(nativeEvent)
  }
}

function ContentFacts({ record }: { record: ModeratedRecord }) {
  const { item, writer, reports, history, hiddenReason } = record
  const open = reports.filter(({ status }) => status === 'pending').length
  const others = writer?.recent.filter(({ type, id }) => type !== item?.type || id !== item.id) ?? []
  return (
    <>
      {item && <ItemInPlace item={item} author={writer?.nickname ?? null} openReports={open} />}
      {hiddenReason && <p style={{ color: 'var(--soft)', fontSize: 13 }}>가린 이유: {hiddenReason}</p>}
      <Heading title="쓴 사람" />
      <WriterCard writer={writer} />
      <Heading title="신고" />
      <ReportRows reports={reports} />
      <Heading title="바뀐 내역" />
      {history.length > 0 ? <DecisionRows decisions={history} /> : <p>운영자가 결정한 적이 없어요.</p>}
      {others.length > 0 && (
        <>
          <Heading title="이 작성자가 최근에 쓴 것" />
          <RecentItems items={others} />
        </>
      )}
    </>
  )
}

const Heading = ({ title }: { title: string }) => (
  <Typography component="h3" sx={{ fontSize: 15, fontWeight: 650, mt: 2.75, mb: 0.75 }}>
    {title}
  </Typography>
)

interface Props {
  resource: ModeratedResource
  id: number | null
  isBeside: boolean
  onOpen: (id: number) => void
  onClose: () => void
}

const NO_KEYS = () => undefined

export function ContentDrawer({ resource, id, isBeside, onOpen, onClose }: Props) {
  const [action, setAction] = useState<ModerationAction | null>(null)
  const opened = useOpened<ModeratedRecord>(resource, id)
  const { record } = opened
  const actions = record ? moderationActionsFor(record) : []
  const onKeyDown = useDrawerKeys({ id, actions, isBeside, onOpen, onAction: setAction })
  return (
    <>
      <RecordDrawer
        opened={opened}
        onKeyDown={action === null ? onKeyDown : NO_KEYS}
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
        {(shown) => <ContentFacts record={shown} />}
      </RecordDrawer>
      <ModerationDialog
        resource={resource}
        chosen={{ ids: id === null ? [] : [id], count: 1 }}
        action={action}
        onClose={() => setAction(null)}
      />
    </>
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
      <ModerationButtons actions={actions} onAction={onAction} />
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
