import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import { plainBlocks } from '@/domain/markdown/markdownTree'
import { readMarkdown } from '@/domain/markdown/readMarkdown'

interface Props {
  title: string
  /** the start of its text, as Markdown */
  excerpt?: string
  note?: string
  isPinned?: boolean
}

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const TitleCell = ({
  title,
  excerpt,
  note = excerpt && plainBlocks(readMarkdown(excerpt)),
  isPinned = false,
}: Props) => (
  <span style={{ ...line, maxWidth: 'min(46ch, max(30vw, 260px))' }}>
    {isPinned && <PushPinOutlined titleAccess="위에 고정" sx={{ fontSize: 15, mr: 0.5, mb: -0.25 }} />}
    <b style={{ fontWeight: 640 }}>{title}</b>
    {note && <span style={{ ...line, color: 'var(--soft)', fontSize: 12.5 }}>{note}</span>}
  </span>
)
