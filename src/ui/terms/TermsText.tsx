import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import type { TermsBlock, TermsInline } from '@/domain/terms/termsText'
import { Prose, type ProseSize } from '../layout/Prose'

function Inline({ part, email }: { part: TermsInline; email: ReactNode }) {
  if (part.kind === 'email') return email
  if (part.kind === 'strong') return <b>{part.text}</b>
  if (part.kind !== 'link') return part.text
  return part.href.startsWith('/') ? (
    <Link href={part.href}>{part.text}</Link>
  ) : (
    <a href={part.href} rel="noopener noreferrer">
      {part.text}
    </a>
  )
}

const Line = ({ content, email }: { content: TermsInline[]; email: ReactNode }) =>
  content.map((part, i) => <Inline key={i} part={part} email={email} />)

function Block({ block, email }: { block: TermsBlock; email: ReactNode }) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading id={block.id}>{block.text}</Heading>
  }
  if (block.kind === 'paragraph')
    return (
      <p>
        <Line content={block.content} email={email} />
      </p>
    )
  const items = block.items.map((item, i) => (
    <li key={i}>
      <Line content={item} email={email} />
    </li>
  ))
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
}

/**
 * A legal text as elements. What editors wrote becomes text and nothing else: there is no HTML to sanitise.
 * @param email what stands for `{email}`
 */
export function TermsText({ blocks, email, size = 'page' }: { blocks: readonly TermsBlock[]; email: ReactNode; size?: ProseSize }) {
  return (
    <Prose size={size}>
      {blocks.map((block, i) => (
        <Fragment key={i}>
          <Block block={block} email={email} />
        </Fragment>
      ))}
    </Prose>
  )
}
