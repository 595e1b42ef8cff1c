import { DataTable } from 'react-admin'
import { koreanDate } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import type { RestaurantRow } from './restaurant'
import { RestaurantBulk } from './RestaurantBulk'
import { RestaurantState } from './RestaurantState'

const Column = DataTable.Col<RestaurantRow>
const Figure = DataTable.NumberCol<RestaurantRow>

const HIDDEN = ['category', 'phone', 'latitude', 'agencyCount', 'lastVisit', 'avgRating', 'reviewCount']
const HIDDEN_TOO = ['verifiedOn', 'updatedAt', 'createdAt', 'id']

const number = (value: number | null): string => (value === null ? '–' : value.toLocaleString('ko-KR'))
const date = (value: string | null): string => (value === null ? '–' : koreanDate(value))

interface Props {
  openId: number | null
  onOpen: (id: number) => void
}

export const RestaurantTable = ({ openId, onOpen }: Props) => (
  <ListTable
    bulk={<RestaurantBulk />}
    hiddenColumns={[...HIDDEN, ...HIDDEN_TOO]}
    rowClick={(id) => {
      onOpen(Number(id))
      return false
    }}
    rowSx={(record: RestaurantRow) =>
      record.id === openId ? { background: 'var(--wash)', boxShadow: 'inset 3px 0 var(--accent)' } : {}
    }
    emptyTitle="아직 식당이 없어요. 자료를 올리거나 식당을 추가해 주세요."
  >
    <Column source="title" render={(row) => <Name {...row} />} />
    <Column source="subCategory" disableSort render={({ subCategory }) => <Kitchen word={subCategory} />} />
    <Figure source="visitCount" />
    <Figure source="perHead" render={({ perHead }) => number(perHead)} />
    <Column source="isActive" disableSort render={(row) => <RestaurantState {...row} />} />
    <Column source="category" disableSort render={({ category }) => (category === 'cafe' ? '카페' : '음식점')} />
    <Column source="phone" disableSort render={({ phone }) => phone ?? '–'} />
    <Column source="latitude" label="좌표" disableSort render={(row) => pointOf(row)} />
    <Figure source="agencyCount" disableSort />
    <Column source="lastVisit" render={({ lastVisit }) => date(lastVisit)} />
    <Figure source="avgRating" disableSort render={({ avgRating }) => number(avgRating)} />
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
