import {
  useRecordContext,
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { Button, Stack, Box } from '@mui/material'
import { useState } from 'react'
import { VISIT_STATUSES, type VisitStatusCode } from '@/domain/expense/visits'
import { VISIT_STATUS_LABELS, OCCASION_LABELS, PAYMENT_METHOD_LABELS } from '@/messages/labels'
import { NOTES_MAX, REASON_MAX } from '@/domain/backOffice/backOffice'
import { AMOUNT_MAX_WON, AMOUNT_MIN_WON, HEADCOUNT_MAX } from '@/domain/expense/limits'
import { OCCASIONS, PAYMENT_METHODS } from '@/domain/expense/codes'
import { DeleteRecordButton, ActionDialog } from '../kit/dialogs/ActionDialog'
import { EditScreen, CreateScreen } from '../kit/screens/screens'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { trimmed, upTo } from '../kit/fields/textFields'
import { Card } from '../kit/Card'
import { CorrectionsCard, OriginCard } from './OriginCard'
import { type Visit, isWhole, type VisitRow, VisitStatus } from './visit'
import { AgencyInput } from '../agencies/AgencyInput'
import { RecordInput, type PickableRestaurant, toPickedRestaurant } from '../kit/fields/RecordPicker'
import { SeoulTimeInput } from '../kit/dates/dateInputs'

const KEYS: Record<VisitStatusCode, string> = {
  confirmed: '확인됨으로',
  pending: '확인 중으로',
  disputed: '이의 걸기',
}
const REASONS: Record<VisitStatusCode, string[]> = {
  confirmed: ['원문과 같음을 확인', '기관이 확인해 줌', '이의를 철회함'],
  pending: ['원문을 다시 확인하는 중', '기관에 물어봄'],
  disputed: ['간 적이 없다는 연락', '금액이 다르다는 연락', '다른 식당이라는 연락'],
}
const EFFECTS: Record<VisitStatusCode, string> = {
  confirmed: '이 방문이 확인된 기록이 되고, 기다리는 일에서 빠져요.',
  pending: '이 방문에 ‘확인 중’ 표시가 붙어요.',
  disputed: '이 방문에 ‘이의 제기’ 표시가 붙고, 사람을 기다리는 일에 올라요.',
}

function StatusCard() {
  const visit = useRecordContext<VisitRow>()
  const [to, setTo] = useState<VisitStatusCode | null>(null)
  if (!isWhole(visit)) return null
  return (
    <Card title="상태" action={<VisitStatus status={visit.status} />}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {VISIT_STATUSES.filter((status) => status !== visit.status).map((status) => (
          <Button key={status} size="small" variant="outlined" onClick={() => setTo(status)}>
            {KEYS[status]}
          </Button>
        ))}
      </Stack>
      {visit.statusChanges.map(({ id, before, after, reason, by, at }) => (
        <div key={id} style={{ marginTop: 8, fontSize: 12.5 }}>
          {before && `${VISIT_STATUS_LABELS[before]} → `}
          {VISIT_STATUS_LABELS[after]}
          {reason && <> · {reason}</>}
          <div style={{ color: 'var(--soft)' }}>
            {by ?? '시스템'} {koreanMoment(at)}
          </div>
        </div>
      ))}
      {to && (
        <ActionDialog
          title={KEYS[to]}
          effect={<>{EFFECTS[to]} 방문 수와 순위는 바뀌지 않아요.</>}
          confirmLabel={KEYS[to]}
          reasons={REASONS[to]}
          run={(reason, provider) => provider.action('visits', visit.id, 'status', { status: to, reason })}
          done="상태를 바꿨어요."
          onClose={() => setTo(null)}
        />
      )}
    </Card>
  )
}

const EDIT_HELP = `방문 하나의 모든 칸이에요. 기관이 공개한 값(식당, 기관, 날짜, 금액, 인원, 쓴 일, 결제 방법)을 바꾸면 고친 이유를 적어야 하고,
출처가 ‘고친 기록’이 되며 누가 고쳤는지 남아요. 원문의 값은 옆에 그대로 있고, 같은 파일을 다시 가져와도 고친 값은 바뀌지 않아요.
상태는 오른쪽에서 이유를 적고 바꿔요. 메모는 이유 없이 바꿀 수 있어요.`

export const VisitEdit = () => (
  <EditScreen<Visit>
    resource="visits"
    titleOf={({ restaurantTitle, spentAt }) => `${restaurantTitle ?? '방문'} ${koreanDate(spentAt)}`}
    help={EDIT_HELP}
    transform={trimmed}
    actions={<DeleteVisit />}
    aside={
      <>
        <StatusCard />
        <OriginCard />
        <CorrectionsCard />
      </>
    }
  >
    <VisitInputs />
  </EditScreen>
)

const EFFECT = '순위와 통계에서 바로 빠져요. 감사 기록에서 언제든 복원할 수 있어요.'

function DeleteVisit() {
  const record = useRecordContext<Visit>()
  return record?.dataSource === 'manual' ? <DeleteRecordButton what="방문" effect={EFFECT} isRestorable /> : null
}

const CREATE_HELP = `공개 자료에 없는 방문을 직접 적어요. 출처는 ‘직접 입력’이 되고, 저장하면 곧바로 순위에 반영해요.
사람 이름은 어느 칸에도 적지 마세요.`

export const VisitCreate = () => (
  <CreateScreen
    resource="visits"
    help={CREATE_HELP}
    defaults={{ status: 'confirmed', hasTime: false }}
    transform={trimmed}
  >
    <VisitInputs />
  </CreateScreen>
)

const STATUSES = VISIT_STATUSES.map((id) => ({ id, name: VISIT_STATUS_LABELS[id] }))
const OCCASION_CHOICES = OCCASIONS.map((id) => ({ id, name: OCCASION_LABELS[id] }))
const PAYMENT_CHOICES = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_LABELS[id] }))
const between = (min: number, max: number, unit: string) => {
  const sentence = `${min.toLocaleString('ko-KR')}${unit}부터 ${max.toLocaleString('ko-KR')}${unit}까지 적을 수 있어요.`
  return [minValue(min, sentence), maxValue(max, sentence)]
}
const reasonLimit = upTo(REASON_MAX)
const notesLimit = upTo(NOTES_MAX)
const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5, rowGap: 1 }

function VisitInputs() {
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
      <AgencyInput source="agency" label="기관" missing="기관을 골라 주세요." />
      <Box sx={two}>
        <SeoulTimeInput source="spentAt" validate={required('쓴 날을 골라 주세요.')} />
        <BooleanInput source="hasTime" label="시각도 공개된 기록" helperText={false} />
        <NumberInput source="amount" validate={between(AMOUNT_MIN_WON, AMOUNT_MAX_WON, '원')} helperText="원" />
        <NumberInput source="headcount" validate={between(1, HEADCOUNT_MAX, '명')} helperText="명" />
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
          validate={reasonLimit}
          helperText="공개된 값을 바꾸면 꼭 적어야 해요. 공개 API에서 누구나 볼 수 있는 것은 ‘고친 기록’이라는 표시예요."
        />
      )}
      <TextInput source="notes" multiline validate={notesLimit} helperText="관리자만 봐요." />
    </>
  )
}
