import { Button } from '@mui/material'
import { DataTable, useListContext } from 'react-admin'
import { VISIT_FLAGS } from '@/domain/expense/visits'
import { DATA_SOURCE_LABELS, OCCASION_LABELS, PAYMENT_METHOD_LABELS } from '@/messages/labels'
import { visits } from '@/resources/visits'
import { type Agency, toPickedAgency } from '../agencies/AgencyInput'
import { DefinedFilter } from '../kit/defined/definedList'
import { ExportButton } from '../kit/lists/downloads'
import { FilterBar, FilterChip } from '../kit/filters/FilterBar'
import { FilterDays, FilterRecord, FilterRegion } from '../kit/filters/filterPickers'
import { FilterFlag, FilterSelect } from '../kit/filters/FilterSelect'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { CreateLink, ListScreen } from '../kit/screens/screens'
import { Figure } from '../kit/lists/Figure'
import { ListTable } from '../kit/lists/ListTable'
import { type PickableRestaurant, toPickedRestaurant } from '../kit/fields/RecordPicker'
import { FLAG_LABELS, type VisitRow, VisitStatus } from './visit'
import { VisitCounts } from './VisitCounts'

const HELP = `공개 자료에서 온 방문과 직접 적은 방문이에요. 위의 칸은 지금 조건에 맞는 모든 페이지의 합계예요. 상태 칸을 누르면 그 상태만 봐요.
줄을 누르면 고치는 화면이 열려요. 공개된 값을 바꾸면 고친 이유를 적어야 하고, 누가 왜 고쳤는지 남아요.
‘이의 먼저’를 누르면 이의가 제기된 방문부터 보여 줘요.`

const FLAGS = VISIT_FLAGS.map((id) => ({ id, name: FLAG_LABELS[id] }))

const Column = DataTable.Col<VisitRow>

export const VisitList = () => (
  <ListScreen
    resource="visits"
    help={HELP}
    sort={{ field: 'id', order: 'DESC' }}
    actions={
      <>
        <ExportButton />
        <CreateLink to="/visits/create">방문 추가</CreateLink>
      </>
    }
  >
    <VisitCounts />
    <FilterBar search="식당 이름">
      <FilterRecord<PickableRestaurant>
        source="restaurant"
        label="식당"
        resource="restaurants"
        toPicked={toPickedRestaurant}
        sort="title"
      />
      <FilterRecord<Agency> source="agency" label="기관" resource="agencies" toPicked={toPickedAgency} sort="name" />
      <FilterRegion />
      <DefinedFilter of={visits} source="dataSource" />
      <FilterSelect source="flag" label="표시" choices={FLAGS} />
      <FilterFlag source="isFlagged" label="확인할 점" yes="있음" no="없음" />
      <FilterFlag source="isRestaurantHidden" label="안 보이는 식당" yes="만" no="빼고" />
      <FilterDays label="쓴 날" />
      <FilterChip source="importBatch" label={(batch) => `가져오기 ${String(batch)}번`} />
      <DisputedFirst />
    </FilterBar>
    <ListTable
      hiddenColumns={['headcount', 'paymentMethod', 'flags', 'correctionReason', 'id']}
      emptyTitle="아직 방문 기록이 없어요. 자료를 올리면 채워져요."
    >
      <Column source="spentAt" render={dayOf} />
      <Column source="restaurantTitle" disableSort render={(visit) => <Place {...visit} />} />
      <Column source="agencyName" disableSort render={(visit) => <Agencies {...visit} />} />
      <Figure source="amount" />
      <Column source="occasion" disableSort render={({ occasion }) => (occasion ? OCCASION_LABELS[occasion] : '–')} />
      <Column source="dataSource" disableSort render={({ dataSource }) => DATA_SOURCE_LABELS[dataSource]} />
      <Column source="status" render={({ status }) => <VisitStatus status={status} />} />
      <Figure source="headcount" disableSort />
      <Column
        source="paymentMethod"
        disableSort
        render={({ paymentMethod }) => (paymentMethod ? PAYMENT_METHOD_LABELS[paymentMethod] : '–')}
      />
      <Column
        source="flags"
        disableSort
        render={({ flags }) => flags.map((flag) => FLAG_LABELS[flag]).join(', ') || '–'}
      />
      <Column source="correctionReason" disableSort render={({ correctionReason }) => correctionReason ?? '–'} />
      <Figure source="id" render={({ id }) => id} />
    </ListTable>
  </ListScreen>
)

const STATES = { inactive: '비활성 식당', trashed: '휴지통에 있는 식당', merged: '합쳐진 식당' }

const Place = ({ restaurantTitle, restaurantState }: VisitRow) => (
  <>
    <b>{restaurantTitle ?? '–'}</b>
    {restaurantState !== 'active' && (
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{STATES[restaurantState]}</span>
    )}
  </>
)

const dayOf = ({ hasTime, spentAt }: VisitRow): string => (hasTime ? koreanMoment(spentAt) : koreanDate(spentAt))

const Agencies = ({ agencyName, departmentName }: VisitRow) => (
  <>
    {agencyName}
    {departmentName && <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{departmentName}</span>}
  </>
)

function DisputedFirst() {
  const { sort, setSort } = useListContext()
  const isOn = sort.field === 'status' && sort.order === 'DESC'
  return (
    <Button
      variant="outlined"
      aria-pressed={isOn}
      onClick={() => setSort(isOn ? { field: 'id', order: 'DESC' } : { field: 'status', order: 'DESC' })}
      sx={{ borderColor: isOn ? 'var(--ink)' : 'var(--line)' }}
    >
      이의 먼저
    </Button>
  )
}
