import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, type SortPayload } from 'react-admin'
import { Link } from 'react-router-dom'
import { FORMAT_KINDS } from '@/domain/dataFormat/dataFormat'
import { FORMAT_STATUS_LABELS } from '@/messages/labels'
import { UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/ListScreen'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/StatusTag'
import { choicesOf } from '../kit/fields/choicesOf'
import { koreanDate } from '../kit/dates/koreanDate'
import { FORMAT_TONES, type FormatRecord } from './formatRecord'

const HELP = `파일에 적히는 열 이름과 그 뜻이에요. 활성인 포맷의 이름은 올리는 파일에서 자동으로 알아봐요.
사용중단으로 바꾸면 그 이름으로만 읽히는 파일은 올릴 때 거절돼요. 이름이 바뀌면 버전을 올려 새로 만드세요.`

const KIND_CHOICES = FORMAT_KINDS.map((id) => ({ id, name: UPLOAD_KIND_LABELS[id].name }))
const Column = DataTable.Col<FormatRecord>

export const FORMAT_SORT: SortPayload = { field: 'name', order: 'ASC' }

export const FormatList = () => (
  <ListScreen resource="formats" help={HELP} sort={FORMAT_SORT} perPage={20} actions={<NewFormat />}>
    <FormatRows />
  </ListScreen>
)

export const NewFormat = () => (
  <Button variant="contained" component={Link} to="/formats/create" startIcon={<AddIcon />}>
    새 포맷
  </Button>
)

export const FormatRows = () => (
  <>
    <FilterBar search="이름, 열 이름">
      <FilterSelect source="kind" label="자료" choices={KIND_CHOICES} />
      <FilterSelect source="status" label="상태" choices={choicesOf(FORMAT_STATUS_LABELS)} />
    </FilterBar>
    <ListTable emptyTitle="아직 포맷이 없어요. 널리 쓰이는 열 이름은 포맷 없이도 알아봐요.">
      <Column source="name" />
      <Column source="kind" disableSort render={({ kind }) => UPLOAD_KIND_LABELS[kind].name} />
      <Column source="edition" render={({ edition }) => `${edition}판`} />
      <Column
        source="status"
        disableSort
        render={({ status }) => <StatusTag tone={FORMAT_TONES[status]}>{FORMAT_STATUS_LABELS[status]}</StatusTag>}
      />
      <Column source="columns" disableSort render={({ columns }) => Object.values(columns).flat().join(', ')} />
      <Column source="updatedAt" render={({ updatedAt }) => koreanDate(updatedAt)} />
    </ListTable>
  </>
)
