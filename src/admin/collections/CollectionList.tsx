import { StatusTag } from '../kit/StatusTag'
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, type SortPayload } from 'react-admin'
import { Link } from 'react-router-dom'
import { koreanDate } from '../kit/dates/koreanDate'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListTable } from '../kit/lists/ListTable'
import { ListScreen } from '../kit/screens/ListScreen'
import type { PlaceCollection } from './collection'

const HELP = `주제를 정해 고른 식당이에요. 공개한 것만 사이트에 보이고, 순서의 수가 작은 것이 앞에 와요.
맨 앞의 것은 첫 화면에도 나와요. 줄을 누르면 고치는 화면이 열려요.`

const SORT: SortPayload = { field: 'position', order: 'ASC' }
const PUBLISHED = [
  { id: 'true', name: '공개' },
  { id: 'false', name: '임시' },
]

const Column = DataTable.Col<PlaceCollection>

export const CollectionList = () => (
  <ListScreen resource="collections" help={HELP} sort={SORT} perPage={20} actions={<NewCollection />}>
    <FilterBar search="제목, 소개">
      <FilterSelect source="published" label="공개" choices={PUBLISHED} />
    </FilterBar>
    <ListTable emptyTitle="아직 모아 보기가 없어요.">
      <Column source="title" />
      <Column source="slug" disableSort />
      <Column source="placeCount" disableSort render={({ placeCount }) => `${placeCount}곳`} />
      <Column source="published" disableSort render={({ published }) => <PublishedTag published={published} />} />
      <Column source="position" />
      <Column source="updatedAt" render={({ updatedAt }) => koreanDate(updatedAt)} />
    </ListTable>
  </ListScreen>
)

const NewCollection = () => (
  <Button variant="contained" component={Link} to="/collections/create" startIcon={<AddIcon />}>
    새 모아 보기
  </Button>
)

export const PublishedTag = ({ published }: { published: boolean }) => (
  <StatusTag tone={published ? 'ok' : 'plain'}>{published ? '공개' : '임시'}</StatusTag>
)
