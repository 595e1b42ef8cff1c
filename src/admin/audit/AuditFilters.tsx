import { FilterBar } from '../kit/filters/FilterBar'
import { FilterChip } from '../kit/filters/FilterChip'
import { FilterDays } from '../kit/filters/FilterDays'
import { FilterReset } from '../kit/filters/FilterReset'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { choicesOf } from '../kit/fields/choicesOf'
import { AUDIT_SUBJECT_LABELS } from '@/messages/staff/audit'
import { ActorFilter } from './ActorFilter'
import { EventFilter } from './EventFilter'
import { SubjectNumber } from './SubjectNumber'

const SUBJECTS = choicesOf(AUDIT_SUBJECT_LABELS)

/** Links elsewhere also set network and request. */
export const AuditFilters = () => (
  <FilterBar search="이유, 사람, 요청 번호">
    <EventFilter />
    <ActorFilter />
    <FilterSelect source="subjectType" label="대상" choices={SUBJECTS} />
    <SubjectNumber />
    <FilterDays label="일어난 날" />
    <FilterChip source="network" label={(network) => `네트워크 ${String(network).slice(0, 12)}`} />
    <FilterChip source="request" label={() => '한 요청의 기록'} />
    <FilterReset />
  </FilterBar>
)
