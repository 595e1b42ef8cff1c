import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, type SortPayload } from 'react-admin'
import { Link } from 'react-router-dom'
import { FAQ_STATUS_LABELS } from '@/messages/labels'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/ListScreen'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/StatusTag'
import { choicesOf } from '../kit/fields/choicesOf'
import { koreanDate } from '../kit/dates/koreanDate'
import { FAQ_TONES, type FaqRecord } from './faqRecord'

const HELP = `사이트의 '자주 묻는 질문'에 나오는 질문과 답이에요. 활성인 것만 보이고, 순서의 수가 작은 것이 앞에 서요.
줄을 누르면 고치는 화면이 열려요.`

const Column = DataTable.Col<FaqRecord>

export const FAQ_SORT: SortPayload = { field: 'position', order: 'ASC' }

export const FaqList = () => (
  <ListScreen resource="faqs" help={HELP} sort={FAQ_SORT} perPage={20} actions={<NewFaq />}>
    <FaqRows />
  </ListScreen>
)

export const NewFaq = () => (
  <Button variant="contained" component={Link} to="/faqs/create" startIcon={<AddIcon />}>
    새 질문
  </Button>
)

export const FaqRows = () => (
  <>
    <FilterBar search="질문, 답">
      <FilterSelect source="status" label="상태" choices={choicesOf(FAQ_STATUS_LABELS)} />
    </FilterBar>
    <ListTable emptyTitle="아직 질문이 없어요.">
      <Column source="question" disableSort />
      <Column source="category" />
      <Column
        source="status"
        disableSort
        render={({ status }) => <StatusTag tone={FAQ_TONES[status]}>{FAQ_STATUS_LABELS[status]}</StatusTag>}
      />
      <Column source="position" />
      <Column source="updatedAt" render={({ updatedAt }) => koreanDate(updatedAt)} />
    </ListTable>
  </>
)
