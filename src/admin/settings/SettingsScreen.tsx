import { Box, Button, Tab, Tabs } from '@mui/material'
import { Link, useSearchParams } from 'react-router-dom'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { SummaryCards } from './SummaryCards'
import { SETTINGS_TABS } from './tabs'

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
        <Button variant="outlined" component={Link} to="/notices/create">
          새 공지 작성
        </Button>
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
