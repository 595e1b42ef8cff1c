import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { ModerationAction } from '@/messages/staff/moderation'
import { KeyHint } from '../shortcuts/KeyHint'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { ContentStatusTag } from './ContentStatus'
import {
  moderationActionsFor,
  moderationKeys,
  type ModeratedRecord,
  type ModeratedResource,
  publicHref,
  waitingReports,
} from './moderated'
import { ModerationButtons } from './ModerationButtons'
import { ModerationDialog } from './ModerationDialog'
import { DecisionRows, RecentItems, ReportRows } from './FactRows'
import { ItemInPlace } from './ItemInPlace'
import { WriterCard } from './WriterCard'

function ContentFacts({ record, resource }: { record: ModeratedRecord; resource: ModeratedResource }) {
  const { item, writer, reports, history, hiddenReason } = record
  const open = reports.filter(({ status }) => status === 'pending').length
  const others = writer?.recent.filter(({ type, id }) => type !== item?.type || id !== item.id) ?? []
  return (
    <>
      {item && <ItemInPlace item={item} author={writer?.nickname ?? null} openReports={open} />}
      {hiddenReason && <p style={{ color: 'var(--soft)', fontSize: 13 }}>가린 이유: {hiddenReason}</p>}
      <Heading title="쓴 사람" />
      <WriterCard writer={writer} at={{ resource, id: record.id }} />
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
  onOpen: (id: number) => void
  onClose: () => void
}

export function ContentDrawer({ resource, id, onOpen, onClose }: Props) {
  const [action, setAction] = useState<ModerationAction | null>(null)
  const opened = useOpened<ModeratedRecord>(resource, id)
  const { record } = opened
  const actions = record ? moderationActionsFor(record) : []
  return (
    <>
      <RecordDrawer
        resource={resource}
        opened={opened}
        onOpen={onOpen}
        keys={action === null ? moderationKeys(actions, setAction) : []}
        onClose={onClose}
        title={resource === 'reviews' ? '리뷰' : '댓글'}
        tag={record && <RecordTag record={record} />}
        note={
          <>
            <KeyHint keys="j+k" /> 다음 · 이전
          </>
        }
        footer={<DrawerKeys record={record} actions={actions} onAction={setAction} />}
      >
        {(shown) => <ContentFacts record={shown} resource={resource} />}
      </RecordDrawer>
      <ModerationDialog
        resource={resource}
        chosen={{ ids: id === null ? [] : [id], count: 1 }}
        waiting={record && waitingReports(record)}
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
