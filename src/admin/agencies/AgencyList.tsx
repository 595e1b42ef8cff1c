import AddIcon from '@mui/icons-material/Add'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { Button } from '@mui/material'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { ExportButton } from '../kit/lists/ExportButton'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterFlag } from '../kit/filters/FilterFlag'
import { FilterRecord } from '../kit/filters/FilterRecord'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/ListScreen'
import { ListTable } from '../kit/lists/ListTable'
import { koreanDate } from '../kit/dates/koreanDate'
import { type Agency, toPickedAgency } from './agency'
import { AGENCY_TYPE_CHOICES } from './agencyTypeChoices'

const HELP = `업무추진비를 공개한 기관이에요. 다른 이름을 적어 두면 다음 가져오기부터 그 이름으로도 알아봐요.
줄을 누르면 고치고 합치는 화면이 열려요. 공개 달력에서 어느 달 자료가 들어왔고 무엇이 늦는지 봐요.`

const Column = DataTable.Col<Agency>

export const AgencyList = () => (
  <ListScreen
    resource="agencies"
    help={HELP}
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={10}
    actions={
      <>
        <Button variant="outlined" component={Link} to="/agencies/coverage" startIcon={<CalendarMonthOutlined />}>
          공개 달력
        </Button>
        <ExportButton />
        <Button variant="contained" component={Link} to="/agencies/create" startIcon={<AddIcon />}>
          기관 추가
        </Button>
      </>
    }
  >
    <FilterBar search="이름, 다른 이름">
      <FilterSelect source="type" label="유형" choices={AGENCY_TYPE_CHOICES} />
      <FilterRecord<Agency>
        source="parent"
        label="상위 기관"
        resource="agencies"
        toPicked={toPickedAgency}
        sort="name"
      />
      <FilterFlag source="hasSource" label="공개 자료 주소" yes="있음" no="없음" />
    </FilterBar>
    <ListTable emptyTitle="아직 기관이 없어요. 자료를 가져오면 채워져요.">
      <Column source="name" render={({ name, aliases }) => <NameCell name={name} aliases={aliases} />} />
      <Column source="type" render={({ type }) => AGENCY_TYPE_LABELS[type]} />
      <Column source="parentName" disableSort render={({ parentName }) => parentName ?? '–'} />
      <Column source="category" disableSort render={({ category }) => category ?? '–'} />
      <Column source="subCategory" disableSort render={({ subCategory }) => subCategory ?? '–'} />
      <Column
        source="lastSpentAt"
        disableSort
        render={({ lastSpentAt }) => (lastSpentAt ? koreanDate(lastSpentAt) : '–')}
      />
      <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
    </ListTable>
  </ListScreen>
)

function NameCell({ name, aliases }: Pick<Agency, 'name' | 'aliases'>) {
  return (
    <>
      <b style={{ fontWeight: 640 }}>{name}</b>
      {aliases.length > 0 && (
        <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{aliases.join(', ')}</span>
      )}
    </>
  )
}
