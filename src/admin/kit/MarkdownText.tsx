import { styled } from '@mui/material/styles'
import { type MouseEvent, useDeferredValue, useMemo } from 'react'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { Markdown, type Slots } from '@/ui/markdown/Markdown'

const Prose = styled('div')({
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& h2': { margin: '22px 0 6px', fontSize: 16, fontWeight: 680 },
  '& h3': { margin: '16px 0 4px', fontSize: 14, fontWeight: 650 },
  '& p': { margin: '10px 0' },
  '& ul, & ol': { margin: '10px 0', paddingLeft: 22 },
  '& li': { marginTop: 4 },
  '& blockquote': { margin: '10px 0', paddingLeft: 14, borderLeft: '2px solid var(--line)', color: 'var(--soft)' },
  '& table': { width: '100%', margin: '10px 0', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '6px 10px 6px 0',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& a': { textUnderlineOffset: 3 },
})

/** Opens links in a new tab, so that the screen and unsaved text stay. */
function openApart(event: MouseEvent<HTMLElement>) {
  const link = (event.target as HTMLElement).closest('a')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}

export function MarkdownText({ text, slots }: { text: string; slots?: Slots }) {
  // Deferred, so that a long text is not parsed on every key.
  const settled = useDeferredValue(text)
  const blocks = useMemo(() => readMarkdown(settled), [settled])
  return (
    <Prose onClickCapture={openApart}>
      <Markdown blocks={blocks} slots={slots} />
    </Prose>
  )
}
