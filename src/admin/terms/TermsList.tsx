import AddIcon from '@mui/icons-material/Add'
import { Button, Tab, Tabs } from '@mui/material'
import { Link } from 'react-router-dom'
import { TERMS_CODES, type TermsCode, type TermsState } from '@/domain/terms'
import { TERMS_LABELS } from '@/messages/labels'
import { terms as definition, type terms } from '@/resources/terms'
import type { RowOf } from '@/resources/definition'
import { DefinedTable } from '../kit/defined/definedList'
import { ListScreen } from '../kit/screens/screens'
import { useFilter } from '../kit/filters/FilterBar'
import type { StatusTone } from '../kit/marks'

export type TermsVersion = Omit<RowOf<typeof terms>, 'createdAt'> & { body?: string }

export const STATE_TONES: Record<TermsState, StatusTone> = {
  draft: 'plain',
  announced: 'mid',
  'in-force': 'ok',
  past: 'plain',
}

export const isEditable = ({ state }: Pick<TermsVersion, 'state'>): boolean =>
  state === 'draft' || state === 'announced'

export const nameOf = ({ title, edition }: Pick<TermsVersion, 'title' | 'edition'>): string => `${title} ${edition}판`

export function ConsentCount({ state, acceptedCount, memberCount }: TermsVersion) {
  if (state === 'draft') return '–'
  const share = memberCount ? Math.round((acceptedCount / memberCount) * 100) : 0
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {acceptedCount.toLocaleString('ko-KR')}
      <span style={{ color: 'var(--soft)' }}>
        {' '}
        / 회원 {memberCount.toLocaleString('ko-KR')}명 · {Math.min(share, 100)}%
      </span>
    </span>
  )
}

const HELP = `약관은 버전으로 쌓여요. 새 버전은 앞의 버전에서 시작해 초안으로 두었다가, 공개하고 시행일이 되면 시행돼요.
시행된 버전은 회원이 동의한 글이라 더는 고치거나 지울 수 없어요. 줄을 누르면 그 버전을 읽고 다른 버전과 비교해요.`

export const TermsList = () => (
  <ListScreen
    resource="terms"
    help={HELP}
    sort={{ field: 'edition', order: 'DESC' }}
    filterDefaultValues={{ code: 'tos' }}
    actions={<NewVersionButton />}
  >
    <CodeTabs />
    <DefinedTable
      definition={definition}
      rowClick="show"
      emptyTitle="아직 버전이 없어요."
      columns={['edition', 'title', 'state', 'isRequired', 'effectiveOn', 'acceptedCount', 'updatedAt']}
      cells={{
        edition: ({ edition }) => `${edition}판`,
        title: ({ title }) => <b style={{ fontWeight: 640 }}>{title}</b>,
        isRequired: ({ isRequired }) => (isRequired ? '필수' : '선택'),
        acceptedCount: (version) => <ConsentCount {...version} />,
      }}
      tones={{ state: STATE_TONES }}
    />
  </ListScreen>
)

/** One document at a time, because its versions are compared. */
function CodeTabs() {
  const [code = 'tos', setCode] = useFilter<TermsCode>('code')
  return (
    <Tabs
      value={code}
      onChange={(_, next: TermsCode) => setCode(next)}
      aria-label="약관의 종류"
      variant="scrollable"
      sx={{ mb: 1, borderBottom: '1px solid var(--line)' }}
    >
      {TERMS_CODES.map((each) => (
        <Tab key={each} value={each} label={TERMS_LABELS[each]} />
      ))}
    </Tabs>
  )
}

function NewVersionButton() {
  const [code = 'tos'] = useFilter<TermsCode>('code')
  return (
    <Button variant="contained" component={Link} to={`/terms/create?code=${code}`} startIcon={<AddIcon />}>
      새 버전
    </Button>
  )
}
