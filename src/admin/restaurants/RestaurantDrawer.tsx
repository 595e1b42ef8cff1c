import { Button, Link as TextLink } from '@mui/material'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { REVIEW_STATUS_LABELS, WITHDRAWN_MEMBER, OCCASION_LABELS } from '@/messages/labels'
import type { ReviewStatus } from '@/domain/review'
import type { RestaurantImage } from '@/resources/restaurants'
import { Activity } from '../kit/activity/Activity'
import { RecordDrawer, useOpened, type DrawerTab } from '../kit/dialogs/SideDrawer'
import { ColleaguesEditing } from '../kit/editing/EditNotes'
import { MergeButton } from './merge/MergeButton'
import { isWhole, type Restaurant, type OpenRestaurant, type RestaurantTab } from './restaurant'
import { RestaurantState } from './TrashButton'
import { KeyHint } from '../shortcuts/KeyHint'
import { PHONE } from '../theme'
import { EmptyState } from '../kit/states'
import { StatusTag } from '../kit/marks'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { type VisitRow, VisitStatus } from '../visits/visit'
import { InfoTab, RelatedList } from './RestaurantTabs'

const VisitsTab = ({ restaurant }: { restaurant: number }) => (
  <RelatedList<VisitRow>
    resource="visits"
    restaurant={restaurant}
    sort="spentAt"
    empty="방문 기록이 없어요."
    all="방문 기록에서 모두 보기"
    row={(visit) => (
      <>
        <div style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
          <TextLink component={Link} to={`/visits/${visit.id}`} color="inherit" sx={{ fontWeight: 620 }}>
            {visit.hasTime ? koreanMoment(visit.spentAt) : koreanDate(visit.spentAt)}
          </TextLink>
          <VisitStatus status={visit.status} />
          <span style={{ marginLeft: 'auto' }}>
            {visit.amount === null ? '금액 없음' : `${visit.amount.toLocaleString()}원`}
          </span>
        </div>
        <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>
          {[
            visit.agencyName,
            visit.departmentName,
            visit.headcount && `${visit.headcount}명`,
            visit.occasion && OCCASION_LABELS[visit.occasion],
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </>
    )}
  />
)

interface Review {
  id: number
  authorNickname: string | null
  rating: number
  content: string
  status: ReviewStatus
  createdAt: string
}

const ReviewsTab = ({ restaurant }: { restaurant: number }) => (
  <RelatedList<Review>
    resource="reviews"
    restaurant={restaurant}
    sort="createdAt"
    empty="리뷰가 없어요."
    all="리뷰에서 모두 보기"
    row={({ authorNickname, rating, content, status, createdAt }) => (
      <>
        <div style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
          <b style={{ fontWeight: 640 }}>{authorNickname ?? WITHDRAWN_MEMBER}</b>
          <span aria-label={`별점 ${rating}`}>★ {rating}</span>
          {status !== 'published' && <StatusTag tone="mid">{REVIEW_STATUS_LABELS[status]}</StatusTag>}
          <span style={{ marginLeft: 'auto', color: 'var(--faint)', fontSize: 12 }}>{koreanDate(createdAt)}</span>
        </div>
        <div style={{ color: 'var(--soft)', fontSize: 13, whiteSpace: 'pre-line' }}>{content}</div>
      </>
    )}
  />
)

function PhotosTab({ images }: { images: RestaurantImage[] }) {
  if (!images.length) return <EmptyState title="사진이 없어요." />
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
      {images.map(({ image, kind, url, alt, credit }) => (
        <li key={image} style={{ position: 'relative' }}>
          <img
            src={url}
            alt={alt ?? ''}
            loading="lazy"
            style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 6, display: 'block' }}
          />
          <div style={{ display: 'flex', gap: 6, marginTop: 4, fontSize: 12.5, color: 'var(--soft)' }}>
            {kind === 'main' && <StatusTag>대표</StatusTag>}
            {alt}
            {credit && ` · ${credit}`}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** State of the form's location. */
export interface FromList {
  search?: string
}

interface Props {
  opened: OpenRestaurant
}

export function RestaurantDrawer({ opened: { id, tab, setTab, open, close } }: Props) {
  const opened = useOpened<Restaurant>('restaurants', id, { isWhole })
  const { record } = opened
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // For the way back, or the list would restore its conditions and lose the row.
  const state: FromList = pathname === '/restaurants' ? { search } : {}
  const edit = { keys: 'e', label: '고치기', run: () => id !== null && void navigate(`/restaurants/${id}`, { state }) }
  return (
    <RecordDrawer
      resource="restaurants"
      opened={opened}
      onOpen={open}
      onClose={close}
      keys={[edit]}
      title={record?.title ?? '식당'}
      tag={record && <RestaurantState {...record} />}
      note={record && <Facts {...record} />}
      tabs={record && tabsOf(record)}
      tab={tab}
      onTab={(chosen) => setTab(chosen as RestaurantTab)}
      footer={
        record && (
          <>
            <ColleaguesEditing resource="restaurants" id={record.id} />
            <Button
              variant="contained"
              component={Link}
              to={`/restaurants/${record.id}`}
              state={state}
              startIcon={<KeyHint keys="e" />}
              sx={{ [PHONE]: { '& .MuiButton-startIcon': { display: 'none' } } }}
            >
              고치기
            </Button>
            {!record.trashedAt && !record.mergedInto && <MergeButton restaurants={[record.id]} onMerged={open} />}
          </>
        )
      }
    >
      {(shown) => <Content record={shown} tab={tab} />}
    </RecordDrawer>
  )
}

const tabsOf = (record: Restaurant): DrawerTab[] => [
  { value: 'info', label: '정보' },
  { value: 'visits', label: '방문', count: record.visitCount },
  { value: 'reviews', label: '리뷰', count: record.reviewCount },
  { value: 'photos', label: '사진', count: record.images.length },
  { value: 'history', label: '활동' },
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
  if (tab === 'history')
    return <Activity key={record.id} resource="restaurants" id={record.id} revertible={{ record }} />
  return <InfoTab record={record} />
}
