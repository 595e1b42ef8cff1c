import { DataTable } from 'react-admin'
import { SUB_CATEGORIES } from '@/domain/place/lexicon/cuisines.data'
import { ExportButton } from '../kit/lists/downloads'
import { FilterBar, FilterChip } from '../kit/filters/FilterBar'
import { FilterFlag, FilterSelect } from '../kit/filters/FilterSelect'
import { FilterRegion, FilterWords } from '../kit/filters/filterPickers'
import { CreateLink, ListScreen } from '../kit/screens/screens'
import type { FilterPreset } from '../kit/filters/SavedViews'
import { koreanDate } from '../kit/dates/koreanDate'
import { Figure } from '../kit/lists/Figure'
import { ListTable } from '../kit/lists/ListTable'
import { RestaurantDrawer } from './RestaurantDrawer'
import { useOpenRestaurant, type RestaurantRow } from './restaurant'
import { RestaurantBulk } from './RestaurantBulk'
import { RestaurantState } from './TrashButton'

const Column = DataTable.Col<RestaurantRow>

const HIDDEN = ['category', 'phone', 'latitude', 'agencyCount', 'lastVisit', 'avgRating', 'reviewCount']
const HIDDEN_TOO = ['verifiedOn', 'updatedAt', 'createdAt', 'id']

const date = (value: string | null): string => (value === null ? '–' : koreanDate(value))

interface Props {
  openId: number | null
  onOpen: (id: number) => void
}

const RestaurantTable = ({ openId, onOpen }: Props) => (
  <ListTable
    bulk={<RestaurantBulk />}
    hiddenColumns={[...HIDDEN, ...HIDDEN_TOO]}
    onOpen={onOpen}
    openId={openId}
    emptyTitle="아직 식당이 없어요. 자료를 올리거나 식당을 추가해 주세요."
  >
    <Column source="title" sortByOrder="ASC" render={(row) => <Name {...row} />} />
    <Column source="subCategory" disableSort render={({ subCategory }) => <Kitchen word={subCategory} />} />
    <Figure source="visitCount" />
    <Figure source="perHead" />
    <Column source="isActive" disableSort render={(row) => <RestaurantState {...row} />} />
    <Column source="category" disableSort render={({ category }) => (category === 'cafe' ? '카페' : '음식점')} />
    <Column source="phone" disableSort render={({ phone }) => phone ?? '–'} />
    <Column source="latitude" label="좌표" disableSort render={(row) => pointOf(row)} />
    <Figure source="agencyCount" disableSort />
    <Column source="lastVisit" render={({ lastVisit }) => date(lastVisit)} />
    <Figure source="avgRating" disableSort />
    <Figure source="reviewCount" disableSort />
    <Column source="verifiedOn" disableSort render={({ verifiedOn }) => date(verifiedOn)} />
    <Column source="updatedAt" render={({ updatedAt }) => date(updatedAt)} />
    <Column source="createdAt" render={({ createdAt }) => date(createdAt)} />
    <Figure source="id" render={({ id }) => id} />
  </ListTable>
)

function Name({ title, address, province, district }: RestaurantRow) {
  const place = address ?? [province, district].filter(Boolean).join(' ')
  return (
    <>
      <b style={{ fontWeight: 640 }}>{title}</b>
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{place || '주소 없음'}</span>
    </>
  )
}

const Kitchen = ({ word }: { word: string | null }) =>
  word ? <>{word}</> : <b style={{ color: 'var(--warn)', fontWeight: 620 }}>미분류</b>

const pointOf = ({ latitude, longitude }: RestaurantRow): string =>
  latitude === null || longitude === null ? '–' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

const HELP = `공개 자료에서 찾은 식당이에요. 줄을 누르면 옆에 열리고, 목록은 그대로 있어요.
왼쪽 네모로 여러 곳을 골라 업종과 상태를 한꺼번에 바꿀 수 있어요. 바꾼 것은 아래에 뜨는 알림에서 되돌릴 수 있어요.
조건을 고른 뒤 ‘보기로 저장’을 누르면 그 조건이 탭이 돼요. 나만 볼 수도, 동료와 함께 볼 수도 있어요.
내보내기는 지금 조건에 맞는 모든 줄을 파일로 만들어요.`

const PRESETS: FilterPreset[] = [
  { name: '분류 없음', filter: { hasSubCategory: false } },
  { name: '좌표 없음', filter: { hasPoint: false } },
  { name: '주소 없음', filter: { hasAddress: false } },
  { name: '폐업', filter: { isClosed: true } },
  { name: '휴지통', filter: { trashed: true } },
]

const CATEGORIES = [
  { id: 'restaurant', name: '음식점' },
  { id: 'cafe', name: '카페' },
]

export function RestaurantList() {
  const opened = useOpenRestaurant()
  return (
    <>
      <ListScreen
        resource="restaurants"
        help={HELP}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={
          <>
            <ExportButton />
            <CreateLink to="/restaurants/create">식당 추가</CreateLink>
          </>
        }
      >
        <FilterBar search="이름, 주소, 전화" presets={PRESETS}>
          <FilterRegion />
          <FilterWords source="subCategory" label="업종" options={SUB_CATEGORIES} />
          <FilterSelect source="category" label="분류" choices={CATEGORIES} />
          <FilterFlag source="isActive" label="상태" yes="활성" no="비활성" />
          <FilterFlag source="hasSubCategory" label="업종 유무" yes="있음" no="미분류" />
          <FilterFlag source="hasPoint" label="좌표" yes="있음" no="없음" />
          <FilterFlag source="hasAddress" label="주소" yes="있음" no="없음" />
          <FilterFlag source="isClosed" label="영업" yes="폐업" no="영업" />
          <FilterChip source="importBatch" label={(batch) => `가져오기 ${String(batch)}번`} />
        </FilterBar>
        <RestaurantTable openId={opened.id} onOpen={opened.open} />
        <RestaurantDrawer opened={opened} />
      </ListScreen>
    </>
  )
}
