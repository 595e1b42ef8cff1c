import { Typography } from '@mui/material'
import { DecisionRows } from './DecisionRows'
import { ItemInPlace } from './ItemInPlace'
import type { ModeratedRecord } from './moderated'
import { RecentItems } from './RecentItems'
import { ReportRows } from './ReportRows'
import { WriterCard } from './WriterCard'

export function ContentFacts({ record }: { record: ModeratedRecord }) {
  const { item, writer, reports, history, hiddenReason } = record
  const open = reports.filter(({ status }) => status === 'pending').length
  const others = writer?.recent.filter(({ type, id }) => type !== item?.type || id !== item.id) ?? []
  return (
    <>
      {item && <ItemInPlace item={item} author={writer?.nickname ?? null} openReports={open} />}
      {hiddenReason && <p style={{ color: 'var(--soft)', fontSize: 13 }}>가린 이유: {hiddenReason}</p>}
      <Heading title="쓴 사람" />
      <WriterCard writer={writer} />
      <Heading title="신고" />
      <ReportRows reports={reports} />
      <Heading title="바뀐 내역" />
      {history.length > 0 ? <DecisionRows decisions={history} /> : <p>운영자가 결정한 적이 없어요.</p>}
      {others.length > 0 && (
        <>
          <Heading title="이 작성자가 최근에 쓴 것" />
          <RecentItems items={others} />
        </>
      )}
    </>
  )
}

const Heading = ({ title }: { title: string }) => (
  <Typography component="h3" sx={{ fontSize: 15, fontWeight: 650, mt: 2.75, mb: 0.75 }}>
    {title}
  </Typography>
)
