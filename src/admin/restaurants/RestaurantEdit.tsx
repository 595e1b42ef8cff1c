import { Button, Link as TextLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { displayRegion } from '@/domain/region/regionNames'
import { Card } from '../kit/Card'
import { koreanMoment, koreanDate } from '../kit/dates/koreanDate'
import { EditScreen } from '../kit/screens/screens'
import { trimmed } from '../kit/fields/textFields'
import { useStaffRegions } from '../kit/fields/RegionInput'
import { FactList } from '../kit/facts'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { AliasCard } from './AliasCard'
import { MergeButton } from './merge/MergeButton'
import { isWhole, type Restaurant } from './restaurant'
import type { FromList } from './RestaurantDrawer'
import { RestaurantInputs } from './RestaurantInputs'
import { RestaurantState, TrashButton } from './TrashButton'

const REASONS = ['다른 곳으로 밝혀짐', '잘못 합침']

function MergedCard({ record }: { record: Restaurant }) {
  if (!record.merges.length) return null
  return (
    <Card title="여기로 합친 식당">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {record.merges.map((merged) => (
          <li key={merged.id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            {merged.title}
            <span style={{ color: 'var(--faint)', fontSize: 12 }}>{koreanDate(merged.at)}</span>
            <ActionButton
              label="합치기 풀기"
              look={{ size: 'small', sx: { ml: 'auto' } }}
              title="합치기 풀기"
              effect={
                <>
                  <b>{merged.title}</b> 식당이 다시 따로 서고, 옮겨 온 방문과 표기, 리뷰가 돌아가요.
                </>
              }
              confirmLabel="합치기 풀기"
              reasons={REASONS}
              run={(reason, provider) =>
                provider.action('restaurants', record.id, 'undo-merge', { merge: merged.id, reason })
              }
              done="합치기를 풀었어요."
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const won = (amount: number | null): string | null => (amount === null ? null : `${amount.toLocaleString()}원`)
const rank = (place: number | null): string | null => (place === null ? null : `${place.toLocaleString()}위`)

function NumbersCard({ record }: { record: Restaurant }) {
  const visits = `/visits?${new URLSearchParams({ filter: JSON.stringify({ restaurant: record.id }) })}`
  return (
    <Card
      title="숫자와 순위"
      action={
        <Button size="small" component={Link} to={visits}>
          방문 {record.visitCount.toLocaleString()}건 보기
        </Button>
      }
    >
      <FactList
        facts={[
          ['시군구 순위', rank(record.regionRank)],
          ['시도 순위', rank(record.provinceRank)],
          ['전국 순위', rank(record.nationalRank)],
          ['기관', `${record.agencyCount.toLocaleString()}곳`],
          ['쓴 금액', won(record.totalAmount)],
          ['1인당', won(record.perHead)],
          ['마지막 방문', record.lastVisit && koreanDate(record.lastVisit)],
          ['평점', record.reviewCount === 0 ? null : `${record.avgRating} (${record.reviewCount.toLocaleString()}건)`],
        ]}
      />
    </Card>
  )
}

const HELP = `식당 하나의 모든 칸이에요. 이름과 주소는 꼭 있어야 해요.
다른 사람이 먼저 저장했으면 두 값을 나란히 보여 주고 고르게 해요. 적은 것은 사라지지 않아요.
같은 곳이 두 번 실렸으면 합치기를 누르세요. 합친 것은 언제든 풀 수 있어요.`

export function RestaurantEdit() {
  const regions = useStaffRegions()
  const { search = '' } = (useLocation().state as FromList | null) ?? {}
  const showValue = (field: string, value: unknown) => {
    const region = field === 'region' ? regions.find(({ id }) => id === value) : undefined
    return region && displayRegion(region)
  }
  return (
    <EditScreen<Restaurant>
      resource="restaurants"
      titleOf={({ title }) => title}
      help={HELP}
      // The list's drawer, from which J leads on.
      backTo={(id) => `/restaurants${search}#${id}`}
      transform={trimmed}
      showValue={showValue}
      actions={<Actions />}
      aside={<Aside />}
    >
      <RestaurantInputs />
    </EditScreen>
  )
}

function Actions() {
  const record = useRecordContext<Restaurant>()
  const navigate = useNavigate()
  if (!record) return null
  const isThere = !record.trashedAt && !record.mergedInto
  return (
    <>
      <RestaurantState {...record} />
      <Button component={Link} to={`/restaurants#${record.id}/history`}>
        활동
      </Button>
      {isThere && record.isActive && (
        <Button component={TextLink} href={`/restaurants/${record.id}`} target="_blank" rel="noopener">
          공개 페이지
        </Button>
      )}
      {isThere && (
        <MergeButton
          variant="outlined"
          restaurants={[record.id]}
          onMerged={(survivor) => void navigate(`/restaurants/${survivor}`)}
        />
      )}
      <TrashButton record={record} />
    </>
  )
}

function Aside() {
  const record = useRecordContext<Restaurant>()
  if (!isWhole(record)) return null
  return (
    <>
      {record.mergedInto && (
        <Card title="합쳐진 식당">
          이 식당은 <Link to={`/restaurants/${record.mergedInto}`}>다른 식당</Link>으로 합쳐졌어요. 그 식당에서 풀 수
          있어요.
        </Card>
      )}
      {record.restrictedUntil && (
        <Card title="임시조치">
          {koreanMoment(record.restrictedUntil)}까지 공개 화면에서 가려져 있고, 그 뒤에는 자동으로 다시 보여요.{' '}
          <Link to={`/tickets?open=${record.restrictionTicket}`}>게시중단 요청</Link>에 따른 거예요. 여기서 활성으로
          바꾸면 바로 풀려요.
        </Card>
      )}
      <NumbersCard record={record} />
      <AliasCard record={record} />
      <MergedCard record={record} />
    </>
  )
}
