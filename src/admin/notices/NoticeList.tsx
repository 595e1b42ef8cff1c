import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, type SortPayload, useDataProvider, useListContext, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { josa } from 'es-hangul'
import { useState } from 'react'
import { NOTICE_PHASE_LABELS, NOTICE_PRIORITY_LABELS, NOTICE_TYPE_LABELS } from '@/messages/labels'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/ListScreen'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/StatusTag'
import { TitleCell } from '../kit/lists/TitleCell'
import { choicesOf } from '../kit/fields/choicesOf'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { UndoToast } from '../kit/dialogs/UndoToast'
import { useAction } from '../kit/useAction'
import { PHASE_TONES, TYPE_TONES, type Notice } from './notice'

const REASONS = ['잘못 올린 공지', '기간이 지난 공지', '다른 공지로 대신함']

function DeleteNoticesButton() {
  const { selectedIds, onUnselectItems } = useListContext<Notice>()
  const [isAsking, setAsking] = useState(false)
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const count = `${selectedIds.length.toLocaleString('ko-KR')}건`
  const restore = useAction((ids: number[]) => dataProvider.actionMany('notices', ids, 'restore'), {
    done: '복원했어요.',
  })
  const remove = useAction(
    async (reason: string) => {
      const ids = selectedIds
      await dataProvider.deleteMany('notices', { ids, meta: { reason } })
      return ids
    },
    {
      onDone: (ids) => {
        setAsking(false)
        onUnselectItems()
        const onUndo = () => {
          restore.mutate(ids)
        }
        notify(<UndoToast message={`공지 ${ids.length}건을 휴지통으로 보냈어요.`} onUndo={onUndo} />)
      },
    },
  )
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        휴지통으로
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`공지 ${josa(count, '을/를')} 지울까요?`}
        effect={`고른 공지 ${josa(count, '이/가')} 휴지통으로 가고, 보이던 것은 바로 내려가요. 곧바로 되돌릴 수 있어요.`}
        confirmLabel="휴지통으로"
        destructive
        reasons={REASONS}
        isPending={remove.isPending}
        onConfirm={remove.mutate}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function periodOf({ publishFrom, publishUntil }: Pick<Notice, 'publishFrom' | 'publishUntil'>): string {
  if (!publishFrom && !publishUntil) return '늘'
  if (!publishUntil) return `${koreanMoment(publishFrom ?? '')}부터`
  return publishFrom
    ? `${koreanMoment(publishFrom)} – ${koreanMoment(publishUntil)}`
    : `${koreanMoment(publishUntil)}까지`
}

const HELP = `모두에게 보이는 공지예요. 시작하는 때를 적으면 그때 자동으로 보이고, 끝나는 때가 지나면 자동으로 내려가요.
상태는 서버의 시계로 정해요. 줄을 누르면 고치는 화면이 열려요.`

const Column = DataTable.Col<Notice>

export const NOTICE_SORT: SortPayload = { field: 'createdAt', order: 'DESC' }

export const NoticeList = () => (
  <ListScreen resource="notices" help={HELP} sort={NOTICE_SORT} perPage={10} actions={<NewNotice />}>
    <NoticeRows />
  </ListScreen>
)

export const NewNotice = () => (
  <Button variant="contained" component={Link} to="/notices/create" startIcon={<AddIcon />}>
    새 공지
  </Button>
)

export const NoticeRows = () => (
  <>
    <FilterBar search="제목, 내용">
      <FilterSelect source="phase" label="상태" choices={choicesOf(NOTICE_PHASE_LABELS)} />
      <FilterSelect source="noticeType" label="종류" choices={choicesOf(NOTICE_TYPE_LABELS)} />
      <FilterSelect source="priority" label="중요도" choices={choicesOf(NOTICE_PRIORITY_LABELS)} />
    </FilterBar>
    <ListTable bulk={<DeleteNoticesButton />} emptyTitle="아직 공지가 없어요.">
      <Column
        source="title"
        disableSort
        render={({ title, excerpt, isPinned }) => <TitleCell title={title} excerpt={excerpt} isPinned={isPinned} />}
      />
      <Column
        source="noticeType"
        disableSort
        render={({ noticeType }) => (
          <StatusTag tone={TYPE_TONES[noticeType]}>{NOTICE_TYPE_LABELS[noticeType]}</StatusTag>
        )}
      />
      <Column source="priority" disableSort render={({ priority }) => NOTICE_PRIORITY_LABELS[priority]} />
      <Column
        source="phase"
        disableSort
        render={({ phase }) => <StatusTag tone={PHASE_TONES[phase]}>{NOTICE_PHASE_LABELS[phase]}</StatusTag>}
      />
      <Column source="publishFrom" label="보이는 때" render={periodOf} />
      <Column source="viewCount" render={({ viewCount }) => viewCount.toLocaleString()} />
      <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
    </ListTable>
  </>
)
