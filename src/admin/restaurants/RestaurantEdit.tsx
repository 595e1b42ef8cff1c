import { Button, Link as TextLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { displayRegion } from '@/domain/region/displayRegion'
import { Card } from '../kit/Card'
import { koreanMoment } from '../kit/dates/koreanDate'
import { EditScreen } from '../kit/screens/EditScreen'
import { trimmed } from '../kit/fields/trimmed'
import { useStaffRegions } from '../kit/fields/useStaffRegions'
import { AliasCard } from './AliasCard'
import { MergedCard } from './MergedCard'
import { MergeButton } from './merge/MergeButton'
import { NumbersCard } from './NumbersCard'
import { isWhole, type Restaurant } from './restaurant'
import { RestaurantInputs } from './RestaurantInputs'
import { RestaurantState } from './RestaurantState'
import { TrashButton } from './TrashButton'

const HELP = `식당 하나의 모든 칸이에요. 이름과 주소는 꼭 있어야 해요.
다른 사람이 먼저 저장했으면 두 값을 나란히 보여 주고 고르게 해요. 적은 것은 사라지지 않아요.
같은 곳이 두 번 실렸으면 합치기를 누르세요. 합친 것은 언제든 풀 수 있어요.`

export function RestaurantEdit() {
  const regions = useStaffRegions()
  const showValue = (field: string, value: unknown) => {
    const region = field === 'region' ? regions.find(({ id }) => id === value) : undefined
    return region && displayRegion(region)
  }
  return (
    <EditScreen<Restaurant>
      resource="restaurants"
      titleOf={({ title }) => title}
      help={HELP}
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
        바뀐 내역
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
