import { Autocomplete, TextField } from '@mui/material'
import { type FormEvent, useState, useEffect } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { AUDIT_EVENT_GROUPS, AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { AUDIT_SUBJECT_LABELS } from '@/resources/defined'
import { ID_MAX } from '@/domain/http/limits'
import { ExportButton } from '../kit/lists/downloads'
import { ListScreen } from '../kit/screens/screens'
import { FilterBar, useFilter, FilterChip } from '../kit/filters/FilterBar'
import { FilterDays } from '../kit/filters/filterPickers'
import { FilterSelect, choicesOf } from '../kit/filters/FilterSelect'
import type { UserRow } from '../users/user'
import { AuditTable } from './AuditTable'

const WAIT_MS = 250
const FEW = { page: 1, perPage: 8 }
const NEWEST = { field: 'createdAt', order: 'DESC' as const }

function ActorFilter() {
  const [actor, setActor] = useFilter<number>('actor')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), WAIT_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const filter = asked ? { q: asked } : { role: ['admin', 'editor', 'moderator'] }
  const list = { pagination: FEW, sort: NEWEST, filter }
  const { data: found = [], isFetching } = useGetList<UserRow>('users', list, { enabled: isOpen })
  const { data: chosen } = useGetOne<UserRow>(
    'users',
    { id: actor ?? 0 },
    { enabled: actor !== undefined, retry: false },
  )
  const value = actor === undefined ? null : { id: actor, nickname: chosen?.nickname ?? `${actor}번 계정`, email: null }
  return (
    <Autocomplete<Pick<UserRow, 'id' | 'nickname' | 'email'>>
      size="small"
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      // The server has already filtered.
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText="찾는 중…"
      noOptionsText="그런 사람이 없어요."
      value={value}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ nickname }) => nickname}
      onInputChange={(_, text, why) => setTyped(why === 'input' ? text : '')}
      onChange={(_, person) => setActor(person?.id ?? null)}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder="누가"
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': '누가' } }}
        />
      )}
      sx={{ width: 150, '& .MuiOutlinedInput-root': { height: 32, fontSize: 13, py: 0 } }}
    />
  )
}

const EVENT_GROUPS = AUDIT_EVENT_GROUPS.map(({ title, events }) => ({
  title,
  choices: events.map((id) => ({ id, name: AUDIT_EVENT_LABELS[id] })),
}))

function SubjectNumber() {
  const [number, setNumber] = useFilter<number>('subject')
  const [draft, setDraft] = useState({ of: number, text: String(number ?? '') })
  // The draft belongs to the number it was typed over, so that resetting the filters also clears the field.
  const text = draft.of === number ? draft.text : String(number ?? '')
  const apply = () => {
    if (text === String(number ?? '')) return
    const typed = Number(text)
    const next = typed > 0 && typed <= ID_MAX ? typed : undefined
    setDraft({ of: next, text: String(next ?? '') })
    setNumber(next ?? null)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextField
        size="small"
        value={text}
        placeholder="대상 번호"
        onChange={({ target }) => setDraft({ of: number, text: target.value.replace(/\D/g, '') })}
        onBlur={apply}
        slotProps={{ htmlInput: { 'aria-label': '대상 번호', inputMode: 'numeric' } }}
        sx={{ width: 96, '& .MuiOutlinedInput-root': { height: 32, fontSize: 13 } }}
      />
    </form>
  )
}

const SUBJECTS = choicesOf(AUDIT_SUBJECT_LABELS)

/** Links elsewhere also set network and request. */
const AuditFilters = () => (
  <FilterBar search="이유, 사람, 요청 번호">
    <FilterSelect source="event" label="무엇을" groups={EVENT_GROUPS} />
    <ActorFilter />
    <FilterSelect source="subjectType" label="대상" choices={SUBJECTS} />
    <SubjectNumber />
    <FilterDays label="일어난 날" />
    <FilterChip source="network" label={(network) => `네트워크 ${String(network).slice(0, 12)}`} />
    <FilterChip source="request" label={() => '한 요청의 기록'} />
  </FilterBar>
)

const HELP = `누가 언제 무엇을 했는지의 기록이에요. 운영자가 바꾼 모든 것과 로그인, 역할, 동의가 남아요.
고치거나 지울 수 없고, 1년이 지나면 자동으로 지워져요. 비밀번호, 이메일, 문의의 내용은 적지 않아요.
줄을 누르면 무엇이 어떻게 바뀌었는지와 이유가 옆에 열려요.
‘어디에서’는 네트워크 주소의 가명이에요. 같은 네트워크는 같은 가명이지만, 가명에서 주소를 알 수는 없어요.
내보내기는 지금 조건에 맞는 모든 줄을 파일로 만들고, 내보낸 것도 여기에 남아요.`

export default function AuditList() {
  return (
    <ListScreen
      resource="audit"
      help={HELP}
      note="1년 동안 보관 · 고치거나 지울 수 없음"
      sort={{ field: 'occurredAt', order: 'DESC' }}
      actions={<ExportButton />}
    >
      <AuditFilters />
      <AuditTable />
    </ListScreen>
  )
}
