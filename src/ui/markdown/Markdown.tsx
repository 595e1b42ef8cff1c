import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import type { MarkdownBlock, MarkdownInline } from '@/domain/markdown/markdownTree'

/** Replacements of `{name}` in running text; not in headings, links and emphasis. */
export type Slots = Readonly<Record<string, ReactNode>>

interface Around {
  slots: Slots
  /** prefix of heading ids; null for none, if a page has several texts */
  idPrefix: string | null
}

const SLOT = /\{([a-z]+)\}/

function Text({ text, slots }: { text: string; slots: Slots }) {
  return text.split(SLOT).map((piece, i) => {
    if (i % 2 === 0) return piece
    return <Fragment key={i}>{Object.hasOwn(slots, piece) ? slots[piece] : `{${piece}}`}</Fragment>
  })
}

const NO_SLOTS: Slots = {}

function Part({ part, slots }: { part: MarkdownInline; slots: Slots }) {
  if (part.kind === 'text') return <Text text={part.text} slots={slots} />
  if (part.kind === 'break') return <br />
  const inside = <Inline content={part.content} slots={NO_SLOTS} />
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>
  if (part.href.startsWith('/')) return <Link href={part.href}>{inside}</Link>
  return (
    <a href={part.href} rel="nofollow noopener noreferrer">
      {inside}
    </a>
  )
}

const Inline = ({ content, slots }: { content: readonly MarkdownInline[]; slots: Slots }) =>
  content.map((part, i) => <Part key={i} part={part} slots={slots} />)

function Item({ blocks, ...around }: Around & { blocks: readonly MarkdownBlock[] }) {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph' || others.some(({ kind }) => kind === 'paragraph'))
    return <Blocks blocks={blocks} {...around} />
  return (
    <>
      <Inline content={first.content} slots={around.slots} />
      <Blocks blocks={others} {...around} />
    </>
  )
}

function Table({ rows: [head = [], ...rows], slots }: { rows: MarkdownInline[][][]; slots: Slots }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              <Inline content={cell} slots={slots} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j}>
                <Inline content={cell} slots={slots} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Block({ block, ...around }: Around & { block: MarkdownBlock }) {
  const { slots, idPrefix } = around
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return (
      <Heading id={idPrefix === null ? undefined : idPrefix + block.id}>
        <Inline content={block.content} slots={NO_SLOTS} />
      </Heading>
    )
  }
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inline content={block.content} slots={slots} />
      </p>
    )
  if (block.kind === 'table') return <Table rows={block.rows} slots={slots} />
  if (block.kind === 'quote')
    return (
      <blockquote>
        <Blocks blocks={block.blocks} {...around} />
      </blockquote>
    )
  const items = block.items.map((item, i) => (
    <li key={i}>
      <Item blocks={item} {...around} />
    </li>
  ))
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
}

const Blocks = ({ blocks, ...around }: Around & { blocks: readonly MarkdownBlock[] }) =>
  blocks.map((block, i) => <Block key={i} block={block} {...around} />)

/** Nothing is inserted as HTML; anything outside the tree stays text. */
export function Markdown({
  blocks,
  slots = NO_SLOTS,
  idPrefix = null,
}: {
  blocks: readonly MarkdownBlock[]
  slots?: Slots
  idPrefix?: string | null
}) {
  return <Blocks blocks={blocks} slots={slots} idPrefix={idPrefix} />
}
