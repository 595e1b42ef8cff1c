import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, type SortPayload } from 'react-admin'
import { Link } from 'react-router-dom'
import { NOTICE_PHASE_LABELS, NOTICE_PRIORITY_LABELS, NOTICE_TYPE_LABELS } from '@/messages/labels'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/ListScreen'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/StatusTag'
import { TitleCell } from '../kit/lists/TitleCell'
import { choicesOf } from '../kit/fields/choicesOf'
import { koreanDate } from '../kit/dates/koreanDate'
import { DeleteNoticesButton } from './DeleteNoticesButton'
import { PHASE_TONES, TYPE_TONES, type Notice } from './notice'
import { periodOf } from './periodOf'

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
