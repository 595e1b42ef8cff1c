import { Box } from '@mui/material'
import { BooleanInput, NumberInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { NOTES_MAX, REASON_MAX } from '@/domain/backOffice/limits'
import { AMOUNT_MAX_WON, AMOUNT_MIN_WON, HEADCOUNT_MAX } from '@/domain/expense/limits'
import { OCCASIONS } from '@/domain/expense/occasion'
import { PAYMENT_METHODS } from '@/domain/expense/paymentMethod'
import { VISIT_STATUSES } from '@/domain/expense/visitStates'
import { OCCASION_LABELS, PAYMENT_METHOD_LABELS, VISIT_STATUS_LABELS } from '@/messages/labels'
import { type Agency, toPickedAgency } from '../agencies/agency'
import { RecordInput } from '../kit/fields/RecordPicker'
import { SeoulTimeInput } from '../kit/dates/SeoulTimeInput'
import { type PickableRestaurant, toPickedRestaurant } from '../kit/fields/RestaurantPicker'
import type { Visit } from './visit'
import { CreateScreen } from '../kit/screens/CreateScreen'
import { trimmed } from '../kit/fields/trimmed'

const HELP = `공개 자료에 없는 방문을 직접 적어요. 출처는 ‘직접 입력’이 되고, 저장하면 곧바로 순위에 반영해요.
사람 이름은 어느 칸에도 적지 마세요.`

export const VisitCreate = () => (
  <CreateScreen resource="visits" help={HELP} defaults={{ status: 'confirmed', hasTime: false }} transform={trimmed}>
    <VisitInputs />
  </CreateScreen>
)

const STATUSES = VISIT_STATUSES.map((id) => ({ id, name: VISIT_STATUS_LABELS[id] }))
const OCCASION_CHOICES = OCCASIONS.map((id) => ({ id, name: OCCASION_LABELS[id] }))
const PAYMENT_CHOICES = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_LABELS[id] }))
const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5, rowGap: 1 }

export function VisitInputs() {
  const record = useRecordContext<Visit>()
  const isPublished = record !== undefined && record.dataSource !== 'manual'
  return (
    <>
      <RecordInput<PickableRestaurant>
        source="restaurant"
        resource="restaurants"
        label="식당"
        toPicked={toPickedRestaurant}
        sort="title"
        initial={record ? { id: record.restaurant, label: record.restaurantTitle ?? `${record.restaurant}번` } : null}
        missing="식당을 골라 주세요."
      />
      <RecordInput<Agency>
        source="agency"
        resource="agencies"
        label="기관"
        toPicked={toPickedAgency}
        sort="name"
        initial={record ? { id: record.agency, label: record.agencyName ?? `${record.agency}번` } : null}
        missing="기관을 골라 주세요."
      />
      <Box sx={two}>
        <SeoulTimeInput source="spentAt" validate={required('쓴 날을 골라 주세요.')} />
        <BooleanInput source="hasTime" label="시각도 공개된 기록" helperText={false} />
        <NumberInput source="amount" min={AMOUNT_MIN_WON} max={AMOUNT_MAX_WON} helperText="원" />
        <NumberInput source="headcount" min={1} max={HEADCOUNT_MAX} helperText="명" />
      </Box>
      <Box sx={two}>
        <SelectInput source="occasion" choices={OCCASION_CHOICES} translateChoice={false} emptyText="적혀 있지 않음" />
        <SelectInput
          source="paymentMethod"
          choices={PAYMENT_CHOICES}
          translateChoice={false}
          emptyText="적혀 있지 않음"
        />
        {!record && <SelectInput source="status" choices={STATUSES} translateChoice={false} validate={required()} />}
      </Box>
      {isPublished && (
        <TextInput
          source="correctionReason"
          multiline
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          helperText="공개된 값을 바꾸면 꼭 적어야 해요. 공개 API에서 누구나 볼 수 있는 것은 ‘고친 기록’이라는 표시예요."
        />
      )}
      <TextInput
        source="notes"
        multiline
        slotProps={{ htmlInput: { maxLength: NOTES_MAX } }}
        helperText="관리자만 봐요."
      />
    </>
  )
}
