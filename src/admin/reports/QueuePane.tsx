import { MenuItem, Select, Stack, Typography } from '@mui/material'
import { CONTENT_TYPES, type ContentType } from '@/domain/moderation/states'
import { CONTENT_TYPE_LABELS } from '@/messages/labels'
import { useServerNow } from '../dataProvider/serverClock'
import { QueueFoot } from '../workQueue/QueueFoot'
import { QueueRows } from '../workQueue/QueueRows'
import { QueueTabs } from '../workQueue/QueueTabs'
import { QueueItem } from './QueueItem'
import { type DeskPlace, TAB_LABELS, TABS } from './tabs'
import { QUEUE_ROWS, type useQueue, useReportCounts } from './useQueue'

interface Props {
  place: DeskPlace
  queue: ReturnType<typeof useQueue>
  current: number | null
  onGo: (place: Partial<DeskPlace>) => void
}

export function QueuePane({ place, queue, current, onGo }: Props) {
  const counts = useReportCounts(place.type)
  const now = useServerNow()
  return (
    <aside className="queue" aria-label="신고 목록">
      <Stack component="header" sx={{ p: '12px 16px 0', borderBottom: '1px solid var(--line)' }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="h1" sx={{ fontSize: 15, fontWeight: 650 }}>
            신고
          </Typography>
          <KindSelect value={place.type} onChange={(type) => onGo({ type, page: 1, report: null })} />
        </Stack>
        <QueueTabs
          tabs={TABS}
          labels={TAB_LABELS}
          counts={counts}
          value={place.tab}
          onChange={(tab) => onGo({ tab, page: 1, report: null })}
        />
      </Stack>
      <QueueRows queue={queue} current={current} loadingLabel="신고를 불러오는 중">
        {(row) => (
          <QueueItem row={row} isCurrent={row.id === current} now={now} onOpen={() => onGo({ report: row.id })} />
        )}
      </QueueRows>
      <QueueFoot
        page={place.page}
        pages={Math.ceil((queue.total ?? 0) / QUEUE_ROWS)}
        onPage={(page) => onGo({ page, report: null })}
      />
    </aside>
  )
}

function KindSelect({ value, onChange }: { value: ContentType | null; onChange: (type: ContentType | null) => void }) {
  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      displayEmpty
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      inputProps={{ 'aria-label': '신고한 것' }}
      sx={{ fontSize: 13, color: 'var(--soft)' }}
    >
      <MenuItem value="">댓글 · 글 · 리뷰</MenuItem>
      {CONTENT_TYPES.map((type) => (
        <MenuItem key={type} value={type}>
          {CONTENT_TYPE_LABELS[type]}
        </MenuItem>
      ))}
    </Select>
  )
}
