'use client'
import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { PROFILE } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { EmptyState } from '../kit/EmptyState'
import { Pager } from '../kit/Pager'
import { RetryNotice } from '../kit/RetryNotice'

interface Props<Item> {
  query: {
    data: { data: Item[]; pagination: { pages: number; total: number } } | undefined
    isError: boolean
    refetch: () => unknown
  }
  page: number
  onPageChange: (page: number) => void
  words: Record<'what' | 'list' | 'none' | 'noneMore' | 'explore' | 'pages', string>
  exploreHref: string
  children: (item: Item) => ReactNode
}

/** What the member wrote, by pages; without any, the way to where it is written. */
export function OwnList<Item>({ query, page, onPageChange, words, exploreHref, children }: Props<Item>) {
  const { data, isError, refetch } = query
  const list = useRef<HTMLUListElement>(null)
  const changePage = (to: number) => {
    onPageChange(to)
    // Scrolls to the top of the list, because the next page may be much shorter.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }
  if (isError) return <RetryNotice what={words.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  if (data.pagination.total === 0)
    return (
      <EmptyState
        isPart
        title={words.none}
        actions={
          <Link href={exploreHref} className={buttonClass('plain')}>
            {words.explore}
          </Link>
        }
      >
        {words.noneMore}
      </EmptyState>
    )
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.list} className="scroll-mt-20 outline-none">
        {data.data.map(children)}
      </ul>
      <Pager page={page} pages={data.pagination.pages} label={words.pages} onPageChange={changePage} />
    </>
  )
}

interface ItemProps {
  href: string
  title: ReactNode
  /** a state that not everyone sees it in */
  state: ReactNode
  meta: ReactNode
  note: ReactNode
  view: { text: string; label: string }
  children?: ReactNode
}

export const OwnListItem = ({ href, title, state, meta, note, view, children }: ItemProps) => (
  <li className="flex items-start justify-between gap-4 border-b border-line py-4 first:pt-0">
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <div className="flex flex-wrap items-center gap-x-2">
        {meta}
        {state && (
          <span className="rounded-full border border-accent/45 px-2 text-note font-semibold text-accent">{state}</span>
        )}
      </div>
      {children}
      {note && <p className="mt-1 max-w-[60ch] text-small text-soft">{note}</p>}
    </div>
    <Link href={href} prefetch={false} aria-label={view.label} className={buttonClass('plain', 'shrink-0')}>
      {view.text}
    </Link>
  </li>
)
