import { Box, Button, Stack, Tab, Tabs } from '@mui/material'
import { Link, useSearchParams } from 'react-router-dom'
import type { ComponentType } from 'react'
import { useQueries } from '@tanstack/react-query'
import { ListBase, useDataProvider } from 'react-admin'
import OpenInFullIcon from '@mui/icons-material/OpenInFull'
import { faqList } from '../faqs'
import { formatList } from '../formats'
import { noticeList } from '../notices'
import { CreateLink, ScreenHeading } from '../kit/screens/screens'
import { StatStrip } from '../kit/facts'
import { BackupsTab } from './backups/BackupsTab'
import { SystemTab } from './SystemTab'
import { WordsTab } from './WordsTab'
import type { DefinedList } from '../kit/defined/definedList'

interface Props {
  list: DefinedList
  /** there is a button elsewhere */
  hasCreate?: boolean
}

/** Filters in the URL need its own screen, which is one click away. */
const ListTab = ({ list: { resource, sort, Create, Rows }, hasCreate = true }: Props) => (
  <ListBase
    resource={resource}
    perPage={10}
    exporter={false}
    sort={sort}
    disableSyncWithLocation
    storeKey={`settings.${resource}`}
  >
    <Stack direction="row" sx={{ gap: 1 }}>
      {hasCreate && <Create />}
      <Button variant="outlined" component={Link} to={`/${resource}`} startIcon={<OpenInFullIcon />}>
        넓게 보기
      </Button>
    </Stack>
    <Rows />
  </ListBase>
)

const CARDS = [
  { label: '게시 중인 공지', resource: 'notices', filter: { phase: 'live' }, unit: '건' },
  { label: '활성 질문', resource: 'faqs', filter: { status: 'active' }, unit: '개' },
  { label: '활성 데이터 포맷', resource: 'formats', filter: { status: 'active' }, unit: '개' },
  { label: '끝난 백업', resource: 'backups', filter: { status: 'completed' }, unit: '개' },
] as const

/** Query keys start like the lists', so that changes refresh them. */
function SummaryCards() {
  const data = useDataProvider()
  const counted = useQueries({
    queries: CARDS.map(({ resource, filter }) => ({
      queryKey: [resource, 'getList', 'summary'],
      queryFn: async () => {
        const asked = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const }, filter }
        return (await data.getList(resource, asked)).total ?? 0
      },
    })),
  })
  return (
    <StatStrip
      label="설정 요약"
      figures={CARDS.map(({ label, unit }, at) => {
        const { data: count, isError, refetch } = counted[at] ?? {}
        return {
          label,
          value: isError ? null : count === undefined ? '…' : `${count.toLocaleString()}${unit}`,
          onRetry: () => void refetch?.(),
        }
      })}
    />
  )
}

interface SettingsTab {
  key: string
  label: string
  Panel: ComponentType
}

const SETTINGS_TABS: readonly SettingsTab[] = [
  { key: 'notices', label: '공지사항', Panel: () => <ListTab list={noticeList} hasCreate={false} /> },
  { key: 'faqs', label: '자주 묻는 질문', Panel: () => <ListTab list={faqList} /> },
  { key: 'formats', label: '데이터 포맷', Panel: () => <ListTab list={formatList} /> },
  { key: 'words', label: '단어 목록', Panel: WordsTab },
  { key: 'backups', label: '백업 관리', Panel: BackupsTab },
  { key: 'system', label: '시스템', Panel: SystemTab },
]

const HELP = `공지, 자주 묻는 질문, 데이터 포맷은 여기서도, 메뉴의 화면에서도 고쳐요.
단어 목록은 파일을 읽을 때 기본으로 아는 단어에 더해 쓰는 거예요.
백업은 데이터베이스와 사진을 한 파일에 담아요. 날마다 오전 3시 30분에 자동으로 만들고, 여기서 바로 만들 수도 있어요.
검증은 파일을 끝까지 읽어 만들 때와 같은지 봐요. 복원은 지금 데이터베이스를 백업할 때의 것으로 바꿔요.
시스템에서는 데이터베이스와 저장 공간, 마지막 백업을 봐요.`

export default function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = SETTINGS_TABS.find(({ key }) => key === asked) ?? SETTINGS_TABS[0]
  if (!open) return null
  const { key, Panel } = open
  return (
    <>
      <ScreenHeading title="설정" help={HELP}>
        <CreateLink to="/notices/create" variant="outlined" hasKey={key === 'notices'}>
          새 공지 작성
        </CreateLink>
        <Button variant="contained" onClick={() => setSearch({ tab: 'backups', make: '1' })}>
          백업 생성
        </Button>
      </ScreenHeading>
      <SummaryCards />
      <Tabs
        value={key}
        onChange={(_, chosen: string) => setSearch({ tab: chosen })}
        aria-label="설정"
        variant="scrollable"
        sx={{ borderBottom: '1px solid var(--line)', mb: 2.5 }}
      >
        {SETTINGS_TABS.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            label={tab.label}
            id={`settings-tab-${tab.key}`}
            aria-controls={`settings-panel-${tab.key}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`settings-panel-${key}`} aria-labelledby={`settings-tab-${key}`}>
        <Panel />
      </Box>
    </>
  )
}
