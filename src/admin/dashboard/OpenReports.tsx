import { Button, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Link, useNavigate } from 'react-router-dom'
import { REPORT_HOURS, REPORT_SOON_HOURS } from '@/domain/moderation/moderation'
import type { OpenReport, Waiting } from '@/contract/dashboard'
import { FailedState } from '../kit/states'
import { KeyHint } from '../shortcuts/KeyHint'
import { useShortcuts } from '../shortcuts/shortcuts'
import { PHONE } from '../theme'
import { hoursBetween } from '../kit/dates/koreanDate'

/** Hours on the clock; reports that waited longer are shown at its end. */
const CLOCK_HOURS = 30
const MARKS = [0, 6, 12, 18, 24, 30]

const Section = styled('section')({
  background: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  padding: '16px 18px 14px',
  '& > header': { display: 'flex', alignItems: 'center', gap: 10, flexWrap: 'wrap' },
  '& .big': { fontSize: 28, fontWeight: 660, letterSpacing: '-0.03em', lineHeight: 1.1 },
})

const Clock = styled('div')({
  position: 'relative',
  height: 54,
  margin: '16px 0 26px',
  borderBottom: '1.5px solid var(--ink)',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '80%',
    right: 0,
    top: 0,
    bottom: 0,
    background: 'var(--accent-wash)',
    borderLeft: '1.5px solid var(--accent)',
  },
  '& .dot': {
    position: 'absolute',
    width: 14,
    height: 14,
    marginLeft: -7,
    borderRadius: '50%',
    background: 'var(--card)',
    border: '2px solid var(--soft)',
  },
  '& .soon': { borderColor: 'var(--warn)', background: 'var(--warn-wash)' },
  '& .late': { borderColor: 'var(--accent)', background: 'var(--accent)' },
  '& .mark': { position: 'absolute', top: 58, fontSize: 12, color: 'var(--faint)', whiteSpace: 'nowrap' },
  '& .promise': {
    position: 'absolute',
    left: 'calc(80% + 8px)',
    top: 5,
    fontSize: 12,
    fontWeight: 600,
    color: 'var(--accent)',
  },
  [PHONE]: { '& .between, & .promise': { display: 'none' } },
})

interface Props {
  reports: OpenReport[] | null
  waiting: Waiting | null
  asOf: string
  onRetry: () => void
}

export function OpenReports({ reports, waiting, asOf, onRetry }: Props) {
  const navigate = useNavigate()
  useShortcuts('대시보드', [{ keys: 'g', label: '오래된 신고부터 보기', run: () => void navigate('/reports') }])
  if (!reports || !waiting)
    return (
      <Section aria-label="신고 대기">
        <Typography variant="h2">신고 대기</Typography>
        <FailedState onRetry={onRetry} />
      </Section>
    )
  const ages = reports.map(({ createdAt }) => hoursBetween(createdAt, asOf))
  const late = ages.filter((hours) => hours > REPORT_HOURS).length
  const soon = ages.filter((hours) => hours <= REPORT_HOURS && hours > REPORT_HOURS - REPORT_SOON_HOURS).length
  return (
    <Section aria-labelledby="open-reports">
      <header>
        <span className="big">{waiting.count.toLocaleString()}</span>
        <div>
          <Typography variant="h2" id="open-reports">
            신고 대기
          </Typography>
          <span style={{ fontSize: 12.5, color: 'var(--soft)' }}>
            {late > 0 && <b style={{ color: 'var(--accent)' }}>{`24시간을 넘긴 ${late}건`}</b>}
            {late > 0 && soon > 0 && ' · '}
            {soon > 0 && `곧 넘길 ${soon}건`}
            {late + soon === 0 && (waiting.count ? '모두 약속한 시간 안에 있어요.' : '기다리는 신고가 없어요.')}
          </span>
        </div>
        {waiting.count > 0 && (
          <Button component={Link} to="/reports" variant="contained" sx={{ ml: 'auto' }}>
            오래된 것부터 보기&nbsp;
            <KeyHint keys="G" />
          </Button>
        )}
      </header>
      {waiting.count > 0 && <ReportClock ages={ages} late={late} />}
    </Section>
  )
}

const toneOf = (hours: number): string => {
  if (hours > REPORT_HOURS) return 'dot late'
  return hours > REPORT_HOURS - REPORT_SOON_HOURS ? 'dot soon' : 'dot'
}

function ReportClock({ ages, late }: { ages: number[]; late: number }) {
  return (
    <Clock role="img" aria-label={`기다리는 신고 ${ages.length}건이 들어온 뒤 지난 시간. 24시간을 넘긴 신고 ${late}건`}>
      {ages.map((hours, index) => (
        <span
          key={index}
          className={toneOf(hours)}
          style={{ left: `${(Math.min(hours, CLOCK_HOURS) / CLOCK_HOURS) * 100}%`, top: index % 2 ? 12 : 30 }}
        />
      ))}
      {late > 0 && <span className="promise">약속한 시간을 넘김</span>}
      {MARKS.map((hours) => (
        <span
          key={hours}
          className={hours % 12 ? 'mark between' : 'mark'}
          style={{
            left: `${(hours / CLOCK_HOURS) * 100}%`,
            transform: hours === 0 ? undefined : `translateX(-${hours === CLOCK_HOURS ? 100 : 50}%)`,
          }}
        >
          {hours === 0 ? '방금' : `${hours}시간`}
        </span>
      ))}
    </Clock>
  )
}
