import { Button, Link as TextLink } from '@mui/material'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import { FailedState } from '../../kit/FailedState'
import { Loading } from '../../kit/Loading'
import { type DrawerTab, SideDrawer } from '../../kit/dialogs/SideDrawer'
import { HistoryTab } from '../history/HistoryTab'
import { useHistoryTotal } from '../history/useHistory'
import { MergeButton } from '../merge/MergeButton'
import { isWhole, type Restaurant } from '../restaurant'
import { RestaurantState } from '../RestaurantState'
import { InfoTab } from './InfoTab'
import { PhotosTab } from './PhotosTab'
import { ReviewsTab } from './ReviewsTab'
import type { OpenRestaurant, RestaurantTab } from './useOpenRestaurant'
import { VisitsTab } from './VisitsTab'

interface Props {
  opened: OpenRestaurant
  isBeside: boolean
}

export function RestaurantDrawer({ opened, isBeside }: Props) {
  const { id, tab, setTab, close } = opened
  const enabled = id !== null
  const { data, error, refetch } = useGetOne<Restaurant>('restaurants', { id: id ?? 0 }, { enabled })
  const history = useHistoryTotal(id)
  const record = data?.id === id && isWhole(data) ? data : undefined
  return (
    <SideDrawer
      open={enabled}
      onClose={close}
      beside={isBeside}
      title={record?.title ?? '식당'}
      tag={record && <RestaurantState {...record} />}
      note={record && <Facts {...record} />}
      tabs={record && tabsOf(record, history)}
      tab={tab}
      onTab={(chosen) => setTab(chosen as RestaurantTab)}
      footer={
        record && (
          <>
            <Button variant="contained" component={Link} to={`/restaurants/${record.id}`}>
              고치기
            </Button>
            {!record.trashedAt && !record.mergedInto && (
              <MergeButton restaurants={[record.id]} onMerged={opened.open} />
            )}
          </>
        )
      }
    >
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {!error && !record && <Loading />}
      {record && <Content record={record} tab={tab} />}
    </SideDrawer>
  )
}

const tabsOf = (record: Restaurant, history: number | undefined): DrawerTab[] => [
  { value: 'info', label: '정보' },
  { value: 'visits', label: '방문', count: record.visitCount },
  { value: 'reviews', label: '리뷰', count: record.reviewCount },
  { value: 'photos', label: '사진', count: record.images.length },
  { value: 'history', label: '바뀐 내역', count: history },
]

function Facts({ id, district, province, regionRank, visitCount, isActive, trashedAt }: Restaurant) {
  return (
    <>
      {regionRank !== null && `${district ?? province} ${regionRank.toLocaleString()}위 · `}
      방문 {visitCount.toLocaleString()}
      {isActive && !trashedAt && (
        <>
          {' · '}
          <TextLink href={`/restaurants/${id}`} target="_blank" rel="noopener" color="inherit">
            공개 페이지
          </TextLink>
        </>
      )}
    </>
  )
}

function Content({ record, tab }: { record: Restaurant; tab: RestaurantTab }) {
  if (tab === 'visits') return <VisitsTab restaurant={record.id} />
  if (tab === 'reviews') return <ReviewsTab restaurant={record.id} />
  if (tab === 'photos') return <PhotosTab images={record.images} />
  if (tab === 'history') return <HistoryTab record={record} />
  return <InfoTab record={record} />
}
